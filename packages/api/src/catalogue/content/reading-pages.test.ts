import { destination, taggedPage, themeDetail, type Destination } from '@camping/contract/content.schemas.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined, { sites: 400 })
})
afterAll(() => api?.close())

const get = async (site: SiteCode, path: string) => {
  const reply = await api.app.inject(`/api/twenty/v2/alder/${markets[site].apiLocale}/${path}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<unknown>()
}
const destinationOf = async (site: SiteCode, query: string) =>
  destination.parse(await get(site, `destinations?${query}`))
const navigationOf = async (site: SiteCode) =>
  navigationGroupsReply.parse(await get(site, 'navigation/groups?part=all'))
const guideOf = ({ guide }: Destination) => {
  if (!guide) throw new Error('no guide')
  return guide
}

const toRead = ['about', 'early-booking', 'safety-icons']

test.each(siteCodes)(
  'pages to read have a lead, a picture, sections, ways on and questions: %s',
  async (site) => {
    const { taggedPages } = await navigationOf(site)
    for (const tag of toRead) {
      const slug = taggedPages[tag]?.slug ?? ''
      const page = taggedPage.parse(await get(site, `pages/${slug}`))
      expect(page.lead?.length, tag).toBeGreaterThan(80)
      expect(page.description).toBe(page.lead)
      expect(page.image?.alt).toContain(page.title)
      expect(page.blocks.length).toBeGreaterThanOrEqual(4)
      expect(page.blocks.every(({ heading, body }) => heading && body.length > 50)).toBe(true)
      expect(page.faq.length).toBeGreaterThanOrEqual(2)
      const links = page.blocks.flatMap(({ link }) => link ?? [])
      expect(links.length, tag).toBeGreaterThanOrEqual(2)
      const slugs = Object.values(taggedPages).map((one) => one.slug)
      for (const link of links)
        expect(
          link.page === null ? Object.keys(link.search ?? {}).length > 0 : slugs.includes(link.page),
        ).toBe(true)
    }
  },
)

test('a link to a page that the edition does not show is left out', async () => {
  const title = JSON.stringify({
    'en-GB': 'x',
    de: 'x',
    'de-CH': 'x',
    fr: 'x',
    nl: 'x',
    'nl-BE': 'x',
    it: 'x',
  })
  const text = JSON.parse(title) as object
  await api.database.db
    .insertInto('tagged_pages')
    .values({
      tag: 'lonely',
      slug: title.replaceAll('"x"', '"lonely"'),
      title,
      blocks: JSON.stringify([{ body: text, link: { text, page: 'nobody-wrote-it' } }]),
      position: 99,
    })
    .execute()
  const page = taggedPage.parse(await get('uk', 'pages/lonely'))
  expect(page).toMatchObject({
    lead: null,
    image: null,
    facts: [],
    faq: [],
    blocks: [{ link: null, image: null }],
  })
})

test.each(['uk', 'de-ch', 'fr', 'nl-be'] as const)('every country has a guide: %s', async (site) => {
  const { funnels } = await navigationOf(site)
  const funnel = funnels[0]
  expect(funnel?.countries.length).toBe(16)
  for (const { slug } of funnel?.countries ?? []) {
    const guide = guideOf(await destinationOf(site, `funnel=${funnel?.slug}&country=${slug}`))
    expect(guide.sections).toHaveLength(3)
    expect(guide.bestMonths.length).toBeGreaterThan(1)
    // Nobody recommends a month in which most campsites are closed.
    expect(guide.bestMonths.filter((month) => !guide.openMonths.includes(month))).toEqual([])
    expect(guide.siteCount).toBeGreaterThan(0)
    expect(guide.population).toBeNull()
    expect(guide.filters.length).toBeGreaterThan(0)
  }
})

test('areas and towns have guides of their own; a town adds where it is', async () => {
  const { funnels } = await navigationOf('uk')
  const funnel = funnels[0]
  const country = funnel?.countries.find(({ code }) => code === 'IT')
  const area = country?.areas.find(({ slug }) => slug === 'lake-garda')
  const ofArea = await destinationOf(
    'uk',
    `funnel=${funnel?.slug}&country=${country?.slug}&area=${area?.slug}`,
  )
  expect(guideOf(ofArea).trips).toContain('Monte Baldo')
  expect(guideOf(ofArea).sections.map(({ heading }) => heading)[0]).toContain('on Lake Garda')
  const town = area?.cities[0]
  const ofTown = await destinationOf('uk', `funnel=${funnel?.slug}&city=${town?.slug}`)
  expect(guideOf(ofTown).sections[0]?.heading).toBe(`In and around ${town?.name}`)
  expect(guideOf(ofTown).sections[0]?.body).toMatch(/\(\d+\u00A0km\)/)
  expect(guideOf(ofTown).sections.slice(1)).toEqual(guideOf(ofArea).sections)
  expect(guideOf(ofTown).siteCount).toBeLessThanOrEqual(guideOf(ofArea).siteCount)
  expect(await destinationOf('uk', `funnel=${funnel?.slug}`)).toMatchObject({ level: 'funnel', guide: null })
})

test('figures of a place are the same in every edition', async () => {
  const facts = await Promise.all(
    siteCodes.map(async (site) => {
      const { funnels } = await navigationOf(site)
      const funnel = funnels[0]
      const slug = funnel?.countries.find(({ code }) => code === 'HR')?.slug
      const guide = guideOf(await destinationOf(site, `funnel=${funnel?.slug}&country=${slug}`))
      return { ...guide, sections: [], filters: guide.filters.map(({ id }) => id) }
    }),
  )
  for (const other of facts) expect(other).toEqual(facts[0])
})

test('filters distinguish campsites of a place: some have the facility, and some do not', async () => {
  const { funnels } = await navigationOf('uk')
  const funnel = funnels[0]
  const slug = funnel?.countries.find(({ code }) => code === 'FR')?.slug
  const { filters } = guideOf(await destinationOf('uk', `funnel=${funnel?.slug}&country=${slug}`))
  for (const { id } of filters) {
    const { rows } = await sql<{ has: number; all: number }>`
      select count(f.facility_id)::int as has, count(*)::int as all
      from sites s join countries c on c.id = s.country_id and c.code = 'FR'
      left join site_facilities f on f.site_id = s.id and f.facility_id = ${id}
      where s.status = 'live' and 1 = any(s.funnel_ids)`.execute(api.database.db)
    expect(rows[0]?.has).toBeGreaterThan(0)
    expect(rows[0]?.has).toBeLessThan(rows[0]?.all ?? 0)
  }
})

test('a theme has its best months and its questions, in the languages that it has', async () => {
  const { themes } = await navigationOf('uk')
  for (const { slug } of themes) {
    const theme = themeDetail.parse(await get('uk', `themes/${slug}`))
    expect(theme.bestMonths.length).toBeGreaterThan(0)
    expect(theme.faq.length).toBeGreaterThan(0)
    for (const { question, answer } of theme.faq) expect(`${question}${answer}`).toMatch(/\w{3}/)
  }
})
