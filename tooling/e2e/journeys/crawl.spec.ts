import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { expect, test } from '@playwright/test'
import { requestAddress, crawlPages, type CrawledPage } from '../crawl/crawl-pages.ts'
import { demoRenames, type DemoRenames } from '../crawl/demo-renames.ts'
import { pageFacts, type PageFacts } from '../crawl/page-facts.ts'
import { namedSitemaps, sitemapAddresses } from '../crawl/sitemap-addresses.ts'
import { freePort } from '../free-port.ts'
import { plainRequest } from '../plain-request.ts'
import { seededDataFolder } from '../seeded-data.ts'
import { startServer, type RunningServer } from '../server-process.ts'

/** Small, because every page of it is asked for in nine editions; four pages of results, and one site withdrawn. */
const world = { sites: 30, reviews: 300 }

let folder = ''
let server: RunningServer
let demo: DemoRenames
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crawl-'))
  await seededDataFolder(folder, world)
  demo = await demoRenames(folder)
  server = await startServer({ port: await freePort(), dataFolder: folder, ...world })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The edition whose front page is below an address. */
const editionOf = (address: string) => new URL(address).pathname.split('/')[1] as SiteCode
/** A list of faults that says which, and does not drown the one who reads it. */
const noFaults = (faults: readonly string[], what: string) =>
  expect.soft(faults.slice(0, 15), `${what} (${faults.length})`).toEqual([])

test('every page of every edition, as search engines reach it', async () => {
  const shared = await plainRequest(server.address, '/robots.txt')
  const indexes = namedSitemaps(shared.body)
  expect(indexes.map(editionOf).sort()).toEqual([...siteCodes].sort())
  for (const index of indexes)
    expect(
      namedSitemaps((await requestAddress(server.address, new URL('/robots.txt', index).href)).body),
    ).toEqual([index])
  const listed = (await Promise.all(indexes.map((index) => sitemapAddresses(server.address, index)))).flat()
  noFaults(
    listed.filter((address, at) => listed.indexOf(address) !== at),
    'addresses that a sitemap names twice',
  )
  const homes = indexes.map((index) => new URL(buildPath(editionOf(index), 'home'), index).href)
  const pages = await crawlPages(server.address, [...new Set([...homes, ...listed])])
  console.log(`${pages.size} addresses, ${listed.length} of them in sitemaps`)

  const all = [...pages.values()]
  noFaults(
    all
      .filter(({ status }) => status !== 200)
      .map((page) => `${page.status} ${page.address} from ${page.from}`),
    'links that do not answer with a page',
  )
  const answered = all.flatMap((page) => (page.facts ? [{ ...page, facts: page.facts }] : []))
  noFaults(
    answered
      .filter(({ address, facts }) => facts.lang !== markets[editionOf(address)].languageTag)
      .map(({ address, facts }) => `${facts.lang} ${address}`),
    'pages in another language',
  )
  noFaults(
    answered.filter(({ facts }) => facts.headings !== 1).map(({ address }) => address),
    'pages without one heading of the first level',
  )
  const own = answered.filter(({ address, facts }) => !facts.noindex && facts.canonical === address)
  const ownAddresses = new Set(own.map(({ address }) => address))
  noFaults(
    listed.filter((address) => !ownAddresses.has(address)),
    'addresses in a sitemap that are not the canonical ones',
  )
  const inSitemap = new Set(listed)
  noFaults(
    [...ownAddresses].filter((address) => !inSitemap.has(address) && !/\?page=\d+$/.test(address)),
    'pages that no sitemap names',
  )
  noFaults(
    repeated(own, ({ title }) => title),
    'titles of two pages',
  )
  noFaults(
    repeated(own, ({ description }) => description),
    'descriptions of two pages',
  )
  noFaults(
    own
      .filter(({ facts }) => facts.description.length < 40 || facts.description.length > 156)
      .map(({ address, facts }) => `${facts.description.length} ${address}`),
    'descriptions too short or too long',
  )
  noFaults(
    own.flatMap((page) => hreflangFaults(page, pages)),
    'alternates that do not answer',
  )
  noFaults(
    own.flatMap(({ address, facts }) => dataFaults(address, facts)),
    'structured data',
  )
})

test('a renamed campsite leads to its address, a withdrawn one to campsites like it', async () => {
  for (const site of siteCodes) {
    const { body } = await plainRequest(server.address, `/${site}/sitemap-campsites-1.xml`)
    const pathOf = (slug: string) =>
      [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].find(([, path]) =>
        path?.endsWith(`/${slug}`),
      )?.[1] ?? ''
    const present = pathOf(demo.renamed.slug)
    const former = present.replace(/[^/]+$/, demo.renamed.former)
    const query = '?date=2027-07-03&adults=3'
    const moved = await plainRequest(server.address, former + query)
    expect(moved.status).toBe(301)
    expect(moved.headers.location).toBe(present + query)
    expect((await plainRequest(server.address, present + query)).status).toBe(200)

    expect(pathOf(demo.withdrawn.slug)).toBe('')
    const gone = await plainRequest(server.address, present.replace(/[^/]+$/, demo.withdrawn.slug))
    expect(gone.status).toBe(410)
    const facts = pageFacts(server.address, gone.body)
    expect(facts).toMatchObject({ lang: markets[site].languageTag, headings: 1, noindex: true })
    expect(facts.title).toContain(demo.withdrawn.name)
    const alike = facts.links.filter((link) => new URL(link).pathname.split('/').length === 6)
    expect(alike.length).toBeGreaterThan(0)
    for (const link of alike.slice(0, 4))
      expect((await plainRequest(server.address, new URL(link).pathname)).status, link).toBe(200)
  }
})

/** Values that two pages of one edition share. */
function repeated(
  pages: readonly { address: string; facts: PageFacts }[],
  valueOf: (facts: PageFacts) => string,
): string[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ address, facts }) => {
    const key = `${editionOf(address)} ${valueOf(facts)}`
    const other = seen.get(key)
    seen.set(key, address)
    return other ? [`${key}: ${other} and ${address}`] : []
  })
}

const withoutFrenchAndItalian = ['a-week-without-the-car', 'eine-woche-ohne-auto', 'een-week-zonder-auto']

/** The page itself, an x-default, and pages that name the same alternates: then every pair answers the other. */
function hreflangFaults(
  { address, facts }: { address: string; facts: PageFacts },
  pages: ReadonlyMap<string, CrawledPage>,
): string[] {
  if (address.includes('?')) return facts.hreflang.size === 0 ? [] : [`${address} has alternates`]
  const expected = JSON.stringify([...facts.hreflang])
  const lang = markets[editionOf(address)].languageTag
  if (facts.hreflang.get(lang) !== address) return [`${address} does not name itself`]
  // navigation-14: one theme of the demo catalogue has no words for fr and it.
  const missing = withoutFrenchAndItalian.some((slug) => address.endsWith(`/${slug}`)) ? 2 : 0
  if (facts.hreflang.size !== siteCodes.length + 1 - missing)
    return [`${address} names ${facts.hreflang.size}`]
  return [...facts.hreflang].flatMap(([language, other]) => {
    const answer = pages.get(other)?.facts
    if (!answer) return [`${address}: ${language} ${other} is no page`]
    return JSON.stringify([...answer.hreflang]) === expected ? [] : [`${address} and ${other} differ`]
  })
}

/** The breadcrumb is the one on the page; a campsite has what its kind needs. */
function dataFaults(address: string, { data, trail }: PageFacts): string[] {
  const list = data.find((one) => one['@type'] === 'BreadcrumbList')
  const names = ((list?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name)
  const faults = names.join(' > ') === trail.join(' > ') ? [] : [`${address}: ${names.join(' > ')}`]
  const campsite = new URL(address).pathname.split('/').length === 6
  const campground = data.find((one) => one['@type'] === 'Campground')
  if (campsite !== (campground !== undefined)) faults.push(`${address}: campground`)
  const currency = markets[editionOf(address)].currency
  for (const offer of (campground?.['makesOffer'] ?? []) as { price: string; priceCurrency: string }[])
    if (!/^[1-9]\d*\.\d\d$/.test(offer.price) || offer.priceCurrency !== currency)
      faults.push(`${address}: ${offer.price} ${offer.priceCurrency}`)
  return faults
}
