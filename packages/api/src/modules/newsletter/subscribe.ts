import type {
  NewsletterSubscribeReply,
  newsletterSubscribeRequest,
} from '@camping/contract/newsletter.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announceEvent } from '../../jobs/announce-event.ts'
import { passThrottle } from '../../server/pass-throttle.ts'
import { notFound } from '../../server/problem-error.ts'
import type { NewsletterContext } from './newsletter-context.ts'

/** SPEC.md §9: sign-up is throttled to once per 15 seconds. */
const throttleSeconds = 15

/** An address gets at most one mail in so many minutes, whoever asks: nobody's inbox is filled through us. */
const minutesBetweenMails = 60

/** The kind of outbox event that a mail is made of. */
export const confirmationEvent = 'newsletter-confirmation'

interface Pending {
  id: number
  /** Changes when somebody leaves, so that they may come back within the hour. */
  round: number
  period: number
}

/**
 * Stores an address and has the confirmation mail sent, in one transaction (double opt-in). An address that is on the
 * list already stays as it is and gets no mail; the answer does not tell.
 * @throws ProblemError 429 within 15 seconds of this client's last sign-up, 404 for a brand without a newsletter.
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
