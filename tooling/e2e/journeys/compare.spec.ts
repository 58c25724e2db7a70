import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { allEditions, houseBrand, shows } from '../all-apps.ts'
import { textOf } from '../message-text.ts'
import { minorOf } from '../money-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'
import { priceIn } from '../steps/results.ts'
import { markets } from '@camping/editions/markets.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const site = 'uk'
const t = textOf(site)

/** What remembers the choice loads with the first box, so that it is checked a moment later. */
async function check(page: Page, name: string): Promise<void> {
  const box = page.getByRole('main').getByRole('checkbox', { name: t('results.card.compare.name', { name }) })
  await box.click()
  await expect(box).toBeChecked()
}

/** Puts a result into the comparison; its name and its total. */
async function choose(page: Page, index: number): Promise<{ name: string; total: number }> {
  const card = page.getByRole('main').getByRole('article').nth(index)
  const name = (await card.getByRole('heading').first().innerText()).trim()
  const total = minorOf((await priceIn(card).innerText()).trim(), markets[site])
  await check(page, name)
  return { name, total }
}

test('four campsites side by side for one stay; one goes, another comes', async ({ page }) => {
  // A week in which no other journey books: the totals stay what they were.
  const date = saturdayOfSummer(39)
  await openLive(page, `${runState().address}${buildPath(site, 'search')}?country=italy&date=${date}`)
  const chosen = []
  for (const index of [0, 1, 2, 3]) chosen.push(await choose(page, index))
  const bar = page.getByRole('region', { name: t('compare.tray.label') })
  await expect(bar).toContainText(t('compare.tray.count', { count: 4, most: 4 }))
  // A fifth has no place.
  const fifth = page.getByRole('main').getByRole('article').nth(4).locator('input[form=compare]')
  await expect(fifth).toBeDisabled()
  await bar.getByRole('link', { name: t('compare.tray.compare') }).click()
  await page.waitForURL((url) => url.pathname === buildPath(site, 'compare'))
  const query = () => new URL(page.url()).searchParams
  expect([query().getAll('items').length, query().get('date')]).toEqual([4, date])

  const table = page.getByRole('table')
  for (const { name } of chosen)
    await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible()
  // The totals are those of the results, in the order chosen.
  const totals = table
    .getByRole('row')
    .filter({ hasText: t('compare.price') })
    .first()
    .getByRole('cell')
  await expect(totals).toHaveCount(4)
  for (const [index, { total }] of chosen.entries()) {
    const text = await totals.nth(index).innerText()
    expect(text.replaceAll(/[^\d]/g, ''), text).toContain(`${total}`.replace(/00$/, ''))
  }
  await expectAccessible(page, 'a comparison')

  const [, second] = chosen
  await page.getByRole('link', { name: t('compare.remove', { name: second?.name ?? '' }) }).click()
  await expect(table.getByRole('columnheader').filter({ hasText: second?.name })).toHaveCount(0)
  expect(query().getAll('items')).toHaveLength(3)
  await page.getByRole('link', { name: t('compare.add') }).click()
  await page.waitForURL((url) => url.pathname === buildPath(site, 'searchAndBook'))
  await expect(bar).toContainText(t('compare.tray.count', { count: 3, most: 4 }))
  const another = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('input[form=compare]:not(:checked)') })
    .first()
  const name = (await another.getByRole('heading').first().innerText()).trim()
  await check(page, name)
  await bar.getByRole('link', { name: t('compare.tray.compare') }).click()
  await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible()
  // Whoever gets the address sees the same.
  const address = page.url()
  await page.evaluate(() => sessionStorage.clear())
  await openLive(page, address)
  await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible()
})

for (const { brand, site: edition, config } of allEditions.filter(
  ({ brand: one, config }) => one !== houseBrand && config.home === 'login',
))
  test(`a white-label without campsites to search has neither comparison nor saved campsites: ${brand} ${edition}`, async ({
    page,
    watched,
  }) => {
    for (const name of ['compare', 'savedSites'] as const) {
      expect(shows(config, name), name).toBe(config.supports.destinations ?? false)
      const path = buildPath(edition, name)
      if (!shows(config, name)) watched.allow(404, path)
      const status = await openQuiet(page, editionAt(runState().address, edition, brand).origin + path)
      expect(status, path).toBe(shows(config, name) ? 200 : 404)
    }
  })
