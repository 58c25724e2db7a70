import type { Locator, Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import type { Journey } from './journey.ts'
import { expectLive } from './live-page.ts'
import { untilQuiet } from './quiet-page.ts'

/** The build keeps the names of CSS modules in front of their hashes; a price has no role of its own. The total of a price table is a row, not a span. */
export const priceIn = (card: Locator) => card.locator('span[class*="total_"]').first()

/** Ten a page, sorted by price on demand; opens the cheapest campsite, which comes complete in a tab of its own. */
export async function openCheapestCampsite(page: Page, journey: Journey): Promise<Page> {
  const { t, site } = journey
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(10)
  await page.getByLabel(t('results.sort')).selectOption('price-asc')
  await expect
    .poll(async () => isSorted(await prices(cards, journey)), { message: 'sorted by price' })
    .toBe(true)
  const [cheapest = 0] = await prices(cards, journey)
  expect(cheapest).toBeGreaterThan(0)
  const link = cards.first().getByRole('heading').getByRole('link')
  const name = (await link.innerText()).trim()
  journey.watched.apiRequests.length = 0
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expectLive(tab)
  await untilQuiet(tab)
  expect(new URL(tab.url()).pathname).toMatch(new RegExp(`^/${site}(/[^/]+){4}$`))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(name)
  // Days of arrival are the results' own, which may still be asking for them in the other tab.
  const calls = journey.watched.apiRequests.filter((call) => !call.endsWith('/search/arrivals'))
  expect(calls, 'calls repeated by the browser').toEqual([])
  return tab
}

async function prices(cards: Locator, { amountIn }: Journey): Promise<number[]> {
  return Promise.all((await cards.all()).map((card) => amountIn(priceIn(card))))
}

function isSorted(values: number[]): boolean {
  return values.length > 0 && values.every((value, index) => index === 0 || value >= values[index - 1]!)
}
