import { createServer } from 'node:http'
import helmet from '@fastify/helmet'
import staticFiles from '@fastify/static'
import type { StartedApi } from '@camping/api/start-api.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pageCookie, pageVariant } from '@camping/storefront/routing/page-variant.ts'
import { chooserHtml } from './chooser.ts'
import { cookieValue } from './cookies.ts'
import { bodyIn, encodingOf, PageCache, type CachedPage } from './page-cache.ts'
import { createHostTable, pickEdition, type HostBrand, type PickedEdition } from './pick-app.ts'
import { editionToday, renderRequest, type PageRenderer } from './render-request.ts'
import { localeCookie, rootEdition } from './root-path.ts'

export interface HostOptions {
  readonly renderer: PageRenderer
  readonly api: StartedApi
  /** Folders served immutable under /_app/{name}/. */
  readonly assetFolders: ReadonlyMap<string, string>
  readonly cacheBytes: number
  readonly log?: (error: unknown) => void
}

const freshSeconds = 60
const staleSeconds = 600
const maxPathLength = 2000
const forApi = /^\/(api|images)(\/|\?|$)/

/** No inline scripts anywhere: state travels as data. Inline styles are ours and MUI's. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

interface Asked {
  readonly host: HostBrand
  readonly picked: PickedEdition
  readonly pathname: string
  readonly search: string
}

/**
 * The HTTP host: `/api` and `/images` go to the API, `/_app` are built files, everything else is a page of the edition
 * that host name and path name.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { renderer, api } = options
  const hostOf = createHostTable(renderer.apps)
  const cache = new PageCache({
    maxBytes: options.cacheBytes,
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now: () => performance.now(),
  })
  const app = fastify({
    forceCloseConnections: 'idle',
    // The router's own limit would answer with JSON; long addresses are pages that do not exist.
    routerOptions: { maxParamLength: 20_000, ignoreDuplicateSlashes: false },
    exposeHeadRoutes: true,
    serverFactory: (handle) =>
      createServer(
        { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 },
        (request, response) =>
          forApi.test(request.url ?? '') ? api.handle(request, response) : handle(request, response),
      ),
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).type('text/plain').send('Bad request'),
  })
  await app.register(helmet, {
    contentSecurityPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  let first = true
  for (const [name, root] of options.assetFolders) {
    await app.register(staticFiles, {
      root,
      prefix: `/_app/${name}/`,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: first,
      index: false,
    })
    first = false
  }

  async function makePage(
    asked: Asked,
    search: string,
    searchCookie: string | undefined,
  ): Promise<{ page: CachedPage; keep: boolean; redirect?: { to: string; status: 301 | 302 } }> {
    const answer = await renderRequest(renderer, { ...asked, search, searchCookie })
    if (answer.kind === 'redirect')
      return {
        page: {
          status: answer.status,
          bodies: { identity: Buffer.from(answer.to) },
          storedAt: performance.now(),
        },
        keep: false,
      }
    return {
      page: {
        status: answer.status,
        bodies: { identity: Buffer.from(answer.html) },
        storedAt: performance.now(),
      },
      keep: answer.cacheable && answer.status === 200,
    }
  }

  async function sendPage(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { app: serverApp, site } = asked.picked
    const variant = pageVariant({
      brand: serverApp.config.brand,
      ownSite: asked.host.ownSite,
      site,
      pathname: asked.pathname,
      search: asked.search,
      searchCookie: cookieValue(request.headers.cookie, pageCookie),
      today: editionToday(renderer.now()),
    })
    let kept = false
    const make = async () => {
      const made = await makePage(asked, variant.search, variant.searchCookie)
      kept = made.keep
      return made
    }
    const page = variant.key ? await cache.get(variant.key, make) : (await make()).page
    if (page.status === 301 || page.status === 302)
      return reply.header('cache-control', 'no-store').redirect(page.bodies.identity.toString(), page.status)
    const encoding = encodingOf(request.headers['accept-encoding'])
    const shared =
      page.status === 200 &&
      variant.key !== undefined &&
      !variant.searchCookie &&
      !/\/booking\//.test(asked.pathname)
    void reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header(
        'cache-control',
        shared && (kept || page.status === 200)
          ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
          : 'private, no-store',
      )
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(await bodyIn(page, encoding))
  }

  app.get('/*', async (request, reply) => {
    const [path, query] = splitOnce(request.url)
    const host = hostOf(request.headers.host)
    if (path === '/') {
      const site = rootEdition(
        host,
        cookieValue(request.headers.cookie, localeCookie.name),
        request.headers['accept-language'],
      )
      void reply.header('vary', 'cookie, accept-language').header('cache-control', 'private, no-store')
      return site
        ? reply.redirect(`/${site}${query}`, 302)
        : reply.type('text/html; charset=utf-8').send(chooserHtml(host))
    }
    const picked = pickEdition(host, path)
    if (picked && path.length > 1 && path.endsWith('/'))
      return reply.redirect(path.replace(/\/+$/, '') + query, 301)
    if (picked)
      return sendPage(
        {
          host,
          picked,
          pathname: path.length > maxPathLength ? `/${picked.site}/-/-/-/-/-` : path,
          search: query,
        },
        request,
        reply,
      )
    // No edition in the path: an address that exists nowhere, answered in the visitor's best edition.
    const site = rootEdition(
      host,
      cookieValue(request.headers.cookie, localeCookie.name),
      request.headers['accept-language'],
    )
    const fallback = host.apps.find((one) => !site || one.config.sites.includes(site)) ?? host.apps[0]
    if (!fallback) return reply.code(404).send()
    return sendPage(
      {
        host,
        picked: { app: fallback, site: site ?? (fallback.config.sites[0] as never) },
        pathname: `/${site ?? fallback.config.sites[0]}/-/-/-/-/-`,
        search: '',
      },
      request,
      reply,
    )
  })

  app.setErrorHandler((error, _request, reply) => {
    options.log?.(error)
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('Something went wrong. Please try again in a moment.')
  })
  return app
}

/** Path and query with its question mark. */
function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
