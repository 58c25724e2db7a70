import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { withGraphics } from '../launched-browser.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { listed, mapOf, openWithMap } from '../steps/list-map.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ launchOptions: withGraphics, savesData: false, drawsPictures: true })

const results = (site: SiteCode, query = '') => runState().address + buildPath(site, 'searchAndBook') + query

test('map beside the list: where it has no place nothing of it is loaded before it is requested: uk', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.setViewportSize(withFilterColumn)
  await openQuiet(page, results('uk', '?country=italy'))
  expect(files.filter((path) => /map|tiles/.test(path))).toEqual([])
  await mapOf(page, 'uk').open()
  await expect(mapOf(page, 'uk').pins.first()).toBeVisible()
  await expect.poll(() => files.some((path) => /^\/tiles\/[\da-f]{12}\//.test(path))).toBe(true)
})

test('map beside the list: it comes by itself after the page, and gives the filters their column: uk', async ({
  page,
}) => {
  const { t, pins, map } = mapOf(page, 'uk')
  const column = page.getByRole('complementary', { name: t('facets.filters') })
  const order: string[] = []
  page.on('load', () => order.push('page'))
  page.on('request', (request) => {
    if (/\/tiles\//.test(request.url())) order.push('map')
  })
  await openQuiet(page, results('uk', '?country=italy'))
  await expect(pins.first()).toBeVisible()
  expect(order[0]).toBe('page')
  await expect(column).toBeHidden()
  await page.getByRole('button', { name: t('facets.filters'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t('facets.filters') })
  await expect(sheet.getByRole('slider').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('map.close') }).click()
  await expect(map).toHaveCount(0)
  await expect(column).toBeVisible()
  await mapOf(page, 'uk').open()
  await expect(pins.first()).toBeVisible()
})

test('map beside the list: same campsites, a card and its pin raise each other, a pin shows its card: uk', async ({
  page,
}) => {
  const shownMap = mapOf(page, 'uk')
  const { pins, prices, map } = shownMap
  await openWithMap(page, shownMap, results('uk', '?country=italy'))
  await expectAccessible(page, 'results with map')

  // Its card in the list raises the pin or the cluster that stands for it.
  const raised = () =>
    pins.evaluateAll((all) => all.filter((pin) => getComputedStyle(pin).scale !== 'none').length)
  expect(await raised()).toBe(0)
  await page.locator('main article').nth(1).hover()
  await expect.poll(raised).toBe(1)

  // One area is close enough for prices.
  await openWithMap(page, shownMap, results('uk', '?country=italy&area=tuscany'))

  // Those of the list come by name: focused, they raise their card.
  const cards = page.locator('main article')
  const names = await cards.getByRole('heading').allInnerTexts()
  const ofList = prices
    .filter({ hasText: /./ })
    .and(page.locator(names.map((one) => `[aria-label*=${JSON.stringify(one)}]`).join()))
  await ofList.first().focus()
  await expect(page.locator('main article[data-raised]')).toHaveCount(1)
  const raisedName = await page.locator('main article[data-raised]').getByRole('heading').innerText()
  expect(await ofList.first().getAttribute('aria-label')).toContain(raisedName)

  const pin = prices.first()
  await pin.focus()
  await page.keyboard.press('Enter')
  const shown = map.locator('..').getByRole('dialog')
  await expect(shown).toBeFocused()
  const label = (await pin.getAttribute('aria-label')) ?? ''
  const name = (await shown.getAttribute('aria-label')) ?? ''
  expect(label).toContain(name)
  // Its name begins with the rounded price on the pin, and ends with the whole one.
  const price = [...label.matchAll(/£[\d,.]*\d/g)].at(-1)?.[0] ?? ''
  expect(price).not.toBe('')
  await expect(shown).toContainText(price)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(pin).toBeFocused()
})

test('map beside the list: moving it searches, a reload shows the part again, Back the whole place: uk', async ({
  page,
}) => {
  const shownMap = mapOf(page, 'uk')
  const { t, counted, pins, clusters, map } = shownMap
  const part = () => new URL(page.url()).searchParams.get('bounds')
  const all = await openWithMap(page, shownMap, results('uk', '?page=2'))
  await clusters.first().click()
  await expect.poll(part).toMatch(/^-?[\d.]+_-?[\d.]+_-?[\d.]+_-?[\d.]+$/)
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  await expect.poll(() => listed(page)).toBeLessThan(all)
  const fewer = await listed(page)
  await expect.poll(counted).toBe(fewer)

  const first = part()
  await map.getByRole('button', { name: t('map.zoomIn'), exact: true }).click()
  await expect.poll(part).not.toBe(first)
  const second = part()
  // Closer always leaves some out here; "no more than before" would hold before the answer is there.
  await expect.poll(() => listed(page)).toBeLessThan(fewer)
  const fewest = await listed(page)
  await page.reload()
  await expect(pins.first()).toBeVisible()
  expect(part()).toBe(second)
  expect(await listed(page)).toBe(fewest)
  await expect.poll(counted).toBe(fewest)

  await page.goBack()
  // Others book meanwhile: what Back shows is what it was, or what a visitor finds who comes now.
  const now = await page.context().newPage()
  const found = async () => {
    await now.goto(results('uk', '?page=2'))
    return [all, await listed(now)]
  }
  await expect(async () => expect(await found()).toContain(await listed(page))).toPass()
  expect(part()).toBeNull()
})

test('map beside the list: with its check box off a button searches the part, and a chip takes it back: uk', async ({
  page,
}) => {
  const { t, clusters } = mapOf(page, 'uk')
  await openQuiet(page, results('uk'))
  const all = await listed(page)
  await expect(clusters.first()).toBeVisible()
  await page.getByRole('checkbox', { name: t('map.follow') }).uncheck()
  await clusters.first().click()
  const search = page.getByRole('button', { name: t('map.area.search') })
  await expect(search).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await search.click()
  await expect.poll(() => listed(page)).toBeLessThan(all)
  await page
    .getByRole('link', { name: t('facets.filters.remove', { name: t('facets.filters.area') }) })
    .click()
  await expect.poll(() => listed(page)).toBe(all)
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
      page.getByRole('button', { name: t('facets.map'), exact: true }).filter({ visible: true }),
    ).toBeFocused()
  })

  test('a finger opens a campsite in the same tab, a mouse in another', async ({ page, context }) => {
    const address = results('de-ch', '?country=italien')
    await openLive(page, address)
    const link = page.locator('main article').first().getByRole('heading').getByRole('link')
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await tab.close()
    expect(page.url()).toBe(address)
    await link.tap()
    await expect(page).toHaveURL((url) => url.pathname.split('/').length === 6)
    expect(context.pages()).toHaveLength(1)
    await page.goBack()
    await expect(page).toHaveURL(address)
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
  const opener = page.getByRole('button', { name: textOf('uk')('facets.map'), exact: true })
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
