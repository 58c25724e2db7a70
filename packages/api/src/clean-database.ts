import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from './platform/db/schema.ts'
import { draftGraceMinutes } from './booking/draft/save-draft.ts'
import { popularDays } from './catalogue/search/popular-votes.ts'
import type { Job } from './platform/jobs/job.ts'

/** Rows per statement, so that nobody waits long for a cleaning. */
const batch = 500

/** One batch of the rows whose moment is older than the given age. */
const olderThan = (
  [table, id, moment]: readonly [table: string, id: string, moment: string],
  age = '0 days',
): RawBuilder<unknown> => sql`
    delete from ${sql.table(table)} where ${sql.ref(id)} in (
      select ${sql.ref(id)} from ${sql.table(table)}
      where ${sql.ref(moment)} < clock_timestamp() - ${sql.lit(age)}::interval
      limit ${sql.lit(batch)} for update skip locked)`

/** What is deleted, and when. Each rule deletes one batch and returns its rows. */
const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  'occupations of carts that ended': sql`
    delete from unit_occupations where id in (
      select o.id from unit_occupations o join carts c on c.id = o.cart_id
      where c.state = 'open' and c.expires_at < clock_timestamp() - interval '1 day'
        and o.state = 'released' and o.booking_id is null
      limit ${sql.lit(batch)} for update of o skip locked)`,
  'drafts of carts that ended an hour ago': sql`
    delete from cart_drafts where (cart_id, key_hash) in (
      select d.cart_id, d.key_hash from cart_drafts d join carts c on c.id = d.cart_id
      where c.expires_at < clock_timestamp() - ${sql.lit(draftGraceMinutes)} * interval '1 minute'
      limit ${sql.lit(batch)} for update of d skip locked)`,
  'carts that ended a day ago': sql`
    delete from carts where id in (
      select c.id from carts c
      where c.state = 'open' and c.expires_at < clock_timestamp() - interval '1 day'
        and not exists (select 1 from unit_occupations o where o.cart_id = c.id)
      limit ${sql.lit(batch)} for update skip locked)`,
  'idempotency keys of two days ago': sql`
    delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < clock_timestamp() - interval '2 days'
      limit ${sql.lit(batch)} for update skip locked)`,
  'codes by mail that ended': olderThan(['session_codes', 'session_hash', 'expires_at']),
  'codes to sign in that ended': olderThan(['sign_in_codes', 'request_hash', 'expires_at']),
  'challenges for passkeys that ended': olderThan(['passkey_challenges', 'challenge_hash', 'expires_at']),
  'tokens for chatbots that ended': olderThan(['chatbot_tokens', 'token_hash', 'expires_at']),
  'sessions that ended': olderThan(['sessions', 'token_hash', 'expires_at']),
  'sessions of the service desk that ended': olderThan(['desk_sessions', 'token_hash', 'expires_at']),
  'throttles that ended': olderThan(['throttles', 'key', 'until']),
  'attempts that ended': olderThan(['attempts', 'key', 'until']),
  'registrations that ended': olderThan(['registrations', 'id', 'expires_at']),
  'links to a new password that ended': olderThan(['reset_tokens', 'token_hash', 'expires_at']),
  'shared lists of guests that ended': olderThan(['favourite_lists', 'id', 'expires_at']),
  'links of mails that ended': olderThan(['newsletter_tokens', 'token_hash', 'expires_at']),
  'links of mails about bookings that ended': olderThan(['booking_links', 'token_hash', 'expires_at']),
  // Unconfirmed, and without a link that could confirm it: consent to store the address never came.
  'subscriptions never confirmed': sql`
    delete from newsletter_subscriptions where id in (
      select s.id from newsletter_subscriptions s
      where s.confirmed_at is null and s.created_at < clock_timestamp() - interval '30 days'
        and not exists (
          select 1 from newsletter_tokens t where t.subscription_id = s.id and t.purpose = 'confirm')
      limit ${sql.lit(batch)} for update skip locked)`,
  'links of mails about alerts that ended': olderThan(['alert_links', 'token_hash', 'expires_at']),
  // Nobody can confirm them any more, or a month after they were of use: long enough that the link of a late mail finds them.
  'alerts never confirmed': sql`
    delete from alerts where id in (
      select id from alerts
      where confirmed_at is null and created_at < clock_timestamp() - interval '8 days'
      limit ${sql.lit(batch)} for update skip locked)`,
  'alerts over for 30 days': sql`
    delete from alerts where id in (
      select id from alerts
      where least(ended_at, ends_on::timestamptz, case when mails_left = 0 then last_mail_at end)
        < clock_timestamp() - interval '30 days'
      limit ${sql.lit(batch)} for update skip locked)`,
  // As long as the visitor id lives in a browser (analytics-6), and its actions no longer than that.
  ...Object.fromEntries(
    ['experiment_exposures', 'experiment_events', 'experiment_transactions'].map((table) => [
      `${table.replace('_', ' ')} of 400 days ago`,
      olderThan([table, 'ctid', 'created_at'], '400 days'),
    ]),
  ),
  // The marks made with these keys are expired by then and reveal nobody without them.
  'keys of days that are over': olderThan(['network_keys', 'day', 'day'], '2 days'),
  'votes of days that are over': olderThan(['popular_votes', 'ctid', 'day'], '2 days'),
  'popular choices of long ago': olderThan(['popular_days', 'ctid', 'day'], `${popularDays} days`),
  // Whoever pays later gets the money back. The rows stay, as the attempts to pay them do.
  'purchases of 30 days ago that nobody paid': sql`
    update voucher_purchases set buyer_name = '', email = '', recipient = '', message = '', sealed_code = '', unsent_code = null,
      erased_at = clock_timestamp()
    where id in (
      select id from voucher_purchases
      where ledger_id is null and erased_at is null and created_at < clock_timestamp() - interval '30 days'
      limit ${sql.lit(batch)} for update skip locked)`,
  // Not signed by a provider: noise, or an attack.
  'refused notices of a week ago': sql`
    delete from payment_events where id in (
      select id from payment_events
      where not alarm and order_id is null and outcome like 'refused:%'
        and created_at < clock_timestamp() - interval '7 days'
      limit ${sql.lit(batch)} for update skip locked)`,
  // The ledger has the payments; the notices are useful while a payment may be disputed.
  'notices of payments of 400 days ago': olderThan(['payment_events', 'id', 'created_at'], '400 days'),
  // The desk has the mail; after the season nobody searches for a question again.
  'messages of 400 days ago': olderThan(['booking_messages', 'id', 'at'], '400 days'),
  // As long as a customer may request who read a booking of last season.
  'reads of agents of 400 days ago': olderThan(['agent_reads', 'ctid', 'minute'], '400 days'),
  // The key prevents repeats; after 90 days there are none.
  'events done 90 days ago': olderThan(['outbox', 'id', 'done_at'], '90 days'),
}

/** Deletes one batch of everything expired. Returns the deleted rows by rule. */
export async function cleanDatabase(db: Kysely<Database>): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const { numAffectedRows = 0n } = await rule.execute(db)
    deleted[name] = Number(numAffectedRows)
  }
  return deleted
}

/** Cleans every ten minutes, and continues while batches are full. */
export function cleaningJob(db: Kysely<Database>): Job {
  return {
    name: 'clean-database',
    everyMs: 10 * 60_000,
    run: async () => Object.values(await cleanDatabase(db)).some((count) => count >= batch),
  }
}
