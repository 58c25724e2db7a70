import type { RefundUnderWay } from '@camping/contract/portal.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { RefundState } from '../../platform/db/payment-tables.ts'
import type { Database } from '../../platform/db/schema.ts'

/** What a customer reads about a refund that the provider has not confirmed. */
const shownStates: Readonly<Record<Exclude<RefundState, 'done' | 'dropped'>, RefundUnderWay['state']>> = {
  waiting: 'waiting',
  open: 'requested',
  sending: 'requested',
  unknown: 'requested',
  'by-hand': 'stuck',
}

const isUnderWay = (state: RefundState): state is keyof typeof shownStates => state in shownStates

/** The refunds of a booking that are raised and not paid out (rule payment-22), the oldest first. */
export async function refundsUnderWay(
  db: Kysely<Database>,
  { id, currency }: Pick<Selectable<Database['bookings']>, 'id' | 'currency'>,
): Promise<RefundUnderWay[]> {
  const rows = await db
    .selectFrom('refund_tasks')
    .select(['state', 'amount', 'created_at'])
    .where('booking_id', '=', id)
    .where('state', 'not in', ['done', 'dropped'])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ state, amount, created_at: at }) =>
    isUnderWay(state) ? [{ state: shownStates[state], amount, currency, at: at.toISOString() }] : [],
  )
}
