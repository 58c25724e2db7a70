import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../page/language-of.ts'
import { sendPage } from '../page/send-page.ts'
import { inboxScript, standInScript } from './stand-in-script.ts'
import { collected, tagInbox, type FindFaults } from './tag-inbox.ts'
import { tagsPage } from './tags-page.ts'

const text = z.string().max(100).catch('')
const filterOf = z.object({ edition: text, event: text }).catch({ edition: '', event: '' })

/** The inbox polls itself. */
const pollingPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The stand-in for the tag manager, and the inbox of what pages tell it. */
export function mountTags(app: FastifyInstance, findFaults: FindFaults | undefined): void {
  const inbox = tagInbox(findFaults)
  for (const path of ['/tags/gtm.js', '/tags/gtag/js'])
    app.get(path, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(standInScript))
  app.post('/tags/collect', (request, reply) => {
    inbox.take(collected.parse(jsonIn(request.body)))
    return reply.code(204).send()
  })
  app.get('/sandbox/tags.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(inboxScript),
  )
  app.get('/sandbox/tags', (request, reply) =>
    sendPage(
      reply.header('content-security-policy', pollingPolicy),
      tagsPage(inbox.events(), filterOf.parse(request.query), languageOf(request)),
    ),
  )
  app.get('/sandbox/api/tags', () => inbox.events())
  app.delete('/sandbox/api/tags', (_request, reply) => {
    inbox.forget()
    return reply.code(204).send()
  })
}

/** Beacons are text: a page of any origin may send it. */
function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
