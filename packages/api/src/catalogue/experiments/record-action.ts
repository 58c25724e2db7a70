import type {
  experimentEventRequest,
  experimentTransactionRequest,
} from '@camping/contract/experiments.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuseOtherOrigins } from '../../platform/server/refuse-other-origins.ts'
import type { RootContext } from '../../platform/server/request-context.ts'

// Exposures are recorded only with consent, so a visitor without consent stays unknown.

/** Counts an action once per visitor. Records nothing for visitors without an exposure. */
export async function recordAction(
  { visitorId, action }: z.output<typeof experimentEventRequest>,
  { db, headers }: RootContext,
): Promise<object> {
  refuseOtherOrigins(headers)
  await sql`
    insert into experiment_events (visitor_id, action)
    select ${visitorId}, ${action}
    where exists (select 1 from experiment_exposures where visitor_id = ${visitorId})
    on conflict do nothing`.execute(db)
  return {}
}

/** Counts an action with a price in minor units. The first price of an action stays. */
export async function recordTransaction(
  { visitorId, action, price }: z.output<typeof experimentTransactionRequest>,
  { db, headers }: RootContext,
): Promise<object> {
  refuseOtherOrigins(headers)
  await sql`
    insert into experiment_transactions (visitor_id, action, price)
    select ${visitorId}, ${action}, ${price}::int
    where exists (select 1 from experiment_exposures where visitor_id = ${visitorId})
    on conflict do nothing`.execute(db)
  return {}
}
