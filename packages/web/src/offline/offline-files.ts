import { createHash } from 'node:crypto'
import type { CachedPage } from '../pages/page-cache.ts'
import { createAlonePages } from '../pages/alone-pages.ts'
import type { PickedEdition } from '../request/pick-app.ts'
import type { PageRenderer } from '../pages/render-request.ts'
import { offlinePath, removalScript, serviceWorkerScript } from './service-worker-script.ts'

export interface OfflineFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The same with its compressed forms: every new visitor's worker requests the page. */
  readonly page: CachedPage
}

/** A browser requests both for every update check of the worker; it must never get an old one. */
const uncached = { 'cache-control': 'no-cache', vary: 'accept-encoding' }

/**
 * The worker and the offline page of each edition (decision 032): `/{site}/service-worker.js` and
 * `/{site}/offline`. Undefined for any other path. An app without `supports.offline` serves a worker that removes itself.
 */
export function createOfflineFiles({ builds }: Pick<PageRenderer, 'builds'>) {
  const alonePage = createAlonePages({ builds })
  const pageOf = (picked: PickedEdition): string => alonePage('offline', picked)
  const pages = new Map<string, CachedPage>()
  const file = (headers: Readonly<Record<string, string>>, body: string): OfflineFile => {
    const page = pages.get(body) ?? {
      status: 200,
      mayStore: false,
      bodies: { identity: Buffer.from(body) },
      storedAt: 0,
    }
    // One page and one worker for each edition.
    pages.set(body, page)
    return { headers, body, page }
  }
  return (picked: PickedEdition, path: string): OfflineFile | undefined => {
    const scope = `/${picked.site}`
    const on = picked.app.config.supports.offline ?? false
    if (path === offlinePath(scope) && on)
      return file({ ...uncached, 'content-type': 'text/html; charset=utf-8' }, pageOf(picked))
    if (path !== `${scope}/service-worker.js`) return undefined
    const headers = {
      ...uncached,
      'content-type': 'text/javascript; charset=utf-8',
      // The scope has no trailing slash: `/uk` itself is a page.
      'service-worker-allowed': scope,
    }
    if (!on) return file(headers, removalScript(scope))
    const version = createHash('sha256').update(pageOf(picked)).digest('hex').slice(0, 12)
    return file(headers, serviceWorkerScript({ scope, version }))
  }
}
