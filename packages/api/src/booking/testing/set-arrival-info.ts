import { messageSets } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { linen } from './booking-world.ts'

/** The word with its message set, so that a wrong language shows. */
const localised = (word: string) => Object.fromEntries(messageSets.map((set) => [set, `${word} (${set})`]))

/** For tests only: gives the sites arrival hours, directions and a packing list. */
export async function setArrivalInfo(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('sites')
    .set({
      street: '12 route de la Plage',
      postcode: '07120',
      check_in_from: '15:00',
      check_in_until: '20:00',
      check_out_until: '10:00',
      key_note: JSON.stringify(localised('Barrier')),
      directions: JSON.stringify(localised('Bridge')),
    })
    .execute()
  const toBring = [
    { text: localised('Torch') },
    { text: localised('Sheets'), unlessExtra: linen.key },
    { text: localised('Stove'), unlessFacility: 9999 },
  ]
  await db
    .updateTable('accommodation_categories')
    .set({ to_bring: JSON.stringify(toBring) })
    .execute()
  // The party need not bring what the accommodation has.
  await db
    .updateTable('accommodations')
    .set({ facility_ids: [9999] })
    .execute()
}
