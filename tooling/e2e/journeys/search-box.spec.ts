import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { devices, type Locator, type Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

interface Area {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly siteCount: number
}

interface Navigation {
  readonly funnels: readonly {
    readonly slug: string
    readonly countries: readonly {
      readonly id: number
      readonly slug: string
      readonly areas: readonly Area[]
    }[]
  }[]
}

interface NamedArea extends Area {
  readonly funnel: string
  readonly country: string
}

async function areasIn(site: SiteCode): Promise<NamedArea[]> {
  const path = `/api/twenty/v2/alder/${markets[site].apiLocale}/navigation/groups?part=menus`
  const { funnels } = JSON.parse((await plainRequest(runState().address, path)).body) as Navigation
  const [funnel] = funnels
  return (funnel?.countries ?? []).flatMap((country) =>
    country.areas.map((area) => ({ ...area, funnel: funnel!.slug, country: country.slug })),
  )
}

/** An area with campsites that two editions call differently, in the words of both. */
async function areaOfTwoNames(
  site: SiteCode,
  other: SiteCode,
): Promise<{ own: NamedArea; theirs: NamedArea }> {
  const theirs = await areasIn(other)
  for (const own of await areasIn(site)) {
    const same = theirs.find(({ id }) => id === own.id)
    const differs = same && same.slug !== own.slug && same.name.slice(0, 4) !== own.name.slice(0, 4)
    if (same && differs && own.siteCount > 0) return { own, theirs: same }
  }
  throw new Error(`${site} and ${other} call every area the same`)
}

const address = (path: string) => runState().address + path
const fieldIn = (place: Locator, site: SiteCode) =>
  place.getByRole('combobox', { name: textOf(site)('search.destination') })
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)

/** What screen readers are told is active: the option that the field names. */
async function activeOption(page: Page, field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"][role=option][aria-selected=true]`).innerText()
}

/** Opens the home page and waits until its field is alive. */
async function openHome(page: Page, site: SiteCode): Promise<Locator> {
  await openQuiet(page, address(buildPath(site, 'home')))
  return fieldIn(page.getByRole('main'), site)
}

/** The options are the answer to what is typed, not those of before. */
const expectFirst = (page: Page, text: string) => expect(page.getByRole('option').first()).toContainText(text)

const { defaultBrowserType: _, ...iphone } = devices['iPhone 13']
const screens = [
  { screen: 'desktop', use: { viewport: { width: 1280, height: 900 } }, sites: ['uk', 'nl'] },
  { screen: 'phone', use: { ...iphone, viewport: { width: 360, height: 780 } }, sites: ['de-ch', 'it'] },
] as const

/** Each edition is asked in the words of another one. */
const others = { uk: 'de', 'de-ch': 'it', nl: 'uk', it: 'nl' } as const

for (const { screen, use, sites } of screens) {
  test.describe(screen, () => {
    test.use(use)
    for (const site of sites) {
      const t = textOf(site)

      test(`by keyboard, in the words of another language, and back by history: ${screen} ${site}`, async ({
        page,
        context,
      }) => {
        const { own, theirs } = await areaOfTwoNames(site, others[site])
        const field = await openHome(page, site)
        await expect(field).toHaveAttribute('aria-expanded', 'false')
        await expect(field).toHaveAttribute('aria-autocomplete', 'list')
        await field.focus()
        await page.keyboard.press('ArrowDown')
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        const list = page.getByRole('listbox', { name: t('search.destination') })
        await expect(list.getByRole('group', { name: t('search.popular') })).toBeVisible()
        await expect(list.getByRole('option')).toHaveCount(5)
        expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))

        await page.keyboard.type(theirs.name)
        await expectFirst(page, own.name)
        await expect(list.getByRole('group')).toHaveCount(0)
        expect(await activeOption(page, field)).toBeNull()
        await page.keyboard.press('ArrowDown')
        expect(await activeOption(page, field)).toContain(own.name)
        await page.keyboard.press('ArrowUp')
        expect(await activeOption(page, field)).toBeNull()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')

        // No funnel is set: /search, in the words of this edition.
        const wanted = `?country=${encodeURIComponent(own.country)}&area=${encodeURIComponent(own.slug)}`
        await page.waitForURL((url) => url.pathname === buildPath(site, 'search') && url.search === wanted)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(own.name)
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
          .toContain(own.name)
        const cookie = (await context.cookies()).find(({ name }) => name === 'search')
        expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(5_184_000 - 3_600)

        const again = await openHome(page, site)
        await again.focus()
        await page.keyboard.press('ArrowDown')
        const recent = page.getByRole('group', { name: t('search.recent') })
        await expect(recent.getByRole('option')).toHaveCount(1)
        await expect(recent.getByRole('option')).toContainText(own.name)
        await recent.getByRole('option').click()
        await page.waitForURL(
          (url) => url.pathname === buildPath(site, 'searchAndBook') && url.search === wanted,
        )
      })

      test(`closes with Escape, empties with the next, and sends words that nothing is called: ${screen} ${site}`, async ({
        page,
      }) => {
        const field = await openHome(page, site)
        await field.click()
        await page.keyboard.type('qqqzzz')
        await expect(field).toHaveAttribute('aria-expanded', 'false')
        const words = page.getByRole('search').getByRole('status')
        await expect(words).not.toBeEmpty()
        await page.keyboard.press('Escape')
        await expect(field).toHaveValue('qqqzzz')
        await expect(words).toBeEmpty()
        await page.keyboard.press('Escape')
        await expect(field).toHaveValue('')
        await page.keyboard.type('qqqzzz')
        await page.keyboard.press('Enter')
        await page.waitForURL(
          (url) =>
            url.pathname === buildPath(site, 'searchAndBook') && url.searchParams.get('query') === 'qqqzzz',
        )
      })
    }
  })
}

test('a place in a funnel leads to its page, and there only runs the search again', async ({
  page,
  watched,
}) => {
  const site = 'uk'
  const { own } = await areaOfTwoNames(site, 'de')
  await openQuiet(page, address(buildPath(site, 'funnel', { funnel: own.funnel })))
  const field = fieldIn(page.getByRole('main'), site)
  await field.click()
  await page.keyboard.type(own.name)
  await page.getByRole('option').filter({ hasText: own.name }).first().click()
  const path = `/${site}/${own.funnel}/${own.country}/${own.slug}`
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own.name)

  await page.getByRole('button', { name: textOf(site)('shell.changeSearch') }).click()
  const panel = fieldIn(page.getByRole('dialog'), site)
  await panel.click()
  await page.keyboard.type(own.name)
  // The first search is among the recent ones, which stand there until the words are answered.
  await expect(page.getByRole('group', { name: textOf(site)('search.recent') })).toBeHidden()
  const option = page.getByRole('option').filter({ hasText: own.name }).first()
  await expect(option).toBeVisible()
  watched.apiRequests.length = 0
  await option.click()
  await expect.poll(() => watched.apiRequests.filter((call) => call.endsWith('search/sites')).length).toBe(1)
  expect(watched.apiRequests.some((call) => call.endsWith('autocomplete/popular/save'))).toBe(true)
  expect(pathOf(page)).toBe(path)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a campsite opens in a tab of its own, with the stay; this page stays', async ({ page }) => {
  const site = 'nl'
  const date = saturdayOfSummer(0)
  await page.goto(address(`${buildPath(site, 'searchAndBook')}?date=${date}&adults=3`))
  const name = await page.getByRole('main').getByRole('article').getByRole('heading').first().innerText()
  await openQuiet(page, address(`${buildPath(site, 'home')}?date=${date}&adults=3`))
  const field = fieldIn(page.getByRole('main'), site)
  await field.click()
  await page.keyboard.type(name)
  await expectFirst(page, name)
  await page.keyboard.press('ArrowDown')
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(new URL(tab.url()).searchParams.get('date')).toBe(date)
  expect(new URL(tab.url()).searchParams.get('adults')).toBe('3')
  expect(pathOf(page)).toBe(buildPath(site, 'home'))
  await expect(field).toHaveValue(name)
})

test('a search goes along to every other edition, in its words', async ({ page }) => {
  const { own } = await areaOfTwoNames('uk', 'de')
  const query = `?country=${own.country}&area=${own.slug}&date=${saturdayOfSummer(1)}&children=4`
  await page.goto(address(buildPath('uk', 'searchAndBook') + query))
  const count = (site: SiteCode) =>
    page
      .getByRole('main')
      .getByRole('article')
      .count()
      .then((cards) => `${site} ${cards}`)
  const cards = (await count('uk')).split(' ')[1]
  const links = await page
    .locator('a[hreflang]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')!))
  expect(links.length).toBe(9)
  for (const site of ['de', 'fr', 'nl-be', 'de-ch', 'it'] as const) {
    const link = links.find((href) => href.startsWith(`${buildPath(site, 'searchAndBook')}?`))
    await page.goto(address(link!))
    const there = (await areasIn(site)).find(({ id }) => id === own.id)
    const { searchParams, pathname } = new URL(page.url())
    expect(pathname).toBe(buildPath(site, 'searchAndBook'))
    expect(searchParams.get('area')).toBe(there?.slug)
    expect(searchParams.get('country')).toBe(there?.country)
    expect(searchParams.get('date')).toBe(saturdayOfSummer(1))
    expect(searchParams.getAll('children')).toEqual(['4'])
    expect(await count(site)).toBe(`${site} ${cards}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(there!.name)
  }
})
