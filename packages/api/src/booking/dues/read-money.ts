import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** How long an opened payment page counts as a payment under way. Money that is promised or in doubt always does. */
const pageHours = 1
/** A stay is not held for ever by opening one payment page after the other. */
const mostPages = 12

export interface MoneyUnderWay {
  /** A provider may report a payment any moment. */
  readonly isPaying: boolean
  /** Money went back to the guest, or is going back: what is open then is for a person to judge. */
  readonly hasRefund: boolean
}

/** Whether money of a booking is on its way, in either direction. */
export async function readMoney(db: Kysely<Database>, bookingId: number): Promise<MoneyUnderWay> {
  const { rows } = await sql<MoneyUnderWay>`
    select
      exists (
        select 1 from payment_orders o where o.booking_id = ${bookingId} and (
          o.state in ('authorised', 'unknown')
          or (o.state in ('created', 'opened')
              and o.created_at > clock_timestamp() - ${pageHours} * interval '1 hour'
              and (select count(*) from payment_orders p where p.booking_id = o.booking_id) <= ${mostPages}))
      ) as "isPaying",
      exists (select 1 from ledger where booking_id = ${bookingId} and kind = 'refund')
        or exists (select 1 from refund_tasks where booking_id = ${bookingId}
                   and state not in ('done', 'dropped')) as "hasRefund"`.execute(db)
  return rows[0] ?? { isPaying: false, hasRefund: false }
}
