import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { isShared } from '@camping/editions/route-row.ts'
import { routeTemplates } from '@camping/editions/route-template.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import type { FastifyInstance } from 'fastify'

const pathOf = (site: SiteCode) => `/speculation-rules/${site}.json`

/** Value of the header `Speculation-Rules` of an edition's documents: an address, as a string of structured headers. */
export const speculationHeader: Readonly<Record<SiteCode, string>> = Object.fromEntries(
  siteCodes.map((site) => [site, `"${pathOf(site)}"`]),
) as Record<SiteCode, string>

/** Addresses of an edition as URL patterns: any value where a path has a parameter. */
const patternsOf = (site: SiteCode, shared: boolean): string[] =>
  routeNames
    .filter((name) => isShared(routeRow(name)) === shared)
    .flatMap((name) => routeTemplates(name, site))
    .map((template) => ['', site, ...template.split('/').filter(Boolean)].join('/').replace(/\{\w+\}/g, '*'))

/** A page that is the same for everybody, behind a link that `which` describes. */
const pagesBehind = (site: SiteCode, which: object) => ({
  where: {
    and: [
      { or: patternsOf(site, true).map((pattern) => ({ href_matches: pattern })) },
      { not: { or: patternsOf(site, false).map((pattern) => ({ href_matches: pattern })) } },
      which,
    ],
  },
  eagerness: 'moderate',
})

/**
 * What a browser may render before it is requested: pages that are the same for everybody, while the pointer rests on their link
 * or presses it. Campsites open in a tab of their own. A document that is alive loads the next page of its own tab by itself
 * (prepare-next.browser.ts), so those links are left out then. Whoever saves data gets none of it: browsers know it by themselves, proxies by `Save-Data: on`.
 */
export const speculationRules = (site: SiteCode) => ({
  prerender: [
    { ...pagesBehind(site, { selector_matches: 'a[target=_blank]' }), target_hint: '_blank' },
    pagesBehind(site, { not: { selector_matches: '[data-alive] *, [target]' } }),
  ],
})

/** Serves the rules of every edition. */
export function mountSpeculationRules(app: FastifyInstance): void {
  for (const site of Object.keys(markets) as SiteCode[]) {
    const rules = JSON.stringify(speculationRules(site))
    app.get(pathOf(site), (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'save-data')
        .header('x-robots-tag', 'noindex')
        .type('application/speculationrules+json')
        .send(request.headers['save-data'] === 'on' ? '{}' : rules),
    )
  }
}
