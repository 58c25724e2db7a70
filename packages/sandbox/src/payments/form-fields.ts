import type { FastifyInstance } from 'fastify'

/** Forms and envelopes stay text, because their order and their duplicate names matter. */
export function readBodiesAsText(app: FastifyInstance): void {
  const asText = { parseAs: 'string', bodyLimit: 65_536 } as const
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'text/xml', 'application/soap+xml'],
    asText,
    (_request, body, done) => done(null, body),
  )
}

/** A form as a map; the last of duplicate names wins. */
export const formFields = (body: unknown): ReadonlyMap<string, string> =>
  new Map(typeof body === 'string' ? new URLSearchParams(body) : [])
