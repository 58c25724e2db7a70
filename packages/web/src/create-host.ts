import { createServer } from 'node:http'
import { inCurrentVersion } from '@camping/contract/endpoint.ts'
import { fairQueue, TooBusyError } from '@camping/api/platform/admission/fair-queue.ts'
import { network } from '@camping/api/platform/admission/network.ts'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'
import staticFiles from '@fastify/static'
import type { StartedApi } from '@camping/api/start-api.ts'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { admits } from './admission/admits.ts'
import { boundConnections, usualConnections, type ConnectionLimits } from './admission/bound-connections.ts'
import { precedence } from './admission/precedence.ts'
import { busySeconds, refuseCall } from './admission/refuse-call.ts'
import { placeOf } from './error-reports/place-of.ts'
import type { ServerReports } from './error-reports/server-reports.ts'
import { watchLoopLateness } from './admission/loop-lateness.ts'
import { wishOfCall } from './admission/wish-of-call.ts'
import { chooserHtml } from './files/chooser.ts'
import { isClientFile } from './files/client-file.ts'
import { draftProxy } from './checkout/draft-proxy.ts'
import { purchaseProxy } from './checkout/purchase-proxy.ts'
import { cookieValue } from './request/cookies.ts'
import { endKeepAlive } from './end-keep-alive.ts'
import { bodyFor } from './pages/page-encoding.ts'
import { createOfflineFiles } from './offline/offline-files.ts'
import { createHostTable, pickEdition } from './request/pick-app.ts'
import { readableUrl, unknownPath } from './request/readable-url.ts'
import { answerTile } from './files/map-tiles.ts'
import { mountSpeculationRules } from './pages/speculation-rules.ts'
import { mountTagFrame } from './files/tag-frame.ts'
import { robotsText } from './files/robots-text.ts'
import { receiveForms } from './forms/receive-forms.ts'
import { receivePolicyReports } from './policy/receive-policy-reports.ts'
import type { PageRenderer } from './pages/render-request.ts'
import { localeCookie } from '@camping/editions/locale-cookie.ts'
import { rootEdition } from './request/root-path.ts'
import { fileHeaders, secureApiAnswer, securityHeaders } from './policy/security-headers.ts'
import { answerClientError } from './answer-client-error.ts'
import { hostFilter, type HostNames } from './request/host-filter.ts'
import type { PolicyRecord } from './policy/policy-report.ts'
import { manifestPath, webManifest } from './pages/web-manifest.ts'
import { answerWellKnown } from './files/well-known.ts'
import { receiveLogout } from './session/receive-logout.ts'
import { passkeyProxy } from './session/passkey-proxy.ts'
import { sessionProxy } from './session/session-proxy.ts'
import { signInCodeProxy } from './session/sign-in-code-proxy.ts'
import { createPageSender } from './pages/send-page.ts'
import { wellWritten } from './request/well-written.ts'
import { createSitemapSender } from './files/send-sitemap.ts'
import { sitemapFile } from './files/edition-sitemap.ts'

export interface HostOptions {
  readonly renderer: PageRenderer
  readonly api: Pick<StartedApi, 'handle'>
  /** Folders of client files, served as immutable under /_app/{name}/. */
  readonly assetFolders: ReadonlyMap<string, string>
  readonly cacheBytes: number
  /** The base map, served under /tiles/. */
  readonly tiles?: TileArchive
  readonly log?: (error: unknown) => void
  /** Receives errors of pages and the milliseconds of requests for them, with their place. */
  readonly reports?: Pick<ServerReports, 'failure' | 'timing'> | undefined
  /** Number of trusted proxies that set X-Forwarded-For; 0 by default. */
  readonly trustedProxies?: number
  readonly connections?: ConnectionLimits
  /** Lateness of this process in milliseconds; measured by default. */
  readonly lateness?: () => number
  /** Maximum milliseconds for which a waiting page yields; overrides the defaults. */
  readonly mostWaits?: typeof usualWaits
  /** Receives violations of the content security policy. */
  readonly recordPolicyReport?: (report: PolicyRecord) => void
  /** Host names besides the editions' domains; by default those of this machine, for everybody. */
  readonly hostNames?: HostNames
}

/**
 * Number of pages rendered in parallel. They share one thread with all other work, so each network has one at a time.
 * Also the length of the queue, and the waiting time in milliseconds.
 */
const pageTurns = { concurrent: 2, waitingPerNetwork: 64, waiting: 500, maxWaitMs: 10_000 }

/** A session renders one page at a time, from any number of networks. */
const sessionPageTurns = { ...pageTurns, concurrent: Infinity, concurrentPerNetwork: 1 }

/** Maximum milliseconds for which a waiting page yields: to a purchase, and to other visitors' pictures. */
const usualWaits = { purchase: 100, picture: 25 }

const forApi = /^\/(api|images)(\/|\?|$)/

/**
 * Maximum characters of an address. A redirect repeats it in a header, and clients read at most 16 kB of headers in
 * total.
 */
const longestAddress = 12_000

const plainText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)

/**
 * The HTTP host: `/api` and `/images` go to the API, `/_app` serves built files, and all other paths are pages of the
 * edition that host name and path select.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { renderer, api } = options
  const hostOf = createHostTable(renderer.apps)
  const handleApi = sessionProxy(
    signInCodeProxy(
      passkeyProxy(
        draftProxy(
          purchaseProxy((request, response) => api.handle(request, response), hostOf),
          hostOf,
        ),
        hostOf,
      ),
      hostOf,
    ),
    hostOf,
  )
  const offlineFile = createOfflineFiles(renderer)
  const { connections = usualConnections, trustedProxies = 0 } = options
  const loop = watchLoopLateness()
  const { lateness = loop.lateness } = options
  const { mostWaits = usualWaits } = options
  const purchases = precedence(mostWaits.purchase)
  const pictures = precedence(mostWaits.picture)
  const turns = fairQueue({
    ...pageTurns,
    before: async (waiting) => {
      await purchases.clear()
      // Only visitors who request many pages at once yield to pictures, so a flood of pictures slows nobody else's
      // page.
      if (waiting > 0) await pictures.clear()
    },
  })
  const sessionTurns = fairQueue(sessionPageTurns)
  const { cacheBytes } = options
  const sendPage = createPageSender(renderer, { cacheBytes, turns, sessionTurns, lateness, purchases })
  const sendSitemap = createSitemapSender(renderer.fetch)
  const keepAlive = endKeepAlive()
  const allowsHost = hostFilter(renderer.apps, options.hostNames ?? { local: true, further: [] })
  const headers = securityHeaders()
  const app = fastify({
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: 'idle',
    // The router's own limit would answer with JSON; long addresses should get the 404 page.
    routerOptions: { maxParamLength: 20_000, ignoreDuplicateSlashes: false },
    exposeHeadRoutes: true,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    serverFactory: (handle) => {
      const server = createServer(connections, (request, response) => {
        keepAlive.watch(response)
        if (!allowsHost(request, response)) return
        const url = inCurrentVersion(request.url ?? '')
        if (!forApi.test(url)) return handle(request, response)
        // Whatever stands between a browser and the API knows a call by its path.
        request.url = url
        secureApiAnswer(url, response)
        const wish = wishOfCall(url)
        if (wish && !admits(wish, lateness())) return refuseCall(response)
        if (wish === 'purchase') response.once('close', purchases.enter())
        if (wish === 'picture') response.once('close', pictures.enter())
        return handleApi(request, response)
      })
      boundConnections(server, connections, { behindProxy: trustedProxies > 0 })
      return server
    },
    frameworkErrors: (_error, _request, reply) =>
      void plainText((reply as FastifyReply).headers(headers), 400, 'Bad request'),
    clientErrorHandler: answerClientError,
  })
  app.addHook('preClose', (done) => {
    keepAlive.end()
    loop.stop()
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/_app/') ? fileHeaders : headers)
    if (request.url.length > longestAddress) return void plainText(reply, 414, 'The address is too long')
    done()
  })
  // Registered before all plugins with their own context, which copy the hooks that exist by then.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    if (error instanceof TooBusyError)
      return plainText(reply.header('retry-after', busySeconds), 503, 'Too much to do. Please try again.')
    if (statusCode >= 400 && statusCode < 500) return plainText(reply, statusCode, 'Bad request')
    options.log?.(error)
    options.reports?.failure(error, { ...placeOf(request, hostOf), kind: 'render' })
    return plainText(reply, 500, 'Something went wrong. Please try again in a moment.')
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.getHeader('content-type') === 'text/html; charset=utf-8')
      options.reports?.timing(
        () => ({ ...placeOf(request, hostOf), status: String(reply.statusCode) }),
        reply.elapsedTime,
      )
    done()
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
      allowedPath: isClientFile,
    })
    first = false
  }

  const { tiles } = options
  if (tiles) {
    app.get('/tiles/*', async (request, reply) => {
      const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
      const answer = async () => answerTile(tiles, request.url, gzip)
      // A map sheet is drawn on request, on the thread that renders pages.
      const isDrawn = request.url.startsWith('/tiles/around/')
      const { status, headers, body } = await (isDrawn ? turns(network(request.ip), answer) : answer())
      return reply.code(status).headers(headers).send(body)
    })
  }

  mountTagFrame(app, renderer.tagSource)
  mountSpeculationRules(app)
  await receiveForms(app, { hostOf, handleApi, sendPage, now: renderer.now })
  const { recordPolicyReport: record } = options
  if (record) await receivePolicyReports(app, { record, now: renderer.now })
  await receiveLogout(app, { hostOf, fetch: renderer.fetch, log: options.log })

  app.get('/*', async (request, reply) => {
    const [path, query] = splitOnce(request.url)
    const host = hostOf(request.headers.host)
    const bestSite = () =>
      rootEdition(
        host,
        cookieValue(request.headers.cookie, localeCookie.name),
        request.headers['accept-language'],
      )
    if (path === '/') {
      const site = bestSite()
      void reply.header('vary', 'cookie, accept-language').header('cache-control', 'private, no-store')
      return site
        ? reply.redirect(`/${site}${query}`, 302)
        : reply.type('text/html; charset=utf-8').send(chooserHtml(host))
    }
    if (path === '/robots.txt')
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robotsText(host))
    const wellKnown = answerWellKnown(path, { host, site: bestSite, now: renderer.now() }, reply)
    if (wellKnown) return wellKnown
    const written = wellWritten(path)
    if (written !== path) return reply.redirect(written + query, 301)
    const picked = pickEdition(host, path)
    if (picked && path === manifestPath(picked.site))
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(webManifest(picked))
    const offline = picked && offlineFile(picked, path)
    if (offline) {
      const { encoding, body } = await bodyFor(offline.page, request.headers['accept-encoding'])
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      return reply.headers(offline.headers).send(body)
    }
    const sitemap = picked && sitemapFile(path)
    if (sitemap) return sendSitemap(picked, sitemap, { request, reply })
    if (picked) return sendPage({ host, picked, pathname: path, search: query }, request, reply)

    // The path has no edition: the visitor's best edition answers with 404.
    const nowhere = unknownPath(bestSite() ?? host.apps[0]?.config.sites[0] ?? '')
    const fallback = pickEdition(host, nowhere)
    if (!fallback) return plainText(reply, 404, 'Page not found')
    return sendPage({ host, picked: fallback, pathname: nowhere, search: '' }, request, reply)
  })

  // Pages are read-only; a GET that still arrives here is for a deleted built file.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? plainText(reply, 404, 'Page not found')
      : plainText(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed'),
  )
  return app
}

/** Path and query including its question mark. */
function splitOnce(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
