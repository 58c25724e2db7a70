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
import type { SiteCode } from '@camping/editions/markets.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import { admits } from '../admission/admits.ts'
import type { precedence } from '../admission/precedence.ts'
import { busySeconds } from '../admission/refuse-call.ts'
import { wishOfPage } from '../admission/wish-of-page.ts'
import { createAlonePages } from './alone-pages.ts'
import { cookieValue } from '../request/cookies.ts'
import { copyBytes } from './copy-bytes.ts'
import { bodyIn, encodingOf, PageCache, type CachedPage, type Turn } from './page-cache.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { checkForeignCode, documentPolicy, policyHeader } from '../policy/document-policy.ts'
import { visitorSession } from '../session/visitor-session.ts'
import { visitorOf } from '../request/visitor.ts'
import { renderRequest, type PageAddress, type PageRenderer } from './render-request.ts'

const freshSeconds = 60
const staleSeconds = 600
/** Retry-After for server errors. */
const retrySeconds = 30

/** For pages whose address grants access: no Referer is sent, not even for links that the visitor follows. */
const secretAddressHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** How many paths are remembered with what they can be: the router compiles its routes for each match. */
const knownPaths = 1000

/** A page of an edition, before the cookies are parsed. */
export type RequestedPage = Omit<PageAddress, 'match' | 'searchCookie' | 'searchBox' | 'session' | 'visitor'>

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
  const mayStore = cacheable && status === 200 && setCookies.length === 0
  return { status, mayStore, setCookies, bodies: { identity: copyBytes(html) }, storedAt }
}

/** Caches may share only pages that are the same for everybody; Vary names cookies that change them. */
function cacheControl(page: CachedPage, variant: PageVariant): string {
  const usual = variant.searchCookie === undefined && variant.searchBox === undefined
  const shared = page.mayStore && variant.key !== undefined && usual
  return shared
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'private, no-store'
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
  const cache = new PageCache({
    maxBytes: cacheBytes,
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now: () => performance.now(),
  })
  const matches = new LRUCache<string, PathMatch, SiteCode>({
    max: knownPaths,
    memoMethod: (pathname, _, { context: site }) => matchPath(site, pathname),
  })
  return async (
    requested: RequestedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { app, site } = requested.picked
    const match = matches.memo(requested.pathname, { context: site })
    const variant = pageVariant({
      brand: app.config.brand,
      domainSite: requested.host.domainSite,
      site,
      match,
      pathname: requested.pathname,
      search: requested.search,
      searchCookie: cookieValue(request.headers.cookie, pageCookie),
      flagship: app.config.flagship,
      flagsCookie: cookieValue(request.headers.cookie, flagsCookie.name),
      today: editionToday(renderer.now()),
    })
    const { search, searchCookie, searchBox } = variant
    const session = visitorSession(request.headers, requested.host)
    const visitor = visitorOf(request)
    const make = () =>
      makePage(renderer, { ...requested, match, search, searchCookie, searchBox, session, visitor })
    const take: Turn['take'] = async (work) => {
      const wish = wishOfPage(match)
      if (!admits(wish, lateness())) throw new TooBusyError('the process is late')
      const inTurn = () =>
        turns(network(request.ip), async () => {
          const leave = wish === 'purchase' ? purchases.enter() : undefined
          return work().finally(leave)
        })
      const isOfSession = variant.key === undefined && session.token !== undefined
      return isOfSession ? sessionTurns(session.token, inTurn) : inTurn()
    }
    const turn: Turn = {
      // Called only for pages that must be rendered, not for cached ones.
      get network() {
        return network(request.ip)
      },
      take,
    }
    const page = await (variant.key ? cache.get(variant.key, make, turn) : take(make)).catch((error) => {
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
    const encoding = encodingOf(request.headers['accept-encoding'])
    void reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', variant.variesByCookie ? 'accept-encoding, cookie' : 'accept-encoding')
      .header('cache-control', cacheControl(page, variant))
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    if (page.status === 503) void reply.header('retry-after', retrySeconds)
    if (isSecretAddress(match, requested.search)) void reply.headers(secretAddressHeaders)
    const policy = documentPolicy(app.config, match, requested.search)
    if (policy) void reply.header(policyHeader, policy)
    return reply.send(await bodyIn(page, encoding))
  }
}
