import { allowsChanges, type ChangeRule } from '@camping/contract/change-rules.ts'
import type { BookedPerson, participantsUpdate } from '@camping/contract/participants.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { z } from 'zod'
import { ProblemError } from '../../server/problem-error.ts'
import { ageOn } from '../booking/participants.ts'
import { changesNotAllowed } from './quote-extras.ts'

export type TypedPerson = z.output<typeof participantsUpdate>['persons'][number]
type Errors = NonNullable<Problem['errors']>

const oldest = 120
const fullAge = 18

export interface PersonRules {
  readonly rule: ChangeRule
  /** 'YYYY-MM-DD'; ages count on it. */
  readonly arrival: string
  readonly today: string
  /** What the accommodation holds. */
  readonly maxPersons: number
}

export const isNamed = ({ firstName, lastName }: Pick<TypedPerson, 'firstName' | 'lastName'>): boolean =>
  firstName !== '' && lastName !== ''

/**
 * Refuses what the rule of the booking, the ages that were booked or the accommodation do not allow. `present` has one row for
 * each person booked; `typed` is what they are to become.
 * @throws ProblemError 409 `changes-not-allowed` with the `rule`, 400 naming each wrong field as `persons.<index>.<field>`.
 */
export function checkPersons(
  typed: readonly TypedPerson[],
  present: readonly BookedPerson[],
  rules: PersonRules,
): void {
  if (!allowsChanges(rules.rule)) throw changesNotAllowed(rules.rule)
  const errors: Errors = []
  if (typed.length !== present.length) errors.push({ path: 'persons', message: 'not as many as were booked' })
  else if (typed.filter(isNamed).length > rules.maxPersons)
    errors.push({ path: 'persons', message: `more than the accommodation holds: ${rules.maxPersons}` })
  else
    for (const [index, person] of typed.entries()) {
      const booked = present[index]
      if (booked)
        errors.push(
          ...errorsOf(person, booked, rules).map((one) => ({ ...one, path: `persons.${index}.${one.path}` })),
        )
    }
  if (errors.length === 0) return
  throw new ProblemError({ type: 'validation', status: 400, title: 'The travellers are not valid', errors })
}

function errorsOf(person: TypedPerson, booked: BookedPerson, rules: PersonRules): Errors {
  const { firstName, lastName, birthDate, title } = person
  const says = firstName !== '' || lastName !== '' || birthDate !== null || title !== null
  const wasNamed = isNamed(booked)
  if (rules.rule === 'EXISTING_ONLY_ALLOWED' && says && !wasNamed)
    return [{ path: 'firstName', message: 'nobody can be added any more' }]
  // Whoever books stays, and near the arrival everybody who is named already.
  const mustSay = booked.role === 'main' || (wasNamed && rules.rule === 'EXISTING_ONLY_ALLOWED')
  if (!says && !mustSay) return []
  const errors: Errors = []
  for (const [path, name] of Object.entries({ firstName, lastName }))
    if (name === '') errors.push({ path, message: 'required' })
  const wrong = birthDate === null ? undefined : wrongBirthDate(birthDate, booked, rules)
  if (wrong) errors.push({ path: 'birthDate', message: wrong })
  return errors
}

/** Prices, taxes and places follow from the ages that were booked. */
function wrongBirthDate(
  birthDate: string,
  { age }: BookedPerson,
  { arrival, today }: PersonRules,
): string | undefined {
  if (birthDate > today || ageOn(birthDate, today) > oldest) return 'not a possible birth date'
  const years = ageOn(birthDate, arrival)
  const fits = age === null ? years >= fullAge : years === age
  return fits ? undefined : 'not an age that was booked'
}
