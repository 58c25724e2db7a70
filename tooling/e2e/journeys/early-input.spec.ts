import { buildPath } from '@camping/editions/build-path.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { openBeforeScripts } from '../steps/before-scripts.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { expect, test } from '../watched-page.ts'

const site = 'nl'
const t = textOf(site)
const address = (route: 'home' | 'searchAndBook') => runState().address + buildPath(site, route)

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
  await page.setViewportSize(withFilterColumn)
  const letScriptsCome = await openBeforeScripts(page, address('searchAndBook'))
  const filter = page
    .getByRole('complementary', { name: t('facets.filters') })
    .getByRole('checkbox')
    .first()
  await filter.check()
  const order = page.getByLabel(t('results.sort'), { exact: true })
  await order.selectOption('price-asc')
  await letScriptsCome()
  await page.waitForURL((url) => url.search !== '')
  await expect(filter).toBeChecked()
  await expect(order).toHaveValue('price-asc')
  // Behind the (i) beside the order.
  await expect(page.getByText(t('facets.sort.how.price'))).toBeAttached()
})
