import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export interface PaymentEvent {
  readonly provider: string
  readonly source: Database['payment_events']['source']
  /** A stable word or two; never text from a provider or a stranger. */
  readonly outcome: string
  readonly orderId?: string | null
  readonly transactionId?: string | null
  /** An operator has to act. */
  readonly alarm?: boolean
}

/** Records what arrived and how it was handled, in the caller's transaction if there is one. */
export async function recordEvent(db: Kysely<Database>, event: PaymentEvent): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      source: event.source,
      outcome: event.outcome.slice(0, 120),
      order_id: event.orderId ?? null,
      transaction_id: event.transactionId ?? null,
      alarm: event.alarm ?? false,
    })
    .execute()
}

/** The channel that wakes the payment job in all processes. */
export const paymentChannel = 'payments'

/** Makes the payment job run as soon as the transaction commits. */
export async function wakePayments(db: Kysely<Database>): Promise<void> {
  await sql`select pg_notify(${paymentChannel}, '')`.execute(db)
}
