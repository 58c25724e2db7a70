import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type MarketRow, type SiteCode } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { World } from '../../catalogue/search/world.ts'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import type { FindMailIdentity, MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailTransport } from '../../platform/mail/mail-message.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe-headers.ts'
import { newAlertLink } from './alert-links.ts'
import {
  alertConfirmationContent,
  alertFoundContent,
  type DescribedAlert,
  type OfferedStay,
} from './alert-mail-content.ts'
import { alertMatcher, type FreeStay } from './match-alerts.ts'
import { alertConfirmationKind } from './request-alert.ts'
import { alertFoundKind } from './announce-stays.ts'

export interface AlertMailParts {
  readonly db: Kysely<Database>
  readonly findIdentity: FindMailIdentity
  readonly transport: MailTransport
  readonly world: () => World
  readonly now?: () => Date
}

/** How many stays one mail offers. */
const offersInMail = 3

/** Days for which the link to confirm works, and the one to end after the alert is over: a mail may be found late. */
const confirmDays = 7
const endDays = 60

const confirmationPayload = z.object({ alertId: z.number() })
const foundPayload = confirmationPayload.extend({ mailKey: z.string() })

/** The handlers of the mails about alerts, by kind. */
export const alertMailHandlers = (parts: AlertMailParts): Record<string, OutboxHandler> => ({
  [alertConfirmationKind]: sendAlertConfirmation(parts),
  [alertFoundKind]: sendAlertFound(parts),
})

/** The mail that requests confirmation of an alert (double opt-in). Its tokens are created at sending time. */
function sendAlertConfirmation(parts: AlertMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const alert = await readAlert(parts.db, confirmationPayload.parse(payload).alertId)
    // Erased or ended meanwhile.
    if (!alert || alert.ended_at) return
    const { identity, market, described } = describe(alert, parts)
    const names = parts.world().displays.accommodations
    const token = await newAlertLink(parts.db, {
      alertId: alert.id,
      purpose: 'confirm',
      until: sql<Date>`clock_timestamp() + ${sql.lit(confirmDays)} * interval '1 day'`,
    })
    const endUrl = await endLink(parts.db, alert, identity)
    const content = alertConfirmationContent(
      identity,
      {
        ...described,
        accommodation:
          alert.accommodation_id === null
            ? null
            : (names.get(alert.accommodation_id)?.name[market.messages] ?? null),
        dateFrom: alert.date_from,
        flexibleDays: alert.flexible_days,
        maxTotal: alert.max_total,
      },
      { confirmUrl: linkTo(identity, 'alert', token), endUrl },
    )
    await parts.transport.send({
      ...mailOfEvent(dedupeKey, identity, content),
      to: alert.email,
      headers: unsubscribeHeaders(endUrl),
    })
  }
}

/**
 * The mail about what is free for an alert. What is gone by now is not in it, and may be told of when it is free again; without anything
 * left no mail is sent, and it does not count. Nor is one sent to somebody who has booked with an earlier one: that alert is over.
 */
function sendAlertFound(parts: AlertMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { db } = parts
    const { alertId, mailKey } = foundPayload.parse(payload)
    const alert = await readAlert(db, alertId)
    if (!alert || alert.ended_at) return
    if (alert.hasBooked) return await endNow(db, alertId)
    const free = await stillFree(parts, alert, mailKey)
    const [best, ...others] = free.slice(0, offersInMail)
    if (!best) return await takeBack(db, { alertId, mailKey })
    const { identity, market, described } = describe(alert, parts)
    const offer = async ({ accommodationId, arrival, total }: FreeStay): Promise<OfferedStay> => {
      const dateFrom = dateOfDay(arrival)
      const token = await newAlertLink(db, {
        alertId,
        purpose: 'cart',
        // Until the day of arrival: nobody can book it later.
        until: sql<Date>`(${dateFrom}::date + 1)::timestamptz`,
        stay: { accommodationId, date: dateFrom },
      })
      const name = parts.world().displays.accommodations.get(accommodationId)?.name[market.messages] ?? ''
      return { accommodation: name, dateFrom, total, cartUrl: linkTo(identity, 'free', token) }
    }
    const stays: [OfferedStay, ...OfferedStay[]] = [await offer(best)]
    for (const other of others) stays.push(await offer(other))
    const endUrl = await endLink(db, alert, identity)
    const content = alertFoundContent(
      identity,
      { ...described, isLast: alert.mails_left === 0 },
      { stays, endUrl },
    )
    await parts.transport.send({
      ...mailOfEvent(dedupeKey, identity, content),
      to: alert.email,
      headers: unsubscribeHeaders(endUrl),
    })
  }
}

const readAlert = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('alerts as a')
    .selectAll('a')
    .select(
      sql<boolean>`exists (
        select 1 from alert_links l join carts c on c.id = l.cart_id
        where l.alert_id = a.id and c.state = 'booked')`.as('hasBooked'),
    )
    .where('a.id', '=', id)
    .executeTakeFirst()

type StoredAlert = NonNullable<Awaited<ReturnType<typeof readAlert>>>

function describe(
  alert: StoredAlert,
  { findIdentity, world }: AlertMailParts,
): { identity: MailIdentity; market: MarketRow; described: DescribedAlert } {
  const identity = findIdentity(alert.brand, alert.site_code)
  if (!identity) throw new LastingFailure(`No edition ${alert.site_code} of ${alert.brand} is served`)
  const market = markets[identity.siteCode]
  const { displays, places } = world()
  const site = displays.sites.get(alert.site_id)
  if (!site) throw new LastingFailure(`No site ${alert.site_id} in the catalogue`)
  const nameOf = ({ name }: { name: Readonly<Record<string, string>> }) => name[market.messages]
  const place = `${nameOf(places.areas.need(site.areaId))}, ${nameOf(places.countries.need(site.countryId))}`
  return {
    identity,
    market,
    described: {
      site: { name: site.name, place },
      nights: alert.nights,
      party: { adults: alert.adults, childAges: alert.child_ages },
      currency: market.currency,
      endsOn: alert.ends_on,
    },
  }
}

/** The stays that a mail is to tell of, as far as they can be booked at this moment. */
async function stillFree(
  { db, world, now = () => new Date() }: AlertMailParts,
  alert: StoredAlert,
  mailKey: string,
): Promise<FreeStay[]> {
  const rows = await db
    .selectFrom('alert_matches')
    .select(['accommodation_id', 'date_from'])
    .where('mail_key', '=', mailKey)
    .execute()
  const told = new Set(rows.map((row) => `${row.accommodation_id} ${row.date_from}`))
  const matcher = alertMatcher(world(), dayNumber(now().toISOString().slice(0, 10)))
  return matcher
    .find({
      siteCode: alert.site_code as SiteCode,
      siteId: alert.site_id,
      accommodationId: alert.accommodation_id,
      arrival: dayNumber(alert.date_from),
      flexibleDays: alert.flexible_days,
      nights: alert.nights,
      party: { adults: alert.adults, childAges: alert.child_ages },
      maxTotal: alert.max_total,
    })
    .filter(({ accommodationId, arrival }) => told.has(`${accommodationId} ${dateOfDay(arrival)}`))
}

/** Nothing was told: these stays are news again when they are free again, and the mail is left for them. */
async function takeBack(
  db: Kysely<Database>,
  { alertId, mailKey }: { alertId: number; mailKey: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('alert_matches')
      .where('mail_key', '=', mailKey)
      .executeTakeFirst()
    // Taken back before, by a process that died before it could note it.
    if (numDeletedRows === 0n) return
    await sql`update alerts set mails_left = mails_left + 1 where id = ${alertId}`.execute(transaction)
  })
}

async function endNow(db: Kysely<Database>, id: number): Promise<void> {
  await sql`update alerts set ended_at = clock_timestamp() where id = ${id} and ended_at is null`.execute(db)
}

const endLink = async (
  db: Kysely<Database>,
  { id, ends_on: endsOn }: StoredAlert,
  identity: MailIdentity,
): Promise<string> => {
  const until = sql<Date>`(${endsOn}::date + ${sql.lit(endDays)})::timestamptz`
  return linkTo(identity, 'no-alert', await newAlertLink(db, { alertId: id, purpose: 'end', until }))
}

/** The page of links of mails. Only a button does anything there, or the visitor's browser: mail scanners open every link. */
const linkTo = (
  { origin, siteCode }: MailIdentity,
  step: 'alert' | 'no-alert' | 'free',
  token: string,
): string => `${origin}${buildPath(siteCode, 'answer')}?step=${step}&token=${token}`
