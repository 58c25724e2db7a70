import { buildPath } from '@camping/editions/build-path.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import type { FindMailIdentity, MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { MailTransport } from '../../platform/mail/mail-message.ts'
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe-headers.ts'
import { confirmationContent } from './confirmation-content.ts'
import { newToken } from './newsletter-token.ts'

export interface ConfirmationParts {
  readonly db: Kysely<Database>
  readonly findIdentity: FindMailIdentity
  readonly transport: MailTransport
}

const confirmationPayload = z.object({ subscriptionId: z.number(), brand: z.string(), siteCode: z.string() })

/** The newsletter page with a token. Opening it changes nothing: mail scanners open every link. */
const linkTo = ({ origin, siteCode }: MailIdentity, step: 'confirm' | 'leave', token: string): string =>
  `${origin}${buildPath(siteCode, 'newsletter')}?step=${step}&token=${token}`

/**
 * The mail that requests confirmation of a newsletter sign-up (double opt-in). Its tokens are created at sending
 * time.
 */
export function sendConfirmation({ db, findIdentity, transport }: ConfirmationParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { subscriptionId, brand, siteCode } = confirmationPayload.parse(payload)
    const subscription = await db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'confirmed_at', 'unsubscribed_at'])
      .where('id', '=', subscriptionId)
      .executeTakeFirst()
    // Erased or confirmed meanwhile: nothing to confirm.
    if (!subscription || (subscription.confirmed_at && !subscription.unsubscribed_at)) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    const confirmUrl = linkTo(identity, 'confirm', await newToken(db, subscriptionId, 'confirm'))
    const leaveUrl = linkTo(identity, 'leave', await newToken(db, subscriptionId, 'unsubscribe'))
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, confirmationContent(identity, { confirmUrl, leaveUrl })),
      to: subscription.email,
      headers: unsubscribeHeaders(leaveUrl),
    })
  }
}
