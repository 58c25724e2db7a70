import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../page/language-of.ts'
import { sendNotFound } from '../page/send-not-found.ts'
import { sendPage } from '../page/send-page.ts'
import { errorPage, errorsPage } from './errors-page.ts'
import { readEnvelope } from './read-envelope.ts'
import { receivedReports } from './received-reports.ts'

/** Recordings are the longest; a source map of a large script is about as long. */
const bodyLimit = 8_000_000

const projectOf = z.object({ project: z.string().regex(/^\d{1,10}$/) })
const releaseOf = z.object({ release: z.string().min(1).max(200) })

/** A form of several parts; undefined for a body that is none. */
async function formOf({ headers, body }: FastifyRequest): Promise<FormData | undefined> {
  if (!Buffer.isBuffer(body)) return undefined
  const type = { 'content-type': headers['content-type'] ?? '' }
  return new Response(new Uint8Array(body), { headers: type }).formData().catch(() => undefined)
}

/**
 * The inbox of error reports: takes envelopes where a Sentry-compatible service does, and shows them. Browsers post across
 * origins, and read nothing of the answer but its status.
 */
export function mountErrors(app: FastifyInstance): void {
  const reports = receivedReports()
  app.get('/sandbox/errors', (request, reply) =>
    sendPage(reply, errorsPage(reports.all(), languageOf(request))),
  )
  app.get<{ Params: { id: string } }>('/sandbox/errors/:id', (request, reply) => {
    const report = reports.find(Number(request.params.id))
    if (!report) return sendNotFound(request, reply)
    const shown = { stack: reports.stackOf(report), language: languageOf(request) }
    return sendPage(reply, errorPage(report, shown))
  })
  app.get('/sandbox/api/errors', () =>
    reports.all().map((report) => ({ ...report, stack: reports.stackOf(report) })),
  )
  app.delete('/sandbox/api/errors', (_request, reply) => {
    reports.clear()
    return reply.code(204).send()
  })

  void app.register((service, _options, done) => {
    service.removeAllContentTypeParsers()
    service.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    const openToPages = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }
    const receive = (request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(openToPages)
      const { project } = projectOf.parse(request.params)
      const envelope = Buffer.isBuffer(request.body) ? readEnvelope(request.body) : undefined
      if (!envelope) return reply.code(400).send({ detail: 'not an envelope' })
      reports.add(project, envelope)
      return reply.send({ id: envelope.headers['event_id'] ?? null })
    }
    service.post('/api/:project/envelope/', { bodyLimit }, receive)
    service.options('/api/:project/envelope/', (_request, reply) =>
      reply.code(204).headers(openToPages).send(),
    )
    // The files of a release, as forms of several parts.
    service.post(
      '/api/0/organizations/:organization/releases/:release/files/',
      { bodyLimit },
      async (request, reply) => {
        const { release } = releaseOf.parse(request.params)
        const form = await formOf(request)
        const name = form?.get('name')
        const content = form?.get('file')
        if (typeof name !== 'string' || !(content instanceof Blob))
          return reply.code(400).send({ detail: 'name and file are needed' })
        return reports.addFile(release, name.slice(0, 300), await content.text())
          ? reply.code(201).send({ name })
          : reply.code(507).send({ detail: 'too many files' })
      },
    )
    done()
  })
  app.get('/sandbox/api/errors/files', () => reports.fileNames())
}
