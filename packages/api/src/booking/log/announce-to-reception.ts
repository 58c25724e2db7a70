import { randomUUID } from 'node:crypto'
import { type QueryCreator, sql } from 'kysely'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Outbox events for the campsite of a booking: a mail to its reception, and a webhook. */
export const receptionMailKind = 'reception-mail'
export const receptionWebhookKind = 'reception-webhook'

/** What a campsite learns: a request to answer, a booking that stands, one that was changed, and one that is off. */
export type ReceptionNews = 'requested' | 'confirmed' | 'changed' | 'cancelled'

export interface ReceptionEvent {
  readonly bookingId: number
  readonly news: ReceptionNews
  /** Distinguishes changes of one booking; the others happen once. */
  readonly change?: string
  /** 'YYYY-MM-DD': the stay before it was changed. */
  readonly before?: { readonly dateFrom: string; readonly dateTo: string }
}

/** A key for a change without a number of its own. */
export const newChangeKey = (): string => randomUUID()

/** What a new state means to the campsite; a completed stay is no news. */
export const newsOfState = (state: BookingState): ReceptionNews | undefined =>
  state === 'completed' ? undefined : state

/**
 * The statement that queues what the campsite of a booking wants to have: nothing, a mail, a webhook or both (decision
 * 290). The lane makes the events of a booking arrive in their order.
 */
export function receptionEvents(
  db: QueryCreator<Database>,
  { bookingId, news, change = '', before }: ReceptionEvent,
) {
  const key = `${bookingId}:${news}${change && `:${change}`}`
  const payload = JSON.stringify({ bookingId, news, ...before })
  return db
    .insertInto('outbox')
    .columns(['kind', 'dedupe_key', 'lane', 'payload'])
    .expression((query) =>
      query
        .selectFrom('receptions as r')
        .innerJoin('bookings as b', 'b.site_id', 'r.site_id')
        .innerJoin(
          sql<{ kind: string }>`(values (${receptionMailKind}), (${receptionWebhookKind}))`.as<'k'>(
            sql`k(kind)`,
          ),
          (join) => join.onTrue(),
        )
        .select([
          'k.kind',
          sql<string>`k.kind || ':' || ${key}`.as('dedupe_key'),
          sql<string>`k.kind || ':' || b.id`.as('lane'),
          sql<string>`${payload}::jsonb`.as('payload'),
        ])
        .where('b.id', '=', bookingId)
        .where(
          sql<boolean>`case k.kind when ${receptionMailKind} then r.email else r.webhook_url end is not null`,
        ),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
}
