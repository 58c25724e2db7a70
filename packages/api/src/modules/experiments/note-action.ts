import type {
  experimentEventRequest,
  experimentTransactionRequest,
} from '@camping/contract/experiments.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RootContext } from '../../server/api-context.ts'

// An exposure is written down with consent only, so whoever has none is a visitor we know nothing of, and stays it.

/** Counts an action once per visitor. Of visitors who were not exposed to anything, nothing is written down. */
export async function noteEvent(
  { visitorId, action }: z.output<typeof experimentEventRequest>,
  { db }: RootContext,
): Promise<object> {
  await sql`
    insert into experiment_events (visitor_id, action)
    select ${visitorId}, ${action}
    where exists (select 1 from experiment_exposures where visitor_id = ${visitorId})
    on conflict do nothing`.execute(db)
  return {}
}

/** As an event, with a price in minor units. The first price of an action stays. */
export async function noteTransaction(
  { visitorId, action, price }: z.output<typeof experimentTransactionRequest>,
  { db }: RootContext,
): Promise<object> {
  await sql`
    insert into experiment_transactions (visitor_id, action, price)
    select ${visitorId}, ${action}, ${price}::int
    where exists (select 1 from experiment_exposures where visitor_id = ${visitorId})
    on conflict do nothing`.execute(db)
  return {}
}
