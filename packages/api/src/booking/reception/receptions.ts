import type {
  ReceptionRetried,
  Receptions,
  ReceptionSet,
  setReceptionRequest,
} from '@camping/contract/reception-operator.schemas.ts'
import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { outboxChannel } from '../../platform/jobs/announce-event.ts'
import { invalid, notFound } from '../../platform/problem-error.ts'
import { receptionMailKind, receptionWebhookKind } from '../log/announce-to-reception.ts'
import { languageOfCountry } from './language-of-country.ts'

const mostListed = 500

/** Everybody at a campsite who is told about bookings, and what could not be delivered. */
export async function listReceptions(db: Kysely<Database>): Promise<Receptions> {
  const { rows } = await sql<Receptions['receptions'][number]>`
    with open as (
      select b.site_id, o.parked_at, o.attempts, o.last_error, o.id
      from outbox o join bookings b on b.id = (o.payload ->> 'bookingId')::bigint
      where o.done_at is null and o.kind in (${receptionMailKind}, ${receptionWebhookKind})
    )
    select s.slug, s.name as site, r.email, r.messages, r.webhook_url as "webhookUrl",
      count(o.id) filter (where o.parked_at is null and o.attempts > 0)::int as waiting,
      count(o.id) filter (where o.parked_at is not null)::int as parked,
      (array_agg(o.last_error order by o.id desc) filter (where o.last_error is not null))[1] as "lastError"
    from receptions r join sites s on s.id = r.site_id left join open o on o.site_id = r.site_id
    group by s.id, r.site_id
    order by parked desc, waiting desc, s.slug
    limit ${mostListed}`.execute(db)
  return { receptions: rows }
}

/**
 * Sets whom to write to at a campsite and where to send events. A new address for events gets a new secret, which is returned
 * once. Without a language it is that of the campsite's country.
 * @throws ProblemError 404 for an unknown campsite, 400 for an address without https that is not this machine's.
 */
export async function setReception(
  db: Kysely<Database>,
  { slug, email, messages, webhookUrl }: z.output<typeof setReceptionRequest>,
): Promise<ReceptionSet> {
  if (webhookUrl && !/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(webhookUrl))
    throw invalid('webhookUrl', 'Must begin with https://')
  const site = await siteOf(db, slug)
  const secret = webhookUrl ? `whsec_${randomBytes(32).toString('base64')}` : null
  const changes = {
    ...(email !== undefined && { email }),
    ...(messages !== undefined && { messages }),
    ...(webhookUrl !== undefined && { webhook_url: webhookUrl, webhook_secret: secret }),
  }
  const row = await db
    .insertInto('receptions')
    .values({ site_id: site.id, messages: languageOfCountry[site.country] ?? 'en-GB', ...changes })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ site_id: site.id, ...changes }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return {
    slug,
    site: site.name,
    email: row.email,
    messages: row.messages,
    webhookUrl: row.webhook_url,
    secret,
  }
}

/** Takes given-up events of a campsite up again, as if they were new. */
export async function retryReception(db: Kysely<Database>, slug: string): Promise<ReceptionRetried> {
  const site = await siteOf(db, slug)
  const { numAffectedRows = 0n } = await sql`
    update outbox o set parked_at = null, attempts = 0, available_at = clock_timestamp(), locked_until = null
    from bookings b
    where b.id = (o.payload ->> 'bookingId')::bigint and b.site_id = ${site.id}
      and o.kind in (${receptionMailKind}, ${receptionWebhookKind})
      and o.done_at is null and o.parked_at is not null`.execute(db)
  await sql`select pg_notify(${outboxChannel}, ${receptionWebhookKind})`.execute(db)
  return { events: Number(numAffectedRows) }
}

async function siteOf(db: Kysely<Database>, slug: string) {
  const site = await db
    .selectFrom('sites as s')
    .innerJoin('countries as c', 'c.id', 's.country_id')
    .select(['s.id', 's.name', 'c.code as country'])
    .where('s.slug', '=', slug)
    .executeTakeFirst()
  if (!site) throw notFound('unknown-site')
  return site
}
