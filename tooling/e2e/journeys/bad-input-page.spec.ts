import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const site = 'uk'
const t = textOf(site)
const at = (path: string) => runState().address + path
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** What a search may say in an address, each value wrong in another way, and keys nobody knows. */
const nonsense = [
  'unknown=1&utm_source=x&__proto__=1&constructor=2&toString=3',
  'adults=-2&adults=x&children=99&children=-1&children=abc',
  'date=2027-02-30&duration=0&page=1e9&page=-1',
  'date[]=2027-07-03&adults[a]=2&page[]=2',
  'facilities=NaN&facilities=-1&facilities=1;drop&bedrooms=-1&bedrooms=x&accommodations=castle',
  'action=explode&accommodation=x&token=%00&step=nowhere',
  'country=%00&area=%E0%A4%A&city=%&funnel=%ED%A0%80',
  '&&&===&=&?',
].join('&')

const unknown = {
  'a kind of holiday': '/uk/no-such-funnel',
  'a country': '/uk/campsites/atlantis',
  'a campsite': '/uk/campsites/france/provence/no-such-site',
  'an idea': '/uk/travel-inspiration/no-such-theme',
  'a cart': '/uk/booking/not-a-cart',
  'broken percent-encoding': '/uk/%E0%A4%A',
  'half a surrogate': '/uk/campsites/%ED%A0%80',
  'a zero byte': '/uk/campsites/%00',
  'an address outside all editions': '/review/lake-garda',
  'ten thousand characters': `/uk/campsites/${'a'.repeat(10_000)}`,
}

test('an address that exists nowhere is a page that leads on', async ({ page, watched }) => {
  for (const [what, path] of Object.entries(unknown)) {
    watched.allow(404, path)
    expect(await openLive(page, at(path)), what).toBe(404)
    await expect(heading(page), what).toHaveText(t('failure.notFound'))
    // The page is alive: the way on is taken without a load.
    const document = await page.evaluate(() => performance.timeOrigin)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.notFound.home') })
      .click()
    await expect(page, what).toHaveURL(at(buildPath(site, 'home')))
    await expect(heading(page), what).not.toHaveText(t('failure.notFound'))
    expect(await page.evaluate(() => performance.timeOrigin), what).toBe(document)
  }
})

test('a query of nonsense changes nothing on a page', async ({ page }) => {
  const pages = await examplePages(editionAt(runState().address, site))
  for (const name of ['home', 'country', 'site', 'freeSearch', 'themes'] satisfies RouteName[]) {
    const path = pages[name].split('?')[0] ?? ''
    expect(await openLive(page, at(path)), name).toBe(200)
    const title = await heading(page).innerText()
    expect(await openLive(page, at(`${path}?${nonsense}`)), name).toBe(200)
    await expect(heading(page), name).toHaveText(title)
    await expect(page.getByRole('main'), name).not.toContainText(/NaN|Invalid Date|undefined|\[object/)
  }
})

test('results of a query of nonsense are those of none; the next search takes nothing of it along', async ({
  page,
}) => {
  const path = buildPath(site, 'searchAndBook')
  await openLive(page, at(path))
  const counted = page.getByRole('main').getByRole('status').first()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const [count, sites] = [(await counted.textContent()) ?? '', await names.allInnerTexts()]

  await page.setViewportSize(withFilterColumn)
  await openLive(page, at(`${path}?${nonsense}`))
  await expect(counted).toHaveText(count)
  expect(await names.allInnerTexts()).toEqual(sites)
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0)
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => /unknown|utm_source|proto|castle|1e9|2027-02-30/.test(href))).toEqual([])

  await page
    .getByRole('complementary', { name: t('facets.filters') })
    .getByRole('checkbox')
    .first()
    .click()
  await expect(page).toHaveURL((url) => url.pathname === path && !url.search.includes('unknown'))
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()]).toHaveLength(1)
})

test('what a query repeats counts once, in any order', async ({ page }) => {
  const path = buildPath(site, 'searchAndBook')
  await openLive(page, at(`${path}?adults=3&duration=7&adults=3&children=8&children=4&page=2`))
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const sites = await names.allInnerTexts()
  await openLive(page, at(`${path}?page=2&children=4&adults=3&children=8`))
  expect(await names.allInnerTexts()).toEqual(sites)
  expect(sites).toHaveLength(10)
})
