import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

export interface PaymentEvent {
  readonly provider: string
  readonly source: Database['payment_events']['source']
  /** A stable word or two; never what a provider or a stranger wrote. */
  readonly outcome: string
  readonly orderId?: string | null
  readonly transactionId?: string | null
  /** An operator has to look at it. */
  readonly alarm?: boolean
}

/** Writes down what arrived and what was made of it, in the caller's transaction where there is one. */
export async function noteEvent(db: Kysely<Database>, event: PaymentEvent): Promise<void> {
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

/** The channel that wakes the payment job of all processes. */
export const paymentChannel = 'payments'

/** Has the payment job run as soon as this is committed. */
export async function wakePayments(db: Kysely<Database>): Promise<void> {
  await sql`select pg_notify(${paymentChannel}, '')`.execute(db)
}
