import type {
  NewsletterSubscribeReply,
  newsletterSubscribeRequest,
} from '@camping/contract/newsletter.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { passThrottle } from '../../platform/admission/pass-throttle.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { NewsletterContext } from './newsletter-context.ts'

/** newsletter-3: one sign-up per 15 seconds. */
const throttleSeconds = 15

/** Minutes between two mails to one address, so that nobody can flood an inbox through the shop. */
const minutesBetweenMails = 60

/** The kind of outbox event for the confirmation mail. */
export const confirmationEvent = 'newsletter-confirmation'

interface Pending {
  id: number
  /** Increases at unsubscribing, so that a new sign-up within the hour gets its mail. */
  round: number
  period: number
}

/**
 * Stores an address and queues the confirmation mail, in one transaction (double opt-in). An address already on
 * the list stays unchanged and gets no mail; the reply is the same.
 * @throws ProblemError 429 within 15 seconds of this client's last sign-up, 404 for a brand without a
 * newsletter.
 */
export async function subscribe(
  { email, reference, phone }: z.output<typeof newsletterSubscribeRequest>,
  { db, brand, siteCode, market, hasNewsletter, clientAddress }: NewsletterContext,
): Promise<NewsletterSubscribeReply> {
  if (!hasNewsletter) throw notFound()
  await db.transaction().execute(async (transaction) => {
    await passThrottle(transaction, { action: 'newsletter', client: clientAddress, seconds: throttleSeconds })
    const { rows } = await sql<Pending>`
      insert into newsletter_subscriptions as s (brand, market, email, reference, phone)
      values (${brand}, ${market.market}, ${email}, ${reference}, ${phone || null})
      on conflict (brand, market, lower(email)) do update
        set reference = excluded.reference, phone = coalesce(excluded.phone, s.phone)
        where s.confirmed_at is null or s.unsubscribed_at is not null
      returning id,
        coalesce(extract(epoch from s.unsubscribed_at), 0)::int as round,
        floor(extract(epoch from clock_timestamp()) / ${minutesBetweenMails * 60})::int as period`.execute(
      transaction,
    )
    const pending = rows[0]
    if (!pending) return
    await announceEvent(transaction, {
      kind: confirmationEvent,
      dedupeKey: `${confirmationEvent}:${pending.id}:${pending.round}:${pending.period}`,
      payload: { subscriptionId: pending.id, brand, siteCode },
    })
  })
  return { status: 'check-inbox' }
}
