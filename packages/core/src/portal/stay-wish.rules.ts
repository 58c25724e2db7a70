import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import type { BookingStay, StayWish } from '@camping/contract/booking-stay.schemas.ts'
import { wholeChoice, type ChosenQuantities } from './extras.rules.ts'

/** What the fields of the page say a booking is to become. */
export interface StayFields {
  readonly dateFrom: string
  readonly nights: number
  readonly accommodationId: number
  /** By row of the booked persons; a row that is not named comes along. */
  readonly comes: Readonly<Record<number, boolean>>
  readonly adults: number
  readonly childAges: readonly number[]
  readonly extras: ChosenQuantities
  /** The id of a cover, or `noCover`. */
  readonly cover: string
}

/** The cover of those who want none. */
export const noCover = 'none'

/** The booked cover as the field has it. */
export const bookedCover = ({ covers }: Pick<BookingStay, 'covers'>): string =>
  covers.find(({ chosen }) => chosen)?.id ?? noCover

/** The fields as a wish: parts that stay as they are booked are left out, so that the rules of other parts do not matter. */
export function wishOf(
  fields: StayFields,
  { bookingId, stay, extras }: { bookingId: string; stay: BookingStay; extras: BookingExtras | undefined },
): StayWish {
  const leaving = stay.persons.flatMap((_, index) => (fields.comes[index] === false ? [index] : []))
  const { dateFrom, nights, accommodationId, adults, cover } = fields
  const childAges = [...fields.childAges]
  const isOtherParty = leaving.length > 0 || adults > 0 || childAges.length > 0
  const isOtherExtras =
    extras?.extras.some(({ id, quantity }) => (fields.extras[id] ?? quantity) !== quantity) ?? false
  return {
    bookingId,
    dateFrom,
    nights,
    accommodationId,
    ...(isOtherParty && { party: { revision: stay.revision, leaving, adults, childAges } }),
    ...(isOtherExtras && extras && { extras: wholeChoice(extras.extras, fields.extras) }),
    ...(cover !== bookedCover(stay) && { covers: cover === noCover ? [] : [cover] }),
  }
}
