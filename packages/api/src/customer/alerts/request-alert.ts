import type { AlertRequested, requestAlertRequest } from '@camping/contract/alerts.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { countAttempt, secondsToWait, type AttemptLimit } from '../../platform/admission/attempt-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { invalid, notFound } from '../../platform/problem-error.ts'
import { inEqualTime } from '../account/in-equal-time.ts'
import { accountLimits } from '../account-limits.ts'
import type { CustomerContext } from '../customer-context.ts'

/** The kind of outbox event for the mail with the link to confirm. */
export const alertConfirmationKind = 'alert-confirmation'

/** Minutes between two of these mails about the same alert. */
const minutesBetweenMails = 60

const day = 24 * 60 * 60

type AlertRequest = z.output<typeof requestAlertRequest>
type Parts = Pick<
  CustomerContext,
  | 'db'
  | 'brand'
  | 'siteCode'
  | 'showsDestinations'
  | 'alertTerms'
  | 'clientAddress'
  | 'sharedAttempts'
  | 'world'
  | 'today'
>

/**
 * Stores what a visitor wants to be told of and queues the mail with the link to confirm, in one transaction (double opt-in). The reply
 * and its duration are the same for every address, also for one with as many alerts as the brand allows: nothing is stored then. The
 * same request again is the same alert.
 * @throws ProblemError 404 for an unknown or withdrawn site, an accommodation of another one and a brand without search; 400 for a day
 * that is over or beyond the calendar; 429 `too-many-attempts`.
 */
export async function requestAlert(request: AlertRequest, context: Parts): Promise<AlertRequested> {
  const { db, brand, siteCode, alertTerms, clientAddress, sharedAttempts } = context
  const endsOn = endOf(request, context)
  const attempt = { action: 'alert', brand, siteCode, clientAddress, email: request.email, sharedAttempts }
  await countAttempt(db, attempt, limitsOf(alertTerms.perNetwork))
  return await inEqualTime(async () => {
    const mail = { ...attempt, action: 'alert-mail' }
    const isFlooded = (await secondsToWait(db, mail, accountLimits.mailsToAddress)) !== undefined
    if (!isFlooded)
      await db.transaction().execute(async (transaction) => store(transaction, { request, endsOn }, context))
    return { status: 'check-inbox' }
  })
}

/** A household or office, and the networks of one owner. */
const limitsOf = (perNetwork: number): readonly AttemptLimit[] => [
  { by: 'network', max: perNetwork, seconds: day },
  { by: 'range', max: perNetwork * 10, seconds: day },
]

/** The last day on which the alert is of use. */
function endOf(
  { siteId, accommodationId, date, flexibleDays, duration }: AlertRequest,
  { world, today, showsDestinations, alertTerms }: Parts,
): string {
  const { displays, readModel } = world
  const isOffered =
    showsDestinations &&
    displays.sites.get(siteId)?.status === 'live' &&
    (accommodationId === null || displays.accommodations.get(accommodationId)?.siteId === siteId)
  if (!isOffered) throw notFound()
  // Before any date reaches the database, which has no year 0.
  if (date < today()) throw invalid('date', 'Is over')
  const arrival = dayNumber(date)
  const end = dayNumber(readModel.calendarFrom) + readModel.nights
  if (arrival + duration > end) throw invalid('date', 'Beyond the calendar')
  return dateOfDay(Math.min(arrival + flexibleDays, dayNumber(today()) + alertTerms.days))
}

async function store(
  transaction: Transaction<Database>,
  { request, endsOn }: { request: AlertRequest; endsOn: string },
  { brand, siteCode, alertTerms, today }: Parts,
): Promise<void> {
  const { email, siteId, accommodationId, date, flexibleDays, duration, persons, maxTotal } = request
  const address = email.toLowerCase()
  // One after the other for an address, so that its alerts are counted right.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${brand} ${address}`}, 0))`.execute(
    transaction,
  )
  const childAges = persons.children.map(({ age }) => age).sort((a, b) => a - b)
  const { rows } = await sql<{ id: number; period: number }>`
    insert into alerts as a (brand, site_code, email, site_id, accommodation_id, date_from, flexible_days, nights, adults, child_ages,
      max_total, ends_on, mails_left)
    select ${brand}, ${siteCode}, ${email}, ${siteId}::int, ${accommodationId}::int, ${date}::date, ${flexibleDays}::smallint,
      ${duration}::smallint, ${persons.adults}::smallint, ${childAges}::smallint[], ${maxTotal}::int, ${endsOn}::date,
      ${alertTerms.mails}::smallint
    where ${alertTerms.perAddress}::int > (
      select count(*) from alerts other
      where other.brand = ${brand} and lower(other.email) = ${address}
        and other.ended_at is null and other.mails_left > 0 and other.ends_on >= ${today()}::date
        and not (other.site_code = ${siteCode} and other.site_id = ${siteId}::int
          and other.accommodation_id is not distinct from ${accommodationId}::int and other.date_from = ${date}::date
          and other.flexible_days = ${flexibleDays} and other.nights = ${duration} and other.adults = ${persons.adults}
          and other.child_ages = ${childAges}::smallint[] and other.max_total is not distinct from ${maxTotal}::int))
    on conflict (brand, site_code, lower(email), site_id, coalesce(accommodation_id, 0), date_from, flexible_days, nights, adults,
      child_ages, coalesce(max_total, 0)) where ended_at is null
    do update set mails_left = greatest(a.mails_left, excluded.mails_left), ends_on = greatest(a.ends_on, excluded.ends_on)
    returning a.id, floor(extract(epoch from clock_timestamp()) / ${minutesBetweenMails * 60})::int as period`.execute(
    transaction,
  )
  const stored = rows[0]
  if (!stored) return
  await announceEvent(transaction, {
    kind: alertConfirmationKind,
    dedupeKey: `${alertConfirmationKind}:${stored.id}:${stored.period}`,
    payload: { alertId: stored.id },
  })
}
