import type { StayWish } from '@camping/contract/booking-stay.schemas.ts'
import type { BookedPerson } from '@camping/contract/participants.schemas.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { invalid } from '../../platform/problem-error.ts'
import { ageOn } from '../order/participants.ts'
import { unnamed } from '../order/person-slots.ts'
import { stayOfAge } from './stay-problems.ts'

const fullAge = 18

/** Who leaves a booking, by their rows, and who joins it. */
type PartyMoves = Omit<NonNullable<StayWish['party']>, 'revision'>

export const noMoves: PartyMoves = { leaving: [], adults: 0, childAges: [] }

export const hasMoves = ({ leaving, adults, childAges }: PartyMoves): boolean =>
  leaving.length > 0 || adults > 0 || childAges.length > 0

/**
 * Who travels after a change: those who stay keep their names, those who join have none yet. Adults first, as everywhere.
 * @throws ProblemError 400 for somebody who is not there, or is named twice, and for the booker, who stays.
 */
export function changedPersons(
  present: readonly BookedPerson[],
  { leaving, adults, childAges }: PartyMoves,
): BookedPerson[] {
  for (const [at, index] of leaving.entries())
    if (index === 0 || !present[index] || leaving.indexOf(index) !== at)
      throw invalid(`party.leaving.${at}`, 'nobody who could leave')
  const staying = present.filter((_, index) => !leaving.includes(index))
  return [
    ...staying.filter(({ role }) => role !== 'child'),
    ...Array.from({ length: adults }, () => unnamed('adult')),
    ...staying.filter(({ role }) => role === 'child'),
    ...childAges.map((age) => unnamed('child', age)),
  ]
}

/**
 * The party on a day of arrival: a child whose date of birth is known has the age of that day, as prices and taxes follow it.
 * @throws ProblemError 409 `stay-of-age` when a child would be an adult by then.
 */
export function partyOn(
  persons: readonly BookedPerson[],
  { before, arrival }: { before: string; arrival: string },
): Party {
  const children = persons.filter(({ role }) => role === 'child')
  const childAges = children.map(({ age, birthDate }) => {
    if (birthDate === null || ageOn(birthDate, before) !== age) return age ?? 0
    const then = ageOn(birthDate, arrival)
    if (then >= fullAge) throw stayOfAge()
    return then
  })
  return { adults: persons.length - children.length, childAges }
}
