import type { Participants } from '@camping/contract/participants.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import {
  ageOn,
  fullAge,
  isNoDate,
  typedDate,
  type BookerForm,
  type BookerText,
  type TravellerForm,
} from './booker.rules.ts'
import { travellerSlots, type RuledStay, type TravellerSlot } from './travellers.rules.ts'

/** What the form begins with in an edition; nobody has typed it. */
export type HomeFields = Pick<BookerText, 'country' | 'phonePrefix'>

/** The signed-in customer in the booker's fields. Empty fields are missing, as react-final-form requires. */
export function bookerOfUser(user: User): BookerForm {
  const { address, phone, birthDate } = user
  const texts: Readonly<Record<keyof BookerText, string | null | undefined>> = {
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phonePrefix: phone?.prefix,
    phoneNumber: phone?.number,
    street: address?.street,
    houseNumber: address?.number,
    addition: address?.addition,
    postcode: address?.postcode,
    city: address?.city,
    country: address?.country,
  }
  return {
    ...(Object.fromEntries(Object.entries(texts).filter(([, value]) => value)) as BookerText),
    ...(birthDate ? { birthDate: typedDate(birthDate) } : {}),
  }
}

/** Fields that belong to one person or place: half of another's is never added to them. */
const wholes: readonly (readonly (keyof BookerForm)[])[] = [
  ['title', 'firstName', 'lastName', 'birthDate'],
  ['email'],
  ['phonePrefix', 'phoneNumber'],
  ['street', 'houseNumber', 'addition', 'postcode', 'city', 'country'],
]

const isTyped = (booker: BookerForm, field: keyof BookerForm, home: HomeFields): boolean => {
  if (field === 'birthDate') return !isNoDate(booker.birthDate)
  const value = booker[field]?.trim()
  return Boolean(value) && value !== home[field as keyof HomeFields]
}

/** Nothing of the booker was typed. */
export const isBookerUntyped = (booker: BookerForm = {}, home: HomeFields): boolean =>
  wholes.flat().every((field) => !isTyped(booker, field, home))

/** The booker with the customer's own details, where nothing was typed of a name, telephone or address. */
export function withCustomerDetails(booker: BookerForm = {}, own: BookerForm, home: HomeFields): BookerForm {
  const free = wholes.filter((fields) => fields.every((field) => !isTyped(booker, field, home))).flat()
  const added = Object.entries(own).filter(([field]) => free.includes(field as keyof BookerForm))
  return { ...booker, ...Object.fromEntries(added) }
}

/** The booker without the customer's own details; what was typed beside or over them stays. */
export function withoutCustomerDetails(booker: BookerForm = {}, own: BookerForm): BookerForm {
  const isOwn = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(own[field as keyof BookerForm])
  return Object.fromEntries(Object.entries(booker).filter((entry) => !isOwn(entry)))
}

/** The booker is the signed-in customer. */
export const isCustomerBooking = (booker: BookerForm = {}, own: BookerForm): boolean =>
  (['firstName', 'lastName', 'email'] as const).every((field) => booker[field] === own[field])

type EarlierParty = Pick<Participants, 'persons' | 'arrival'>

interface Known extends TravellerForm {
  readonly key: string
  /** Whether this person may be the traveller of a slot, on the new arrival. */
  readonly fits: (slot: TravellerSlot) => boolean
}

const nameKey = ({ firstName, lastName }: TravellerForm) => `${firstName} ${lastName}`.toLowerCase()

function knownOf({ persons, arrival: then }: EarlierParty, arrival: string): Known[] {
  const years = ageOn(then, arrival)
  return persons
    .filter(({ role, firstName, lastName }) => role !== 'main' && firstName && lastName)
    .map(({ firstName, lastName, birthDate, age }) => ({
      key: nameKey({ firstName, lastName }),
      firstName,
      lastName,
      ...(birthDate ? { birthDate: typedDate(birthDate) } : {}),
      fits: (slot) => {
        if (birthDate) {
          const now = ageOn(birthDate, arrival)
          return slot.age === undefined ? now >= fullAge : now === slot.age
        }
        // Without a date of birth a child may have had a birthday since.
        if (age === null || slot.age === undefined) return age === null && slot.age === undefined
        return slot.age === age + years || slot.age === age + years + 1
      },
    }))
}

/**
 * Who travelled along before, by slot of the new party (`travellerSlots`). It ends at the first slot that nobody fits:
 * nobody named may follow an empty one.
 * @param earlier the newest first
 * @param own who books is no companion
 */
export function knownTravellers(
  { party, arrival }: RuledStay,
  earlier: readonly EarlierParty[],
  own: BookerForm,
): TravellerForm[] {
  const taken = new Set([nameKey(own)])
  const known = earlier.flatMap((one) => knownOf(one, arrival))
  const travellers: TravellerForm[] = []
  for (const slot of travellerSlots(party)) {
    const found = known.find(({ key, fits }) => !taken.has(key) && fits(slot))
    if (!found) break
    taken.add(found.key)
    const { key: _key, fits: _fits, ...traveller } = found
    travellers.push(traveller)
  }
  return travellers
}
