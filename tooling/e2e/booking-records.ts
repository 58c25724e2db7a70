import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a journey saw on the confirmation page, for the look into the database at the end. */
export interface BookingRecord {
  readonly journey: string
  readonly site: string
  readonly cartId: string
  readonly bookingRef: string
  readonly currency: string
  /** Minor units. */
  readonly total: number
  readonly adults: number
  readonly childAges: number[]
  /** Travellers whose names were given; all of the party unless said. The others have a place and no row. */
  readonly named?: number
  /** Mails about the booking besides the order's: an answer, one that was asked for again, one for each payment. None unless said. */
  readonly moreEvents?: number
  /** Whether money goes back, which is written about once the provider has sent it: after the journey, or not yet. */
  readonly refunded?: true
  /** Where its total went after the order: up by extras or nights, down by a code. */
  readonly repriced?: 'up' | 'down'
  /** Whether its nights were given back. */
  readonly released?: true
}

/** Leaves a note in the folder of the run. */
export function recordBooking(folder: string, record: BookingRecord): void {
  writeFileSync(join(folder, 'bookings', `${record.cartId}.json`), JSON.stringify(record))
}

/** All notes of the run. */
export function recordedBookings(folder: string): BookingRecord[] {
  const records = join(folder, 'bookings')
  return readdirSync(records).map(
    (name) => JSON.parse(readFileSync(join(records, name), 'utf8')) as BookingRecord,
  )
}
