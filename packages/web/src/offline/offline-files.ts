import { createHash } from 'node:crypto'
import { createAlonePages } from '../pages/alone-pages.ts'
import type { PickedEdition } from '../request/pick-app.ts'
import type { PageRenderer } from '../pages/render-request.ts'
import { offlinePath, removalScript, serviceWorkerScript } from './service-worker-script.ts'

export interface OfflineFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A browser requests both for every update check of the worker; it must never get an old one. */
const uncached = { 'cache-control': 'no-cache' }

/**
 * The worker and the offline page of each edition (decision 032): `/{site}/service-worker.js` and
 * `/{site}/offline`. Undefined for any other path. An app without `supports.offline` serves a worker that removes itself.
 */
export function createOfflineFiles({ builds }: Pick<PageRenderer, 'builds'>) {
  const alonePage = createAlonePages({ builds })
  const pageOf = (picked: PickedEdition): string => alonePage('offline', picked)
  return (picked: PickedEdition, path: string): OfflineFile | undefined => {
    const scope = `/${picked.site}`
    const on = picked.app.config.supports.offline ?? false
    if (path === offlinePath(scope) && on)
      return { headers: { ...uncached, 'content-type': 'text/html; charset=utf-8' }, body: pageOf(picked) }
    if (path !== `${scope}/service-worker.js`) return undefined
    const headers = {
      ...uncached,
      'content-type': 'text/javascript; charset=utf-8',
      // The scope has no trailing slash: `/uk` itself is a page.
      'service-worker-allowed': scope,
    }
    if (!on) return { headers, body: removalScript(scope) }
    const version = createHash('sha256').update(pageOf(picked)).digest('hex').slice(0, 12)
    return { headers, body: serviceWorkerScript({ scope, version }) }
  }
}
