import { createServer } from 'node:http'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'
import staticFiles from '@fastify/static'
import type { StartedApi } from '@camping/api/start-api.ts'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { chooserHtml } from './chooser.ts'
import { draftDoor } from './checkout/draft-door.ts'
import { cookieValue } from './cookies.ts'
import { endKeptConnections } from './end-kept-connections.ts'
import { createOfflineFiles } from './offline/offline-files.ts'
import { createHostTable, pickEdition } from './pick-app.ts'
import { readableUrl, unknownPath } from './readable-url.ts'
import { answerTile } from './map-tiles.ts'
import { robotsText } from './robots-text.ts'
import { receiveForms } from './receive-forms.ts'
import type { PageRenderer } from './render-request.ts'
import { localeCookie } from '@camping/editions/locale-cookie.ts'
import { rootEdition } from './root-path.ts'
import { securityHeaders } from './security-headers.ts'
import { receiveLogout } from './session/receive-logout.ts'
import { sessionDoor } from './session/session-door.ts'
import { createPageSender } from './send-page.ts'
import { createSitemapSender } from './send-sitemap.ts'
import { sitemapFile } from './edition-sitemap.ts'

export interface HostOptions {
  readonly renderer: PageRenderer
  /** With `app`, forms that work without scripts are taken too. */
  readonly api: Pick<StartedApi, 'handle'> & Partial<Pick<StartedApi, 'app'>>
  /** Folders served immutable under /_app/{name}/. */
  readonly assetFolders: ReadonlyMap<string, string>
  readonly cacheBytes: number
  /** The base map, served under /tiles/. */
  readonly tiles?: TileArchive
  readonly log?: (error: unknown) => void
}

const forApi = /^\/(api|images)(\/|\?|$)/

const plainText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)

/**
 * The HTTP host: `/api` and `/images` go to the API, `/_app` are built files, everything else is a page of the edition
 * that host name and path name.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { renderer, api } = options
  const hostOf = createHostTable(renderer.apps)
  const handleApi = sessionDoor(
    draftDoor((request, response) => api.handle(request, response), hostOf),
    hostOf,
  )
  const offlineFile = createOfflineFiles(renderer)
  const sendPage = createPageSender(renderer, options.cacheBytes)
  const sendSitemap = createSitemapSender(renderer.fetch)
  const kept = endKeptConnections()
  const app = fastify({
    forceCloseConnections: 'idle',
    // The router's own limit would answer with JSON; long addresses are pages that do not exist.
    routerOptions: { maxParamLength: 20_000, ignoreDuplicateSlashes: false },
    exposeHeadRoutes: true,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    serverFactory: (handle) =>
      createServer(
        { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 },
        (request, response) => {
          kept.watch(response)
          if (forApi.test(request.url ?? '')) handleApi(request, response)
          else handle(request, response)
        },
      ),
    frameworkErrors: (_error, _request, reply) => void plainText(reply as FastifyReply, 400, 'Bad request'),
  })
  app.addHook('preClose', (done) => {
    kept.end()
    done()
  })
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
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
    })
    first = false
  }

  const { tiles } = options
  if (tiles) {
    app.get('/tiles/*', (request, reply) => {
      const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
      const { status, headers, body } = answerTile(tiles, request.url, gzip)
      return reply.code(status).headers(headers).send(body)
    })
  }

  if (api.app) await receiveForms(app, { hostOf, api: api.app })
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
    const picked = pickEdition(host, path)
    if (picked && path.endsWith('/')) return reply.redirect(path.replace(/\/+$/, '') + query, 301)
    const offline = picked && offlineFile(picked, path)
    if (offline) return reply.headers(offline.headers).send(offline.body)
    const sitemap = picked && sitemapFile(path)
    if (sitemap) return sendSitemap(picked, sitemap, { request, reply })
    if (picked) return sendPage({ host, picked, pathname: path, search: query }, request, reply)

    // No edition in the path: an address that exists nowhere, answered in the visitor's best edition.
    const nowhere = unknownPath(bestSite() ?? host.apps[0]?.config.sites[0] ?? '')
    const fallback = pickEdition(host, nowhere)
    if (!fallback) return plainText(reply, 404, 'Page not found')
    return sendPage({ host, picked: fallback, pathname: nowhere, search: '' }, request, reply)
  })

  // Pages are read, never written; what is left to arrive here with GET is a built file that is gone.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? plainText(reply, 404, 'Page not found')
      : plainText(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed'),
  )
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500) return plainText(reply, statusCode, 'Bad request')
    options.log?.(error)
    return plainText(reply, 500, 'Something went wrong. Please try again in a moment.')
  })
  return app
}

/** Path and query with its question mark. */
function splitOnce(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
