import type { ChangeRule } from '@camping/contract/change-rules.ts'
import type {
  BookedPerson,
  Participants,
  ParticipantsUpdate,
} from '@camping/contract/participants.schemas.ts'
import { birthDateProblem, fullAge, isNoDate, isoBirthDate, type BirthDateForm } from './birth-date.ts'
import type { FieldProblem } from './validate-booker.ts'

/** A row as typed. Empty fields are missing: react-final-form drops them. */
export interface PersonForm {
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

/** The rows as the contract wants them: all of them, in their order. */
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

/** Whether a row may be filled in: one that names nobody stays empty where only existing ones may be changed. */
export const mayFill = ({ firstName, lastName }: BookedPerson, rule: ChangeRule): boolean =>
  rule !== 'EXISTING_ONLY_ALLOWED' || Boolean(firstName && lastName)

const long = 60

/** What is wrong with each row; the server checks the same (GAPS.md "Change rules"). Undefined rows are right. */
export function validatePersons(
  form: PersonsForm,
  { persons, arrival, terms }: Participants,
  today: string,
): (PersonProblems | undefined)[] {
  return persons.map((booked, index) => {
    const row = form.persons?.[index] ?? {}
    const says = Boolean(
      row.title || row.firstName?.trim() || row.lastName?.trim() || !isNoDate(row.birthDate),
    )
    const mustSay =
      booked.role === 'main' || (terms.rule === 'EXISTING_ONLY_ALLOWED' && Boolean(booked.firstName))
    if (!says && !mustSay) return undefined
    const birthDate = birthDateProblem(
      row.birthDate,
      booked.age === null ? { on: arrival, least: fullAge } : { on: arrival, exactly: booked.age },
      today,
    )
    const [firstName, lastName] = [nameProblem(row.firstName), nameProblem(row.lastName)]
    const problems: PersonProblems = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(birthDate && { birthDate }),
    }
    return Object.keys(problems).length > 0 ? problems : undefined
  })
}

function nameProblem(name: string | undefined): FieldProblem | undefined {
  const length = name?.trim().length ?? 0
  if (length === 0) return { id: 'checkout.error.required' }
  return length > long ? { id: 'checkout.error.too-long', values: { max: long } } : undefined
}

function typedDate(date: string): BirthDateForm {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}
