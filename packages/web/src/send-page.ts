import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  flagsCookie,
  pageCookie,
  pageVariant,
  type PageVariant,
} from '@camping/storefront/routing/page-variant.ts'
import { opensByAddress } from '@camping/storefront/routing/opens-by-address.ts'
import { cookieValue } from './cookies.ts'
import { bodyIn, encodingOf, PageCache, type CachedPage } from './page-cache.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { checkForeignCode, documentPolicy, policyHeader } from './document-policy.ts'
import { visitorSession } from './session/visitor-session.ts'
import { renderRequest, type PageAddress, type PageRenderer } from './render-request.ts'

const freshSeconds = 60
const staleSeconds = 600
/** When to ask again after a failure of ours. */
const retrySeconds = 30

/** For pages whose address is the right to see them: it is told to nobody, not even by a link that is followed. */
const secretAddressHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** A page of an edition, before the cookies are known. */
export type Asked = Omit<PageAddress, 'searchCookie' | 'searchBox' | 'session'>

async function makePage(renderer: PageRenderer, address: PageAddress): Promise<CachedPage> {
  const answer = await renderRequest(renderer, address)
  const { setCookies } = answer
  const storedAt = performance.now()
  if (answer.kind === 'redirect') {
    const { status, to } = answer
    return { status, redirect: to, keep: false, setCookies, bodies: { identity: Buffer.alloc(0) }, storedAt }
  }
  const { status, html, cacheable } = answer
  const keep = cacheable && status === 200 && setCookies.length === 0
  return { status, keep, setCookies, bodies: { identity: Buffer.from(html) }, storedAt }
}

/** Only what is the same for everybody may be shared; what differs by cookie says so to the caches on the way. */
function cacheControl(page: CachedPage, variant: PageVariant): string {
  const usual = variant.searchCookie === undefined && variant.searchBox === undefined
  const shared = page.keep && variant.key !== undefined && usual
  return shared
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'private, no-store'
}

/** Answers with pages out of the cache, or made now: status, compression and what caches may do with them. */
export function createPageSender(renderer: PageRenderer, cacheBytes: number) {
  for (const { config } of renderer.apps) checkForeignCode(config)
  const cache = new PageCache({
    maxBytes: cacheBytes,
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now: () => performance.now(),
  })
  return async (asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { app, site } = asked.picked
    const variant = pageVariant({
      brand: app.config.brand,
      ownSite: asked.host.ownSite,
      site,
      pathname: asked.pathname,
      search: asked.search,
      searchCookie: cookieValue(request.headers.cookie, pageCookie),
      flagship: app.config.flagship,
      flagsCookie: cookieValue(request.headers.cookie, flagsCookie.name),
      today: editionToday(renderer.now()),
    })
    const { search, searchCookie, searchBox } = variant
    const session = visitorSession(request.headers, asked.host)
    const make = () => makePage(renderer, { ...asked, search, searchCookie, searchBox, session })
    const page = variant.key ? await cache.get(variant.key, make) : await make()
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
    if (opensByAddress(site, asked.pathname, asked.search)) void reply.headers(secretAddressHeaders)
    const policy = documentPolicy(app.config, site, asked)
    if (policy) void reply.header(policyHeader, policy)
    return reply.send(await bodyIn(page, encoding))
  }
}
