import { createHash } from 'node:crypto'
import type { ReceptionWebhook } from '@camping/contract/reception-webhook.schemas.ts'
import type { Kysely } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Database } from '../../platform/db/schema.ts'
import type { OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { postWebhook } from '../../platform/webhook/post-webhook.ts'
import type { WebhookTargets } from '../../platform/webhook/public-address.ts'
import { readReceptionNotice } from './read-reception-notice.ts'
import { receptionPayload } from './reception-payload.ts'

export interface ReceptionWebhookParts {
  readonly db: Kysely<Database>
  readonly targets: WebhookTargets
}

/**
 * Sends an event to the address of a booking's campsite, signed as Standard Webhooks has it. At least once, with the same
 * id at every attempt; the booking is as it is when the event leaves. Address and secret are those of that moment, too.
 */
export function sendReceptionWebhook({ db, targets }: ReceptionWebhookParts): OutboxHandler {
  return async ({ payload, dedupeKey, id }) => {
    const { bookingId, news } = receptionPayload.parse(payload)
    const notice = await readReceptionNotice(db, bookingId)
    // Erased meanwhile, or the campsite wants no webhooks any more.
    if (!notice?.reception?.webhook_url || !notice.reception.webhook_secret) return
    const { webhook_url: url, webhook_secret: secret } = notice.reception
    const { created_at: announcedAt } = await db
      .selectFrom('outbox')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const event: ReceptionWebhook = {
      type: `booking.${news}`,
      timestamp: announcedAt.toISOString(),
      data: notice.booking,
    }
    const body = JSON.stringify(event)
    const webhookId = webhookIdOf(dedupeKey)
    const sentAt = new Date()
    await postWebhook(
      {
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'camping-webhooks/1',
          'webhook-id': webhookId,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(webhookId, sentAt, body),
        },
      },
      targets,
    )
  }
}

/** The same at every attempt, so that the receiver recognises a repeat. */
const webhookIdOf = (dedupeKey: string): string =>
  `msg_${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)}`
