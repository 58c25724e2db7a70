import { basePath } from '@camping/contract/endpoint.ts'
import { markets } from '@camping/editions/markets.ts'
import type { StartedApi } from '@camping/api/start-api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newsletterPaths, takeNewsletterForm } from './newsletter-form.ts'
import { pickEdition, type HostBrand } from './pick-app.ts'

export interface FormOptions {
  readonly hostOf: (host: string | undefined) => HostBrand
  readonly api: StartedApi['app']
}

/** An address is at most 254 characters; percent-encoded and with its name this is plenty. */
const bodyLimit = 4096

/** Takes the forms that work without scripts and answers each with the page to load next (303). */
export async function receiveForms(app: FastifyInstance, { hostOf, api }: FormOptions): Promise<void> {
  await app.register((forms, _options, ready) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    // Mail programs may send their one field in this form; nothing in it is read.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit },
      (_request, _body, done) => done(null, new URLSearchParams()),
    )
    for (const path of newsletterPaths.keys()) {
      forms.post(path, (request, reply) => receive({ hostOf, api }, request, reply))
    }
    ready()
  })
}

async function receive(
  { hostOf, api }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname, searchParams } = new URL(request.url, 'http://host')
  void reply.header('cache-control', 'no-store')
  const picked = pickEdition(hostOf(request.headers.host), pathname)
  if (!picked?.app.config.supports.newsletter) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Page not found')
  }
  const { site, app } = picked
  const base = basePath('v2', app.config.brand, markets[site].apiLocale)
  const forwarded = request.headers['x-forwarded-for']
  const next = await takeNewsletterForm(
    {
      site,
      query: searchParams,
      fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    },
    async (path, payload) => {
      // The API sees the client as it does for a call of its own, so that its limits are the same.
      const answer = await api.inject({
        method: 'POST',
        url: `${base}/${path}`,
        payload,
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      })
      return answer.statusCode
    },
  )
  return reply.redirect(next, 303)
}
