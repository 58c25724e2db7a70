import type { Locator, Page } from '@playwright/test'
import { minorOf } from '../money-text.ts'
import { expect } from '../watched-page.ts'
import type { Journey } from './journey.ts'

/** What a price table says, in minor units, after everything in it has been added up. */
export interface ReadPrice {
  readonly total: number
  /** What of the total is paid to us; all of it where nothing is paid at the site. */
  readonly shop: number
}

/** The total of the price table, after its lines, and the parts it is paid in, have been added up to it. */
export async function addedUpTotal(page: Page, journey: Journey): Promise<number> {
  return (await addedUpPrice(page, journey)).total
}

/** `addedUpTotal` with what is paid to us; on-site costs in another currency must name the amount there and the rate. */
export async function addedUpPrice(page: Page, { t, market }: Journey): Promise<ReadPrice> {
  const table = page
    .getByRole('main')
    .locator('table')
    .filter({ hasText: t('price.caption') })
    .first()
  const totalBody = table.locator('tbody').filter({ hasText: t('price.total') })
  await expect(totalBody).toBeAttached()
  const amounts = async (body: Locator) =>
    (await body.locator('tr:has(th) > td').allTextContents()).map((text) => minorOf(text.trim(), market))
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const bodies = await table.locator('tbody').all()
  const texts = await table.locator('tbody').allTextContents()
  const at = texts.findIndex((text) => text.includes(t('price.total')))
  const lines = (await Promise.all(bodies.slice(0, at).map(amounts))).flat()
  const [total = Number.NaN] = await amounts(bodies[at]!)
  expect(sum(lines), 'sum of the price lines').toBe(total)
  // Below the total a gift voucher may stand alone.
  const parts = bodies[texts.findIndex((text) => text.includes(t('price.split')))]
  if (!parts) return { total, shop: total }
  const paid = await amounts(parts)
  expect(sum(paid), 'sum of what is paid to whom').toBe(total)
  if (market.currency !== 'EUR') {
    expect(texts[at - 1], 'what is charged at the site').toMatch(/€|EUR/)
    expect(texts[at - 1], 'the rate').toMatch(/0[.,]\d{4}/)
  }
  return { total, shop: paid[0] ?? Number.NaN }
}
