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

/** Adds events to the outbox, in one statement. */
export async function announceEvents(
  transaction: Transaction<Database>,
  kind: string,
  events: readonly Omit<Announcement, 'kind'>[],
): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into outbox (kind, dedupe_key, payload)
    select ${kind}, dedupe_key, payload::jsonb
    from unnest(${events.map(({ dedupeKey }) => dedupeKey)}::text[],
      ${events.map(({ payload }) => JSON.stringify(payload))}::text[]) as event (dedupe_key, payload)
    on conflict (dedupe_key) do nothing`.execute(transaction)
  await sql`select pg_notify(${outboxChannel}, ${kind})`.execute(transaction)
}

/** Adds an event to the outbox; a worker processes it after the commit, and not without one. */
export async function announceEvent(
  transaction: Transaction<Database>,
  { kind, ...event }: Announcement,
): Promise<void> {
  await announceEvents(transaction, kind, [event])
}
