import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import type { Journey } from './journey.ts'
import { addedUpTotal } from './price-table.ts'

/** The checkout begins with the step of extras, where nothing is chosen and everything may be left out. */
export async function expectExtras(page: Page, { t }: Journey): Promise<void> {
  await expect(page.getByRole('button', { name: t('checkout.next.travellers') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
}

/** One of the first extra and the smaller cover. Answers the new total, which the price table adds up to. */
export async function addExtraAndCover(page: Page, journey: Journey, before: number): Promise<number> {
  const { t } = journey
  await expectExtras(page, journey)
  const main = page.getByRole('main')
  const extra = main
    .getByRole('region', { name: t('extras.title'), exact: true })
    .getByRole('listitem')
    .first()
  await extra.getByRole('button').last().click()
  await expect(extra.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1')
  await main.getByRole('radio').first().check()
  // In the document on phones, too, where the summary is folded away.
  const cover = main.locator('table th').filter({ hasText: t('extras.cover.title') })
  await expect(cover.first()).toBeAttached()
  const total = await addedUpTotal(page, journey)
  expect(total).toBeGreaterThan(before)
  return total
}
