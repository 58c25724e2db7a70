import { TooBusyError, type FairQueue } from '@camping/api/platform/admission/fair-queue.ts'
import { network } from '@camping/api/platform/admission/network.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  flagsCookie,
  pageCookie,
  pageVariant,
  type PageVariant,
} from '@camping/storefront/boot/routing/page-variant.ts'
import { isSecretAddress } from '@camping/editions/address-rights.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import type { ShownAnswer } from '@camping/storefront/kit/plain/plain-form.ts'
import { admits } from '../admission/admits.ts'
import type { precedence } from '../admission/precedence.ts'
import { busySeconds } from '../admission/refuse-call.ts'
import { wishOfPage } from '../admission/wish-of-page.ts'
import { createAlonePages } from './alone-pages.ts'
import { cookieValue } from '../request/cookies.ts'
import { PageCache, type CachedPage, type Turn } from './page-cache.ts'
import { bodyFor } from './page-encoding.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { checkForeignCode, createDocumentPolicy, policyHeader } from '../policy/document-policy.ts'
import { withConnection } from '../policy/connect-policy.ts'
import { chatbotOrigin } from '@camping/editions/chatbot-settings.ts'
import { reportOrigin } from '@camping/editions/report-dsn.ts'
import { speculationHeader } from './speculation-rules.ts'
import { visitorSession } from '../session/visitor-session.ts'
import { visitorOf } from '../request/visitor.ts'
import { renderRequest, type PageAddress, type PageRenderer } from './render-request.ts'

const freshSeconds = 60
const staleSeconds = 600
/** Retry-After for server errors. */
const retrySeconds = 30

/** For pages whose address grants access: no Referer is sent, not even for links that the visitor follows. */
const secretAddressHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** How many addresses are remembered with what they lead to: the router compiles its routes for each match. */
const knownAddresses = 1000
/** Maximum length of an address that is remembered, with its cookies. */
const longestKnown = 500

/** Of a page that answers a form: whether what was sent was taken. */
const answeredStatus = ({ problems, notice }: ShownAnswer) =>
  problems || (notice && notice.kind !== 'success') ? 422 : 200

/** A page of an edition, before the cookies are parsed. */
export type RequestedPage = Omit<PageAddress, 'match' | 'searchCookie' | 'flags' | 'session' | 'visitor'>

/** What an address leads to, the same for everybody with the same cookies for pages. */
interface KnownAddress {
  readonly match: PathMatch
  readonly variant: PageVariant
  readonly isSecret: boolean
  /** The content security policy, where it differs from the default. */
  readonly policy: string | undefined
}

async function makePage(renderer: PageRenderer, address: PageAddress): Promise<CachedPage> {
  const answer = await renderRequest(renderer, address)
  const { setCookies } = answer
  const storedAt = performance.now()
  if (answer.kind === 'redirect') {
    const { status, to } = answer
    return {
      status,
      redirect: to,
      mayStore: false,
      setCookies,
      bodies: { identity: Buffer.alloc(0) },
      storedAt,
    }
  }
  const { status, html, cacheable } = answer
  const mayStore = cacheable && status === 200 && setCookies.length === 0 && !address.answer
  return { status, mayStore, setCookies, bodies: { identity: html }, storedAt }
}

/**
 * Caches may share only pages that are the same for everybody; Vary names cookies that change them. A page that holds nothing of a
 * person may wait for Back in the browser, whatever its variant; `no-store` would forbid that.
 */
function cacheControl(page: CachedPage, variant: PageVariant): string {
  const usual = variant.searchCookie === undefined && variant.flags === undefined
  const shared = page.mayStore && variant.key !== undefined && usual
  if (shared) return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
  return page.mayStore && variant.key !== undefined ? 'private, no-cache' : 'private, no-store'
}

export interface SenderOptions {
  /** For finished pages. */
  readonly cacheBytes: number
  /** Distributes rendering among networks. */
  readonly turns: FairQueue
  /** Distributes it among sessions first: a session in use on many networks still has one turn. */
  readonly sessionTurns: FairQueue
  /** Lateness of this process in milliseconds. */
  readonly lateness: () => number
  /** Renderings with precedence: pages of the checkout and the portal belong to a purchase. */
  readonly purchases: Pick<ReturnType<typeof precedence>, 'enter'>
}

/** Answers with pages from the cache, or renders them: status, compression and cache headers. */
export function createPageSender(
  renderer: PageRenderer,
  { cacheBytes, turns, sessionTurns, lateness, purchases }: SenderOptions,
) {
  const alonePage = createAlonePages(renderer)
  for (const { config } of renderer.apps) checkForeignCode(config)
  const documentPolicy = createDocumentPolicy(renderer.tagSource)
  const cache = new PageCache({
    maxBytes: cacheBytes,
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now: () => performance.now(),
  })
  const known = new LRUCache<string, KnownAddress>({ max: knownAddresses })
  /** What an address leads to. Pages from the cache are answered in less time than it takes to find that out. */
  const lookUp = ({ picked, host, pathname, search }: RequestedPage, cookies: string): KnownAddress => {
    const { app, site } = picked
    const today = editionToday(renderer.now())
    const { domainSite = '' } = host
    const searchCookieValue = cookieValue(cookies, pageCookie)
    const flagsCookieValue = cookieValue(cookies, flagsCookie.name)
    // Values of cookies can hold any character; addresses hold no space.
    const values =
      searchCookieValue || flagsCookieValue ? JSON.stringify([searchCookieValue, flagsCookieValue]) : ''
    const name = `${app.config.id} ${domainSite} ${today} ${pathname}${search} ${values}`
    const remembered = known.get(name)
    if (remembered) return remembered
    const match = matchPath(site, pathname)
    const variant = pageVariant({
      brand: app.config.brand,
      domainSite: host.domainSite,
      site,
      match,
      pathname,
      search,
      searchCookie: searchCookieValue,
      flagship: app.config.flagship,
      flagsCookie: flagsCookieValue,
      today,
    })
    const reports = renderer.reports?.(app.config, site)?.split(' ', 1)[0]
    const chatbot = renderer.chatbot?.(app.config)
    const address: KnownAddress = {
      match,
      variant,
      isSecret: isSecretAddress(match, search),
      policy: withConnection(
        withConnection(documentPolicy(app.config, match, search), reports && reportOrigin(reports)),
        chatbot && chatbotOrigin(chatbot),
      ),
    }
    if (name.length <= longestKnown) known.set(name, address)
    return address
  }
  return async (
    requested: RequestedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { match, variant, isSecret, policy } = lookUp(requested, request.headers.cookie ?? '')
    const { search, searchCookie, flags } = variant
    const visitor = visitorOf(request)
    const session = () => visitorSession(request.headers, requested.host)
    const make = () =>
      makePage(renderer, {
        ...requested,
        match,
        search,
        searchCookie,
        flags,
        session: session(),
        visitor,
      })
    const take: Turn['take'] = async (work) => {
      const wish = wishOfPage(match)
      if (!admits(wish, lateness())) throw new TooBusyError('the process is late')
      const inTurn = () =>
        turns(network(request.ip), async () => {
          const leave = wish === 'purchase' ? purchases.enter() : undefined
          return work().finally(leave)
        })
      const token = variant.key === undefined ? session().token : undefined
      return token === undefined ? inTurn() : sessionTurns(token, inTurn)
    }
    const turn: Turn = {
      // Called only for pages that must be rendered, not for cached ones.
      get network() {
        return network(request.ip)
      },
      take,
    }
    // What was typed into a form is on its page alone.
    const isShared = variant.key !== undefined && !requested.answer
    const page = await (isShared ? cache.get(variant.key, make, turn) : take(make)).catch((error) => {
      if (!(error instanceof TooBusyError)) throw error
    })
    if (!page)
      return reply
        .code(503)
        .headers({ 'retry-after': busySeconds, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(alonePage('busy', requested.picked))
    if (page.setCookies?.length) void reply.header('set-cookie', page.setCookies)
    if (page.redirect !== undefined)
      return reply.header('cache-control', 'no-store').redirect(page.redirect, page.status)
    const { encoding, body } = await bodyFor(page, request.headers['accept-encoding'])
    void reply
      .code(requested.answer && page.status === 200 ? answeredStatus(requested.answer) : page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', variant.variesByCookie ? 'accept-encoding, cookie' : 'accept-encoding')
      .header('cache-control', cacheControl(page, variant))
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    if (page.status === 503) void reply.header('retry-after', retrySeconds)
    if (page.mayStore) void reply.header('speculation-rules', speculationHeader[requested.picked.site])
    if (isSecret) void reply.headers(secretAddressHeaders)
    if (policy) void reply.header(policyHeader, policy)
    return reply.send(body)
  }
}
