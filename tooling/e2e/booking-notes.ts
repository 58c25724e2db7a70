import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a journey saw on the confirmation page, for the look into the database at the end. */
export interface BookingNote {
  readonly journey: string
  readonly site: string
  readonly cartId: string
  readonly bookingRef: string
  readonly currency: string
  /** Minor units. */
  readonly total: number
  readonly adults: number
  readonly childAges: number[]
}

/** Leaves a note in the folder of the run. */
export function noteBooking(folder: string, note: BookingNote): void {
  writeFileSync(join(folder, 'bookings', `${note.cartId}.json`), JSON.stringify(note))
}

/** All notes of the run. */
export function bookingNotes(folder: string): BookingNote[] {
  const notes = join(folder, 'bookings')
  return readdirSync(notes).map((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as BookingNote)
}
