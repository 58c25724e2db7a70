import { sql } from 'kysely'
import { expect } from 'vitest'
import { portalRoutes } from '../../../customer/bookings/portal.routes.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { outboxJob } from '../../../platform/jobs/work-outbox.ts'
import type { MailMessage } from '../../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'
import { applyExtras } from '../../changes/apply-extras.ts'
import { bookBody, cartBody, type DatabaseKind, openDesk } from '../../testing/booking-desk.ts'
import * as world from '../../testing/booking-world.ts'
import { receptionMailKind, receptionWebhookKind } from '../../log/announce-to-reception.ts'
import { mailLinksRoutes } from '../mail-links.routes.ts'
import { sendReceptionMail } from '../send-reception-mail.ts'
import { sendReceptionWebhook } from '../send-reception-webhook.ts'
import { testSecret, webhookReceiver } from './webhook-receiver.ts'

const { signal } = new AbortController()

/** For tests only: the API with two Italian campsites that are told about everything, by mail and webhook. */
export async function openReceptionDesk(kind: DatabaseKind) {
  const desk = await openDesk(kind, [...portalRoutes, ...mailLinksRoutes])
  const receiver = await webhookReceiver()
  const { db } = desk
  const mails: MailMessage[] = []
  const parked: string[] = []
  let week = 0

  const mailJob = outboxJob({
    db,
    handlers: {
      [receptionMailKind]: sendReceptionMail({
        db,
        findIdentity: findTestIdentity,
        transport: { description: 'memory', send: async (one) => void mails.push(one), close() {} },
      }),
    },
    onParked: () => {},
  })
  const webhookHandler = sendReceptionWebhook({ db, targets: { allowsThisMachine: true } })
  const webhookJob = outboxJob({
    db,
    handlers: { [receptionWebhookKind]: webhookHandler },
    onParked: (_event, reason) => void parked.push(reason),
  })
  const work = async (job: Job) => {
    while (await job.run(signal));
  }

  return {
    ...desk,
    receiver,
    mails,
    parked,
    webhookHandler,
    /** Forgets what happened so far. */
    async begin() {
      for (const list of [mails, parked, receiver.deliveries, receiver.answers]) list.length = 0
      await sql`delete from outbox`.execute(db)
      await db.deleteFrom('receptions').execute()
      for (const siteId of [1, 2])
        await db
          .insertInto('receptions')
          .values({
            site_id: siteId,
            email: `reception@site-${siteId}.example`,
            messages: 'it',
            webhook_url: receiver.url,
            webhook_secret: testSecret,
          })
          .execute()
    },
    async book({ accommodationId = world.tent } = {}) {
      week += 1
      const date = new Date(Date.UTC(2027, 4, 29 + 7 * (week % 18))).toISOString().slice(0, 10)
      const { body: cart } = await desk.createCart(cartBody({ accommodationId, date }))
      const order = bookBody(cart.total, { remarks: 'Graag in de schaduw' })
      const { body, status } = await desk.book(cart.id, order)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    async changeExtras(bookingRef: string, quantity: number) {
      const { id } = await db
        .selectFrom('bookings')
        .select('id')
        .where('booking_ref', '=', bookingRef)
        .executeTakeFirstOrThrow()
      await db
        .transaction()
        .execute((transaction) => applyExtras(transaction, id, [{ id: world.linen.id, quantity }]))
    },
    sendMails: () => work(mailJob),
    sendWebhooks: () => work(webhookJob),
    /** What waits for another attempt is due now. */
    soon: () => sql`update outbox set available_at = clock_timestamp() where done_at is null`.execute(db),
    /** Types and references of the webhooks so far. */
    types: () => receiver.deliveries.map(({ type, data }) => `${type} ${String(data['bookingRef'])}`),
    async close() {
      await receiver.close()
      await desk.close()
    },
  }
}

export type ReceptionDesk = Awaited<ReturnType<typeof openReceptionDesk>>
