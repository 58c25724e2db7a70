import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** The channel that wakes the outbox workers of all processes. */
export const outboxChannel = 'outbox'

/** An effect to happen once this transaction is committed. */
export interface Announcement {
  readonly kind: string
  /** Unique permanently: a second announcement with the same key changes nothing. */
  readonly dedupeKey: string
  /** Ids, no personal data: the handler reads the rest when it runs. */
  readonly payload: Readonly<Record<string, string | number>>
}

/** Adds an event to the outbox; a worker processes it after the commit, and not without one. */
export async function announceEvent(
  transaction: Transaction<Database>,
  { kind, dedupeKey, payload }: Announcement,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ kind, dedupe_key: dedupeKey, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
  await sql`select pg_notify(${outboxChannel}, ${kind})`.execute(transaction)
}
