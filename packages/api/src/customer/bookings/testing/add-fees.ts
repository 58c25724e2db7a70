import { markets, siteCodes } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import * as world from '../../../booking/testing/booking-world.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** Gives the editions that booking-world.ts has no fees of a booking fee of their own, so that all nine sell. Minor units. */
export async function addFees(db: Kysely<Database>, fee: number): Promise<void> {
  const known = Object.keys(world.fees)
  const others = [...new Set(siteCodes.map((code) => markets[code].market))].filter(
    (market) => !known.includes(market),
  )
  await db
    .insertInto('fees')
    .values(others.map((market) => ({ market, booking_fee: fee, guarantee_fund_per_person: 0 })))
    .execute()
}
