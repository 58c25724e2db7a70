import type { Booker, CartBookRequest } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { personsOf } from '../../catalogue/pricing/site-costs.ts'

type Errors = NonNullable<Problem['errors']>
type Traveller = NonNullable<CartBookRequest['travellers']>[number]

export interface Participant {
  readonly role: 'main' | 'adult' | 'child'
  readonly title: Booker['title']
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
}

const oldest = 120
const fullAge = 18

/**
 * Who travels: the booker first, then the others as far as known. A first traveller with the booker's name is
 * the booker. A birth date decides adult or child; without one the order does, adults first.
 * @throws ProblemError 400 for more travellers than booked, for impossible birth dates, for a booker under 18
 * and for children of another age on arrival than booked.
 */
export function participantsOf(input: {
  booker: Pick<Booker, 'title' | 'firstName' | 'lastName'> & Partial<Pick<Booker, 'birthDate'>>
  travellers: readonly Traveller[]
  party: Party
  arrival: string
  today: string
}): Participant[] {
  const { booker, travellers, party, arrival, today } = input
  const own = travellers[0] && isSamePerson(travellers[0], booker) ? travellers[0] : undefined
  const others = own ? travellers.slice(1) : travellers
  const bookerBorn = booker.birthDate ?? own?.birthDate ?? null
  checkTravellers(travellers, { most: personsOf(party) - 1 + (own ? 1 : 0), today })
  checkBooker(bookerBorn, { path: booker.birthDate ? 'booker.birthDate' : 'travellers.0.birthDate', today })
  checkAges(others, { party, arrival, first: own ? 1 : 0 })
  const main: Participant = {
    role: 'main',
    title: booker.title ?? null,
    firstName: booker.firstName,
    lastName: booker.lastName,
    birthDate: bookerBorn,
  }
  return [
    main,
    ...others.map(({ firstName, lastName, birthDate }, index): Participant => {
      const isAdult = birthDate ? ageOn(birthDate, arrival) >= fullAge : index < party.adults - 1
      return {
        role: isAdult ? 'adult' : 'child',
        title: null,
        firstName,
        lastName,
        birthDate: birthDate ?? null,
      }
    }),
  ]
}

/** Full years on a date; both 'YYYY-MM-DD'. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}

function checkTravellers(travellers: readonly Traveller[], rules: { most: number; today: string }): void {
  const errors: Errors = []
  if (travellers.length > rules.most) {
    errors.push({ path: 'travellers', message: 'more than were booked' })
  }
  for (const [index, { birthDate }] of travellers.entries()) {
    if (!birthDate) continue
    if (birthDate > rules.today || ageOn(birthDate, rules.today) > oldest) {
      errors.push({ path: `travellers.${index}.birthDate`, message: 'not a possible birth date' })
    }
  }
  refuse(errors)
}

/** The booker makes a contract and must be of age today, at the moment of the order. */
function checkBooker(birthDate: string | null, { path, today }: { path: string; today: string }): void {
  if (birthDate === null) return
  const age = ageOn(birthDate, today)
  if (birthDate > today || age > oldest) refuse([{ path, message: 'not a possible birth date' }])
  if (age < fullAge) refuse([{ path, message: 'whoever books must be 18 or over' }])
}

/** Prices, taxes and places follow the booked ages: each child with a birth date must match one of them. */
function checkAges(
  others: readonly Traveller[],
  { party, arrival, first }: { party: Party; arrival: string; first: number },
): void {
  const errors: Errors = []
  const open = [...party.childAges]
  let adults = party.adults - 1
  for (const [index, { birthDate }] of others.entries()) {
    if (!birthDate) continue
    const age = ageOn(birthDate, arrival)
    const booked = open.indexOf(age)
    if (age >= fullAge && adults > 0) adults -= 1
    else if (age < fullAge && booked !== -1) open.splice(booked, 1)
    else errors.push({ path: `travellers.${index + first}.birthDate`, message: 'not an age that was booked' })
  }
  refuse(errors)
}

function refuse(errors: Errors): void {
  if (errors.length === 0) return
  throw new ProblemError({ type: 'validation', status: 400, title: 'The travellers are not valid', errors })
}

function isSamePerson(a: Pick<Traveller, 'firstName' | 'lastName'>, b: typeof a): boolean {
  const name = (person: typeof a) => `${person.firstName} ${person.lastName}`.toLocaleLowerCase('en')
  return name(a) === name(b)
}
