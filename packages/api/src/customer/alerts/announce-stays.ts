import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { dateOfDay } from '../../catalogue/search/read-model/day-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvents } from '../../platform/jobs/announce-event.ts'
import type { FreeStay } from './match-alerts.ts'

/** The kind of outbox event for a mail about free stays. */
export const alertFoundKind = 'alert-found'

/** What is free for one alert. */
export interface AlertNews {
  readonly alertId: number
  readonly stays: readonly FreeStay[]
}

/** What no alert was told of yet: most of what is free was free before. */
export async function newsOf(db: Kysely<Database>, all: readonly AlertNews[]): Promise<AlertNews[]> {
  const flat = all.flatMap(({ alertId, stays }) => stays.map((stay) => ({ alertId, stay })))
  if (flat.length === 0) return []
  const { rows } = await sql<{ at: number }>`
    select stay.at::int as at from ${table(flat)}
    where not exists (
      select 1 from alert_matches m
      where m.alert_id = stay.alert_id and m.accommodation_id = stay.accommodation_id and m.date_from = stay.date_from)
    order by stay.at`.execute(db)
  const news = new Map<number, FreeStay[]>()
  for (const { at } of rows) {
    const one = flat[at - 1]
    if (one) news.set(one.alertId, [...(news.get(one.alertId) ?? []), one.stay])
  }
  return [...news].map(([alertId, stays]) => ({ alertId, stays }))
}

const table = (stays: readonly { alertId: number; stay: FreeStay }[]) => sql`
  unnest(${stays.map(({ alertId }) => alertId)}::bigint[],
    ${stays.map(({ stay }) => stay.accommodationId)}::int[],
    ${stays.map(({ stay }) => dateOfDay(stay.arrival))}::date[])
  with ordinality as stay (alert_id, accommodation_id, date_from, at)`

/**
 * Stores what alerts are told of and queues one mail for each alert with news. Any number of processes may do so at the same time:
 * the alert's row is locked, and a stay that is stored is told of by whoever stored it. Returns how many mails were queued.
 */
export async function announceStays(
  transaction: Transaction<Database>,
  news: readonly AlertNews[],
): Promise<number> {
  const flat = news.flatMap(({ alertId, stays }) => stays.map((stay) => ({ alertId, stay })))
  if (flat.length === 0) return 0
  const batch = randomUUID()
  await sql`
    select id from alerts where id = any(${news.map(({ alertId }) => alertId)}::bigint[])
    order by id for update`.execute(transaction)
  const { rows } = await sql<{ id: number }>`
    with stored as (
      insert into alert_matches (alert_id, accommodation_id, date_from, mail_key)
      select stay.alert_id, stay.accommodation_id, stay.date_from, stay.alert_id || ':' || ${batch}
      from ${table(flat)} join alerts a on a.id = stay.alert_id
      where a.confirmed_at is not null and a.ended_at is null and a.mails_left > 0
      order by stay.at
      on conflict (alert_id, accommodation_id, date_from) do nothing
      returning alert_id)
    update alerts a set mails_left = a.mails_left - 1, last_mail_at = clock_timestamp()
    where a.id in (select alert_id from stored)
    returning a.id`.execute(transaction)
  await announceEvents(
    transaction,
    alertFoundKind,
    rows.map(({ id }) => ({
      dedupeKey: `${alertFoundKind}:${id}:${batch}`,
      payload: { alertId: id, mailKey: `${id}:${batch}` },
    })),
  )
  return rows.length
}
