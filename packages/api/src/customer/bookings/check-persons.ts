import { allowsChanges, type ChangeRule } from '@camping/contract/change-rules.ts'
import type { BookedPerson, participantsUpdate } from '@camping/contract/participants.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { z } from 'zod'
import { ProblemError } from '../../platform/problem-error.ts'
import { ageOn } from '../../booking/order/participants.ts'
import { isNamed } from '../../booking/order/person-slots.ts'
import { changesNotAllowed } from '../../booking/changes/quote-extras.ts'

export type TypedPerson = z.output<typeof participantsUpdate>['persons'][number]
type Errors = NonNullable<Problem['errors']>

const oldest = 120
const fullAge = 18

export interface PersonRules {
  readonly rule: ChangeRule
  /** 'YYYY-MM-DD'; ages count on it. */
  readonly arrival: string
  readonly today: string
  /** The capacity of the accommodation. */
  readonly maxPersons: number
}

/**
 * Refuses changes that the booking's rule, the booked ages or the accommodation do not allow. `present` has one
 * row per booked person; `typed` has the new values.
 * @throws ProblemError 409 `changes-not-allowed` with the `rule`, 400 naming each wrong field as
 * `persons.<index>.<field>`.
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
  const isFilled = firstName !== '' || lastName !== '' || birthDate !== null || title !== null
  const wasNamed = isNamed(booked)
  if (rules.rule === 'EXISTING_ONLY_ALLOWED' && isFilled && !wasNamed)
    return [{ path: 'firstName', message: 'nobody can be added any more' }]
  // The booker stays, and near the arrival everybody who has a name.
  const isRequired = booked.role === 'main' || (wasNamed && rules.rule === 'EXISTING_ONLY_ALLOWED')
  if (!isFilled && !isRequired) return []
  const errors: Errors = []
  for (const [path, name] of Object.entries({ firstName, lastName }))
    if (name === '') errors.push({ path, message: 'required' })
  const wrong = birthDate === null ? undefined : wrongBirthDate(birthDate, booked, rules)
  if (wrong) errors.push({ path: 'birthDate', message: wrong })
  return errors
}

/** Prices, taxes and places follow the booked ages. */
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
