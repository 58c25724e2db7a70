import type { FastifyReply, FastifyRequest } from 'fastify'
import { editionSitemap, type SitemapFile } from './edition-sitemap.ts'
import { bodyIn, encodingOf, PageCache } from './page-cache.ts'
import type { PickedEdition } from './pick-app.ts'

/** Robots come some times a day; a new campsite may wait for the next hour. */
const freshSeconds = 3600
const cacheBytes = 16 * 1024 * 1024

/** Answers with sitemaps, made at most once an hour each: 10,000 addresses take some tens of milliseconds. */
export function createSitemapSender(ask: typeof fetch) {
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
      const xml = await editionSitemap(ask, picked, file)
      const status = xml === undefined ? 404 : 200
      const identity = Buffer.from(xml ?? 'No such sitemap')
      return { status, keep: status === 200, bodies: { identity }, storedAt: performance.now() }
    })
    const encoding = encodingOf(request.headers['accept-encoding'])
    void reply
      .code(page.status)
      .header('content-type', page.keep ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', page.keep ? `public, max-age=${freshSeconds}` : 'no-store')
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(await bodyIn(page, encoding))
  }
}
