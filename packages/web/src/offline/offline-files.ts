import { createHash } from 'node:crypto'
import { markets } from '@camping/editions/markets.ts'
import { renderOffline } from '@camping/storefront/pages/offline/render-offline.tsx'
import { failureEntry } from '@camping/storefront/routing/show-failure.ts'
import type { IntlShape } from 'react-intl'
import type { PickedEdition } from '../pick-app.ts'
import type { PageRenderer } from '../render-request.ts'
import { offlinePath, removalScript, serviceWorkerScript } from './service-worker-script.ts'

export interface OfflineFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A browser asks for both each time it looks after the worker; an old one must never be served. */
const unkept = { 'cache-control': 'no-cache' }

/**
 * The worker and the offline page of each edition (docs/decisions/032-offline-page.md): `/{site}/service-worker.js` and
 * `/{site}/offline`. Undefined for any other path. An app without `supports.offline` serves a worker that removes itself.
 */
export function createOfflineFiles({ builds }: Pick<PageRenderer, 'builds'>) {
  const pages = new Map<string, string>()
  const pageOf = ({ app, site }: PickedEdition): string => {
    const key = `${app.config.id} ${site}`
    const known = pages.get(key)
    if (known) return known
    const { messages, languageTag } = markets[site]
    const { head, body } = renderOffline({ config: app.config, site }, app.intl.get(site) as IntlShape)
    // The same components as the error page, so its styles are theirs.
    const css = builds.get(app.config.id)?.assetsFor(failureEntry(503).module, messages, []).css ?? ''
    const html =
      `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
      `${app.themeColourMeta}${head}` +
      `<style>${app.css}${css}</style></head><body>${body}</body></html>`
    pages.set(key, html)
    return html
  }
  return (picked: PickedEdition, path: string): OfflineFile | undefined => {
    const scope = `/${picked.site}`
    const on = picked.app.config.supports.offline ?? false
    if (path === offlinePath(scope) && on)
      return { headers: { ...unkept, 'content-type': 'text/html; charset=utf-8' }, body: pageOf(picked) }
    if (path !== `${scope}/service-worker.js`) return undefined
    const headers = {
      ...unkept,
      'content-type': 'text/javascript; charset=utf-8',
      // The scope has no slash at its end: `/uk` itself is a page.
      'service-worker-allowed': scope,
    }
    if (!on) return { headers, body: removalScript(scope) }
    const version = createHash('sha256').update(pageOf(picked)).digest('hex').slice(0, 12)
    return { headers, body: serviceWorkerScript({ scope, version }) }
  }
}
