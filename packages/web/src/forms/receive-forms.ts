import { plainForms } from '@camping/storefront/boot/plain-forms.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import type { PlainForm, ShownAnswer } from '@camping/storefront/kit/plain/plain-form.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import type { Feature } from '@camping/editions/route-row.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { isSameOrigin } from '@camping/api/platform/admission/is-same-origin.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DispatchFunc } from 'light-my-request'
import { receiveLinkForm } from '../session/link-form.ts'
import { visitorSession } from '../session/visitor-session.ts'
import { pickEdition, type HostBrand } from '../request/pick-app.ts'
import type { createPageSender } from '../pages/send-page.ts'
import { receiveAnswerForm } from './answer-form.ts'
import { formCalls, type FormCalls } from './form-calls.ts'
import { receiveNewsletterForm, type SentForm } from './newsletter-form.ts'

export interface FormOptions {
  readonly hostOf: (host: string | undefined) => HostBrand
  /** What answers a browser's call of the API. */
  readonly handleApi: DispatchFunc
  readonly sendPage: ReturnType<typeof createPageSender>
  readonly now: () => Date
}

/** Sixteen travellers with their names and dates, percent-encoded. */
const bodyLimit = 32_768

const refuse = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)

/**
 * Receives the forms that a browser sends by itself: each to the address of its page, with a field of its name. What comes of it is
 * another page (303), or the same page with what is wrong and what was typed (decision 313).
 */
export async function receiveForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register((forms, _options, ready) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    // Mail programs may send their one field in another format; the host ignores what no page sends.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, _body, done) =>
      done(null, new URLSearchParams()),
    )
    forms.post('/*', (request, reply) => receive(options, request, reply))
    ready()
  })
}

async function receive(
  options: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { hostOf, handleApi, sendPage, now } = options
  // Put together, not resolved: what begins with two slashes would name a host.
  const { pathname, search, searchParams } = new URL(`http://host${request.url}`)
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const host = hostOf(request.headers.host)
  const picked = pickEdition(host, pathname)
  const match = picked ? matchPath(picked.site, pathname) : []
  const own = ownForms.find(({ route }) => match.some(({ name }) => name === route))
  const named = namedForm(match, fields)
  if (!picked || (!named && !own))
    return refuse(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed')
  if (!picked.app.config.supports[named?.form.feature ?? (own as OwnForm).feature])
    return refuse(reply, 404, 'Page not found')
  // A mail program's request has no page of origin: its token is the proof (RFC 8058). Nobody else can act for visitors.
  const isOneClick = !named && own?.oneClick?.includes(searchParams.get('step') ?? '')
  if (!isOneClick && !isSameOrigin(request.headers))
    return refuse(reply, 403, 'Only pages of this site may do this')

  const calls = formCalls(handleApi, request, picked)
  if (!named) {
    const next = await (own as OwnForm).receive({ site: picked.site, query: searchParams, fields }, calls)
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  }
  const { form, name, page } = named
  const outcome = await form.receive({
    site: picked.site,
    page: page.name,
    hostname: request.hostname,
    address: pathname + search,
    params: page.params,
    fields,
    today: editionToday(now()),
    call: calls.call,
  })
  if (calls.setCookies.length > 0) void reply.header('set-cookie', calls.setCookies)
  if ('to' in outcome) {
    const { to, remembered } = outcome
    if (remembered !== undefined)
      void reply.header('set-cookie', visitorSession(request.headers, host).cookies.remember(remembered))
    return reply.header('cache-control', 'no-store').redirect(to, 303)
  }
  const answer: ShownAnswer = { ...outcome, form: name }
  return sendPage({ host, picked, pathname, search, answer }, request, reply)
}

interface NamedForm {
  readonly name: string
  readonly form: PlainForm
  /** What the path can be that has the form. */
  readonly page: PathMatch[number]
}

/** The form of a page that has a field of its name. */
function namedForm(match: PathMatch, fields: URLSearchParams): NamedForm | undefined {
  for (const [name, form] of Object.entries(plainForms)) {
    const page = match.find((one) => form.routes?.includes(one.name) ?? true)
    if (page && fields.has(name)) return { name, form, page }
  }
  return undefined
}

/** A form that is its page: what links of mails lead to, and the sign-up for mails. */
interface OwnForm {
  readonly route: RouteName
  readonly feature: Feature
  /** Each `step` that a mail program's button may do: leave a list, end an alert. */
  readonly oneClick?: readonly string[]
  /** Returns the page with the result, to load next. */
  readonly receive: (sent: SentForm, calls: FormCalls) => Promise<string>
}

const statusOf =
  ({ call }: FormCalls) =>
  async (path: string, body: object) =>
    (await call({ method: 'POST', path, base: 'v2' }, body)).status

const ownForms: readonly OwnForm[] = [
  {
    route: 'newsletter',
    feature: 'newsletter',
    oneClick: ['leave'],
    receive: (sent, calls) => receiveNewsletterForm(sent, statusOf(calls)),
  },
  {
    route: 'answer',
    feature: 'checkout',
    oneClick: ['reviews', 'no-alert'],
    receive: (sent, { call }) =>
      receiveAnswerForm(sent, async (path, body) => {
        const { status, reply } = await call({ method: 'POST', path, base: 'v2' }, body)
        return { status, id: (reply as { id?: string } | null)?.id }
      }),
  },
  {
    route: 'login',
    feature: 'portal',
    receive: (sent, { callWith }) =>
      receiveLinkForm(sent, async ({ path, body, bearer }) => {
        const { status, problem } = await callWith(bearer)({ method: 'POST', path, base: 'v2' }, body)
        return { status, problem: problem?.errors?.[0]?.message }
      }),
  },
]
