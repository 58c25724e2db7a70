import { markets } from '@camping/editions/markets.ts'
import { renderAlone, type AlonePage } from '@camping/storefront/boot/offline/render-alone.tsx'
import { failureEntry } from '@camping/storefront/boot/routing/show-failure.ts'
import type { IntlShape } from 'react-intl'
import type { PickedEdition } from '../request/pick-app.ts'
import type { PageRenderer } from './render-request.ts'

/** Standalone documents of an edition, without scripts or calls; each is rendered once. */
export function createAlonePages({ builds }: Pick<PageRenderer, 'builds'>) {
  const documents = new Map<string, string>()
  return (page: AlonePage, { app, site }: PickedEdition): string => {
    const key = `${page} ${app.config.id} ${site}`
    const known = documents.get(key)
    if (known) return known
    const { messages, languageTag } = markets[site]
    const { head, body } = renderAlone(page, { config: app.config, site }, app.intl.get(site) as IntlShape)
    // The same components as the error page, so the same styles.
    const css =
      builds.get(app.config.id)?.assetsFor(failureEntry(503).module, messages, []).css.toString() ?? ''
    const html =
      `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
      `${app.themeColourMeta}${head}` +
      `<style>${app.css}${css}</style></head><body>${body}</body></html>`
    documents.set(key, html)
    return html
  }
}
