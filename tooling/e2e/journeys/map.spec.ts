import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { withGraphics } from '../launched-browser.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ launchOptions: withGraphics })

/** The map of an edition, found by what is written on it. */
function mapOf(page: Page, site: SiteCode) {
  const t = textOf(site)
  const map = page.getByRole('region', { name: t('map.label') })
  const pins = map.getByRole('list', { name: t('map.pins') }).getByRole('button')
  return {
    t,
    map,
    pins,
    clusters: pins.filter({ hasText: /^\d+$/ }),
    prices: pins.filter({ hasText: /[£€]|CHF/ }),
    open: () =>
      page
        .getByRole('button', { name: t('results.map'), exact: true })
        .filter({ visible: true })
        .click(),
    /** Campsites on the map: prices one by one, and what the clusters count. */
    counted: async () => {
      const texts = await pins.allInnerTexts()
      return texts.reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0)
    },
  }
}

/** How many campsites the list says it has. */
const listed = async (page: Page) => Number(/\d+/.exec(await page.locator('main header p').innerText())?.[0])

const results = (site: SiteCode, query = '') => runState().address + buildPath(site, 'searchAndBook') + query

test('map beside the list: nothing of it before it is requested: uk', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await openQuiet(page, results('uk', '?country=italy'))
  const before = files.filter((path) => /map|tiles/.test(path))
  expect(before).toEqual([])
  await mapOf(page, 'uk').open()
  await expect(mapOf(page, 'uk').pins.first()).toBeVisible()
  await expect.poll(() => files.some((path) => /^\/tiles\/[\da-f]{12}\//.test(path))).toBe(true)
})

test('map beside the list: same campsites, a card points at its pin, a pin shows its card: uk', async ({
  page,
}) => {
  const { t, open, counted, pins, prices, map } = mapOf(page, 'uk')
  await openQuiet(page, results('uk', '?country=italy'))
  await open()
  await expect(pins.first()).toBeVisible()
  expect(await counted()).toBe(await listed(page))
  await expectAccessible(page, 'results with map')

  // Its card in the list raises the pin or the cluster that stands for it.
  const raised = () =>
    pins.evaluateAll((all) => all.filter((pin) => getComputedStyle(pin).scale !== 'none').length)
  expect(await raised()).toBe(0)
  await page.locator('main article').nth(1).hover()
  await expect.poll(raised).toBe(1)

  // One area is close enough for prices.
  await openQuiet(page, results('uk', '?country=italy&area=tuscany'))
  await open()
  await expect(pins.first()).toBeVisible()
  const total = await listed(page)
  expect(await counted()).toBe(total)

  const pin = prices.first()
  const label = (await pin.getAttribute('aria-label')) ?? ''
  await pin.focus()
  await page.keyboard.press('Enter')
  const shown = map.locator('..').getByRole('dialog')
  await expect(shown).toBeFocused()
  const name = (await shown.getAttribute('aria-label')) ?? ''
  expect(label).toContain(name)
  const [price = ''] = /£[\d,.]+/.exec(label) ?? []
  await expect(shown).toContainText(price)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(pin).toBeFocused()
  await page.getByRole('button', { name: t('map.close') }).click()
  await expect(map).toHaveCount(0)
})

test('map beside the list: search this area narrows list and map alike, and is taken back: uk', async ({
  page,
}) => {
  const { t, open, counted, pins, clusters } = mapOf(page, 'uk')
  await openQuiet(page, results('uk', '?page=2'))
  const all = await listed(page)
  await open()
  await expect(clusters.first()).toBeVisible()
  expect(await counted()).toBe(all)
  await clusters.first().click()
  const asked = page.waitForRequest((request) => /"bounds":\{"north":[\d.]+/.test(request.postData() ?? ''))
  await page.getByRole('button', { name: t('map.area.search') }).click()
  await asked
  await expect(page.getByText(t('map.area.chosen'))).toBeVisible()
  await expect.poll(() => listed(page)).toBeLessThan(all)
  const fewer = await listed(page)
  await expect.poll(counted).toBe(fewer)
  // The address keeps its keys; only the page is gone with the longer list.
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: t('map.area.clear') }).click()
  await expect.poll(() => listed(page)).toBe(all)
  await expect(pins.first()).toBeVisible()
})

test.describe('map on phones: de-ch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('fills the screen, in francs, and gives the list back', async ({ page }) => {
    const { t, open, counted, pins, prices } = mapOf(page, 'de-ch')
    await openQuiet(page, results('de-ch', '?country=italien&area=toskana'))
    const total = await listed(page)
    await open()
    const dialog = page.getByRole('dialog', { name: t('map.label') })
    await expect(pins.first()).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
    expect(await counted()).toBe(total)
    await expectAccessible(page, 'map on a phone')
    await prices.first().tap()
    await expect(dialog.getByRole('dialog')).toContainText('CHF')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: t('results.map'), exact: true }).filter({ visible: true }),
    ).toBeFocused()
  })
})

test('map of a campsite’s surroundings: uk', async ({ page }) => {
  await openQuiet(page, results('uk', '?country=italy'))
  const link = page.locator('main article a[href]').first()
  await openLive(page, runState().address + (await link.getAttribute('href')))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const t = textOf('uk')
  await page.getByRole('button', { name: t('about.map') }).click()
  const map = page.getByRole('region', { name: t('map.site', { name }) })
  await expect(map.getByRole('button', { name })).toBeVisible()
})

test('map of a destination: on demand, by keyboard, without any tile: uk', async ({ page, watched }) => {
  const { country } = await examplePages(editionAt(runState().address, 'uk'))
  const { pins, clusters, counted, map } = mapOf(page, 'uk')
  // What the paper is drawn from does not arrive; what the map is there for must work without.
  watched.allow(503, '/tiles/')
  await page.route('**/tiles/**', (route) => route.fulfill({ status: 503, body: '' }))
  // Too narrow for a map beside the list.
  await page.setViewportSize({ width: 1000, height: 800 })
  await openLive(page, runState().address + country)
  const opener = page.getByRole('button', { name: textOf('uk')('results.map'), exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: textOf('uk')('map.label') })
  await expect(pins.first()).toBeVisible()
  const all = await counted()
  expect(all).toBeGreaterThan(1)

  // A cluster opened by keyboard falls into parts; the focus never leaves the map.
  if ((await clusters.count()) > 0) {
    const before = await pins.count()
    await clusters.first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await pins.count()) !== before || (await counted()) < all).toBe(true)
  }
  const zoomOut = map.getByRole('button', { name: textOf('uk')('map.zoomOut') })
  await zoomOut.focus()
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  // The library says in the console what did not arrive; nothing else may be there.
  expect(watched.troubles.splice(0).filter((trouble) => !trouble.includes('/tiles/'))).toEqual([])
})

for (const site of ['uk', 'nl'] as const) {
  test(`where it lies, and what campsites like it cost for the same stay: ${site}`, async ({ page }) => {
    const t = textOf(site)
    const edition = editionAt(runState().address, site)
    await openLive(page, edition.origin + (await examplePages(edition)).site)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.locator('#similar').scrollIntoViewIfNeeded()
    const tiles = page.locator('#similar article')
    await expect(tiles.first()).toContainText(
      new RegExp(`[£€]|${t('about.similar.none').replace(/[()]/g, '.')}`),
    )
    await expect(tiles.first().getByRole('link')).toHaveAttribute('target', '_blank')
    const sheet = page.getByRole('img', { name: t('about.place.map', { name }) })
    await sheet.scrollIntoViewIfNeeded()
    await expect
      .poll(() => sheet.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: t('about.map') }).click()
    const map = page.getByRole('dialog', { name: t('map.site', { name }) })
    await expect(map.getByRole('button', { name, exact: true })).toBeVisible()
    await page.goBack()
    await expect(map).toHaveCount(0)
  })
}
