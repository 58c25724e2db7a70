import type { ChangeRule } from '@camping/contract/change-rules.ts'
import type {
  BookedPerson,
  Participants,
  ParticipantsUpdate,
} from '@camping/contract/participants.schemas.ts'
import {
  birthDateProblem,
  fullAge,
  isNoDate,
  isoBirthDate,
  typedDate,
  type BirthDateForm,
  type FieldProblem,
} from './booker.rules.ts'
import { requiredName } from '../validation/validation.rules.ts'

/** A row as typed. Empty fields are missing: react-final-form drops them. */
interface PersonForm {
  title?: string
  firstName?: string
  lastName?: string
  birthDate?: BirthDateForm
}
export interface PersonsForm {
  persons?: (PersonForm | undefined)[]
}

export type PersonProblems = Partial<Record<keyof PersonForm, FieldProblem>>

/** The rows of a booking as a form shows them. */
export function toPersonsForm(persons: readonly BookedPerson[]): PersonsForm {
  return {
    persons: persons.map(({ title, firstName, lastName, birthDate }) => ({
      ...(title ? { title } : {}),
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(birthDate ? { birthDate: typedDate(birthDate) } : {}),
    })),
  }
}

/** The rows in the contract's form: all of them, in order. */
export function toPersons(form: PersonsForm, count: number): ParticipantsUpdate['persons'] {
  return Array.from({ length: count }, (_, index) => {
    const { title, firstName, lastName, birthDate } = form.persons?.[index] ?? {}
    return {
      title: title === 'mr' || title === 'mrs' || title === 'mx' ? title : null,
      firstName: firstName?.trim() ?? '',
      lastName: lastName?.trim() ?? '',
      birthDate: isoBirthDate(birthDate),
    }
  })
}

/** Whether a row is editable: an unnamed one stays empty where only existing ones may change. */
export const mayFill = ({ firstName, lastName }: BookedPerson, rule: ChangeRule): boolean =>
  rule !== 'EXISTING_ONLY_ALLOWED' || Boolean(firstName && lastName)

/** The problems of each row; the server checks the same (booking-6). Undefined for valid rows. */
export function validatePersons(
  form: PersonsForm,
  { persons, arrival, terms }: Participants,
  today: string,
): (PersonProblems | undefined)[] {
  return persons.map((booked, index) => {
    const row = form.persons?.[index] ?? {}
    const isNamed = Boolean(
      row.title || row.firstName?.trim() || row.lastName?.trim() || !isNoDate(row.birthDate),
    )
    const mustBeNamed =
      booked.role === 'main' || (terms.rule === 'EXISTING_ONLY_ALLOWED' && Boolean(booked.firstName))
    if (!isNamed && !mustBeNamed) return undefined
    const birthDate = birthDateProblem(
      row.birthDate,
      booked.age === null ? { on: arrival, least: fullAge } : { on: arrival, exactly: booked.age },
      today,
    )
    const [firstName, lastName] = [requiredName(row.firstName), requiredName(row.lastName)]
    const problems: PersonProblems = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(birthDate && { birthDate }),
    }
    return Object.keys(problems).length > 0 ? problems : undefined
  })
}
