import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLocalHost } from '../notices/local-host.ts'
import { openConversations, startRequest } from './conversations.ts'

const questionRequest = z.object({ question: z.string().min(1).max(500) })
const conversationOf = z.object({ id: z.uuid() })

/** The page's origin, of this machine: the chatbot calls the shop there, and must call nobody else. */
function shopOf({ headers: { origin = '' } }: FastifyRequest): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { host, protocol } = new URL(origin)
  return protocol === 'http:' && isLocalHost(host) ? origin : undefined
}

/** A chatbot as a service: pages of the shop call it across origins (docs/contracts/chatbot.md). */
export function mountChatbot(app: FastifyInstance): void {
  const conversations = openConversations()
  void app.register((service, _options, done) => {
    service.addHook('onRequest', async (request, reply) => {
      const shop = shopOf(request)
      if (shop === undefined) return reply.code(403).send({ type: 'unknown-shop' })
      void reply.headers({
        'access-control-allow-origin': shop,
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST, DELETE',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'origin',
      })
      return undefined
    })
    const allow = (_request: FastifyRequest, reply: FastifyReply) => reply.code(204).send()
    service.options('/chatbot/conversations', allow)
    service.options('/chatbot/conversations/:id', allow)
    service.options('/chatbot/conversations/:id/questions', allow)
    service.post('/chatbot/conversations', (request, reply) =>
      reply
        .code(201)
        .send({ conversation: conversations.start(startRequest.parse(request.body), shopOf(request) ?? '') }),
    )
    service.post('/chatbot/conversations/:id/questions', async (request, reply) => {
      const { id } = conversationOf.parse(request.params)
      const { question } = questionRequest.parse(request.body)
      const answer = await conversations.ask(id, question)
      return answer ?? reply.code(404).send({ type: 'unknown-conversation' })
    })
    service.delete('/chatbot/conversations/:id', (request, reply) => {
      conversations.close(conversationOf.parse(request.params).id)
      return reply.code(204).send()
    })
    done()
  })
}
