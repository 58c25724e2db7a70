import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { withoutPictures } from '../steps/accessibility.ts'
import { expectLive, isLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

const site = 'nl'
const t = textOf(site)
const address = (route: 'home' | 'searchAndBook') => runState().address + buildPath(site, route)

test.beforeEach(({ page }) => withoutPictures(page))

/** Opens an address as on a slow line: the page is there, its scripts are not. The answer lets them come. */
async function openBeforeScripts(page: Page, where: string): Promise<() => Promise<void>> {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/vendor-*.js', async (route) => {
    await coming
    await route.continue()
  })
  // Not its end: a document's modules belong to it.
  await page.goto(where, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await isLive(page.locator('main').first())).toBe(false)
  return async () => {
    come()
    await expectLive(page)
  }
}

test('what is typed and chosen in the search box before its script is there counts', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page, address('home'))
  const box = page.getByRole('main').getByRole('search')
  const place = box.getByRole('combobox', { name: t('search.destination') })
  await place.fill('garda')
  await box.getByLabel(t('search.duration')).selectOption('12')
  await letScriptsCome()
  await expect(place).toHaveValue('garda')
  await expect(box.getByRole('option').first(), 'it is looked up').toBeVisible()
  await page.keyboard.press('Escape')
  await box.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL(/duration=12/)
  expect(new URL(page.url()).searchParams.get('query')).toBe('garda')
})

test('a filter and an order that were chosen before the script is there apply', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const letScriptsCome = await openBeforeScripts(page, address('searchAndBook'))
  const filter = page.getByRole('main').getByRole('checkbox').first()
  await filter.check()
  const order = page.getByLabel(t('results.sort'), { exact: true })
  await order.selectOption('price-asc')
  await letScriptsCome()
  await page.waitForURL((url) => url.search !== '')
  await expect(filter).toBeChecked()
  await expect(order).toHaveValue('price-asc')
  await expect(page.getByText(t('results.sort.how.price'))).toBeVisible()
})
