import type { FastifyReply, FastifyRequest } from 'fastify'
import { editionSitemap, type SitemapFile } from './edition-sitemap.ts'
import { copyBytes } from '../pages/copy-bytes.ts'
import { PageCache } from '../pages/page-cache.ts'
import { bodyFor } from '../pages/page-encoding.ts'
import type { PickedEdition } from '../request/pick-app.ts'

/** Crawlers come a few times a day; a new campsite may wait for an hour. */
const freshSeconds = 3600
const cacheBytes = 16 * 1024 * 1024

/** Answers with sitemaps, each generated at most once an hour: 10,000 addresses take some tens of milliseconds. */
export function createSitemapSender(fetchApi: typeof fetch) {
  const cache = new PageCache({
    maxBytes: cacheBytes,
    freshMs: freshSeconds * 1000,
    staleMs: freshSeconds * 1000,
    now: () => performance.now(),
  })
  return async (
    picked: PickedEdition,
    file: SitemapFile,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply> => {
    const { config } = picked.app
    const name = file.part ? `${file.part.kind} ${file.part.number}` : 'index'
    const page = await cache.get(`${config.brand} ${picked.site} ${name}`, async () => {
      const xml = await editionSitemap(fetchApi, picked, file)
      const status = xml === undefined ? 404 : 200
      const identity = copyBytes(xml ?? 'No such sitemap')
      return { status, mayStore: status === 200, bodies: { identity }, storedAt: performance.now() }
    })
    const { encoding, body } = await bodyFor(page, request.headers['accept-encoding'])
    void reply
      .code(page.status)
      .header('content-type', page.mayStore ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', page.mayStore ? `public, max-age=${freshSeconds}` : 'no-store')
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(body)
  }
}
