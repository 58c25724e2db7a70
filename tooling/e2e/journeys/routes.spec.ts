import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { routeNames, routeRow, type RouteName } from '@camping/editions/routes.ts'
import { allEditions, appOf, apps, houseBrand, shows } from '../all-apps.ts'
import { noConsentAnswer } from '../answered-consent.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { watchBeforeConsent } from '../steps/before-consent.ts'
import { editionAt, examplePages, type Edition } from '../steps/example-pages.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

test.use({ storageState: noConsentAnswer })

/** What an address must answer with, by the route table and what the brand has opted into (routing-1, brands-4). */
function expectedOf({ brand, site }: Edition, name: RouteName): { status: number; location?: string } {
  const { feature, access } = routeRow(name)
  const login = buildPath(site, 'login')
  const { supports, home } = appOf(brand, site)
  if (feature && !supports[feature]) return { status: 404 }
  if (home === 'login' && name === 'home') return { status: 302, location: login }
  return access === 'customer' ? { status: 302, location: login } : { status: 200 }
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

for (const { brand, site, config } of allEditions) {
  test(`every route of the route table: ${brand} ${site}`, async () => {
    const edition = editionAt(runState().address, site, brand)
    const pages = await examplePages(edition)
    const announced: string[] = []
    for (const name of routeNames) {
      const path = pages[name]
      const expected = expectedOf(edition, name)
      const { status, headers, body } = await plainRequest(edition.origin, path)
      expect.soft(status, `${name} ${path}`).toBe(expected.status)
      expect.soft(headers.location?.split('?')[0], `${name}: leads to`).toBe(expected.location)
      if (expected.location) continue
      expect
        .soft(all(body, /<html lang="([^"]*)"/g), `${name}: language`)
        .toEqual([markets[site].languageTag])
      expect.soft(all(body, /<(h1)[ >]/g), `${name}: headings of the first level`).toHaveLength(1)
      expect
        .soft(all(body, /<title>([^<]*)</g), `${name}: title`)
        .toEqual([expect.stringMatching(/\S.* · \S/)])
      // consent-1: what a document fetches is the shop's; the address of tags is a note for whoever agrees.
      const fetched = all(
        body,
        /<(?:script|img|iframe|link rel="(?:stylesheet|preload|icon)")[^>]* (?:src|href)="([^"]*)"/g,
      ).concat(all(body, / data-scripts="([^"]*)"/g).flatMap((files) => files.split(' ')))
      expect.soft(fetched.length, `${name}: has scripts and styles`).toBeGreaterThan(1)
      expect
        .soft(
          fetched.filter((address) => !/^\/(?!\/)|^data:/.test(address)),
          `${name}: foreign`,
        )
        .toEqual([])
      const sets = all(body, /<link rel="preload"[^>]* imageSrcSet="([^"]*)"/gi)
      const shown = all(body, /<source[^>]* srcSet="([^"]*)"/gi)
      announced.push(...sets)
      expect.soft(shown, `${name}: what it announces it shows`).toEqual(expect.arrayContaining(sets))
      const canonicals = all(body, /<link rel="canonical" href="([^"]*)"/g)
      const hidden = /<meta name="robots" content="noindex/.test(body)
      if (expected.status === 404 || hidden) continue
      expect.soft(canonicals, `${name}: canonical`).toHaveLength(1)
      const { origin, pathname } = new URL(canonicals[0] ?? 'missing:')
      expect.soft(origin, `${name}: canonical`).toBe(`https://${config.domains[site]}`)
      // A tagged page has one address, however it was reached.
      const own = name === 'funnelTaggedPage' ? pages.taggedPage : name === 'info' ? pathname : path
      expect.soft(pathname, `${name}: canonical`).toBe(own.split('?')[0])
    }
    if (brand === houseBrand) expect(announced, 'pictures that pages announce').not.toEqual([])
    const nowhere = await plainRequest(edition.origin, `/${site}/no/such/page/anywhere`)
    expect(nowhere.status, 'a page that does not exist').toBe(404)
    expect(all(nowhere.body, /<html lang="([^"]*)"/g)).toEqual([markets[site].languageTag])
    expect(all(nowhere.body, /<(h1)[ >]/g)).toHaveLength(1)
  })
}

/** The browser's part, once for every page type of a brand, each in another of its editions. */
for (const brand of new Set(apps.map((app) => app.brand))) {
  const editions = allEditions.filter((one) => one.brand === brand)
  const shown = routeNames
    .filter((name) => routeRow(name).access !== 'customer' && name !== 'search')
    .flatMap((name, index) => {
      const edition = editions[index % editions.length]
      return edition && shows(edition.config, name) ? { ...edition, name } : []
    })
  // One visitor for all of them, who was not asked for consent: what is watched says itself on which page it happened.
  test(`every page type hydrates without a word in the console or to anybody else: ${brand}`, async ({
    page,
    context,
    watched,
  }) => {
    const consent = await watchBeforeConsent(
      context,
      page,
      editionAt(runState().address, editions[0]!.site, brand),
    )
    for (const { site, name } of shown) {
      const edition = editionAt(runState().address, site, brand)
      const pages = await examplePages(edition)
      const what = `${name} in ${site}`
      // On a slow machine the page before still asks for what it shows, until it is gone.
      await page.goto('about:blank')
      watched.apiRequests.length = 0
      expect.soft(await openQuiet(page, edition.origin + pages[name]), what).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
      // Prices of other days, and what was typed in this browser, are the browser's question alone, asked once.
      const others = watched.apiRequests.filter((call) => /\/search\/arrivals$|\/draft$/.test(call))
      expect.soft(others, what).toEqual(others.slice(0, 1))
      // Where the other journeys have taken every unit, the browser looks for the nearest arrivals. A purchase is asked for until its
      // voucher is there, whose code no server is shown.
      const browsers = /\/calendar\?|\/gift-vouchers\/purchases\//
      const data = watched.apiRequests.filter((call) => !others.includes(call) && !browsers.test(call))
      expect.soft(data, `${what}: the page came with its data`).toEqual([])
      // consent-1, of what its scripts do.
      expect.soft(await consent.faults(), `${what}: before consent`).toEqual([])
    }
  })
}
