import { basePath } from '@camping/contract/endpoint.ts'
import { markets } from '@camping/editions/markets.ts'
import type { StartedApi } from '@camping/api/start-api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPaths, receiveAnswerForm } from './answer-form.ts'
import { newsletterPaths, receiveNewsletterForm } from './newsletter-form.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { loginPaths, receiveLinkForm } from '../session/link-form.ts'
import { pickEdition, type HostBrand } from '../request/pick-app.ts'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import { injectedAs, visitorOf } from '../request/visitor.ts'

export interface FormOptions {
  readonly hostOf: (host: string | undefined) => HostBrand
  readonly api: StartedApi['app']
}

/** An address has at most 254 characters; percent-encoded and with its name this is plenty. */
const bodyLimit = 4096

/** Accepts the forms that work without scripts and answers each with the page to load next (303). */
export async function receiveForms(app: FastifyInstance, { hostOf, api }: FormOptions): Promise<void> {
  await app.register((forms, _options, ready) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    // Mail programs may send their one field in this format; the host ignores its content.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit },
      (_request, _body, done) => done(null, new URLSearchParams()),
    )
    for (const path of newsletterPaths.keys()) {
      forms.post(path, (request, reply) => receive({ hostOf, api }, 'newsletter', { request, reply }))
    }
    for (const path of answerPaths.keys()) {
      forms.post(path, (request, reply) => receive({ hostOf, api }, 'checkout', { request, reply }))
    }
    for (const path of loginPaths.keys()) {
      forms.post(path, (request, reply) => receive({ hostOf, api }, 'portal', { request, reply }))
    }
    ready()
  })
}

async function receive(
  { hostOf, api }: FormOptions,
  part: 'newsletter' | 'checkout' | 'portal',
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { pathname, searchParams } = new URL(request.url, 'http://host')
  void reply.header('cache-control', 'no-store')
  const picked = pickEdition(hostOf(request.headers.host), pathname)
  if (!picked?.app.config.supports[part]) {
    return reply.code(404).type('text/plain; charset=utf-8').send('Page not found')
  }
  // A mail program's request has no page of origin: its token is the proof (RFC 8058). Nobody else can sign visitors
  // up.
  if (!isOneClick(part, searchParams.get('step')) && !isSameOrigin(request.headers)) {
    return reply.code(403).type('text/plain; charset=utf-8').send('Only pages of this site may do this')
  }
  const { site, app } = picked
  const base = basePath('v2', app.config.brand, markets[site].apiLocale)
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  // The API sees the client's address as in a direct call, so that its limits apply.
  const post = (path: string, payload: object, headers = {}) =>
    api.inject({
      method: 'POST',
      url: `${base}/${path}`,
      payload,
      ...injectedAs(visitorOf(request), headers),
    })
  const statusOf = async (path: string, body: object) => (await post(path, body)).statusCode
  const form = { site, query: searchParams, fields }
  const next =
    part === 'portal'
      ? await receiveLinkForm({ site, fields }, async ({ path, body, bearer }) => {
          const answer = await post(path, body, bearer ? { authorization: `Bearer ${bearer}` } : {})
          const { errors = [] } = answer.json<Partial<Problem>>()
          return { status: answer.statusCode, problem: errors[0]?.message }
        })
      : await (part === 'newsletter' ? receiveNewsletterForm : receiveAnswerForm)(form, statusOf)
  return reply.redirect(next, 303)
}

/** What a mail program's button may do: leave a list. */
const isOneClick = (part: string, step: string | null): boolean =>
  (part === 'newsletter' && step === 'leave') || (part === 'checkout' && step === 'reviews')
