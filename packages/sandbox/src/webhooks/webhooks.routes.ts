import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../page/language-of.ts'
import { sendPage } from '../page/send-page.ts'
import { webhookInbox } from './webhook-inbox.ts'
import { webhooksPage } from './webhooks-page.ts'

const plan = z.object({ statuses: z.array(z.int().min(200).max(599)).max(50) })

/** Stands in for the software of campsites: takes webhooks about bookings, verifies and shows them. */
export function mountWebhooks(app: FastifyInstance): void {
  const inbox = webhookInbox()
  app.get('/sandbox/webhooks', (request, reply) =>
    sendPage(reply, webhooksPage(inbox.all(), languageOf(request))),
  )
  app.get('/sandbox/api/webhooks', () => inbox.all())
  app.put('/sandbox/api/webhooks/answers', (request, reply) => {
    inbox.plan(plan.parse(request.body).statuses)
    return reply.code(204).send()
  })
  app.delete('/sandbox/api/webhooks', (_request, reply) => {
    inbox.forget()
    return reply.code(204).send()
  })
  void app.register((receiver, _options, done) => {
    receiver.removeAllContentTypeParsers()
    // As it arrived: the signature is about the very bytes.
    receiver.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, parsed) =>
      parsed(null, body),
    )
    receiver.post('/sandbox/webhooks', (request, reply) =>
      reply.code(inbox.take(typeof request.body === 'string' ? request.body : '', request.headers)).send(),
    )
    done()
  })
}
