import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Locator, Page } from '@playwright/test'
import { minorOf } from '../money-text.ts'
import { expect } from '../watched-page.ts'
import type { ChosenAccommodation } from './campsite.ts'
import { beginsWith } from './journey.ts'
import type { Journey } from './journey.ts'

const postcodes: Record<SiteCode, string> = {
  uk: 'BS1 4QA',
  ie: 'D02 AF30',
  de: '10115',
  'de-at': '1010',
  'de-ch': '8001',
  fr: '75001',
  nl: '1012 AB',
  'nl-be': '1000',
  it: '20121',
}

/** A guest goes through every step to the order. The price must add up, and be the one that was shown before. */
export async function bookAsGuest(page: Page, journey: Journey, chosen: ChosenAccommodation): Promise<void> {
  const { t, site } = journey
  expect(await addedUpTotal(page, journey)).toBe(chosen.total)
  await page.getByRole('button', { name: t('checkout.next.travellers') }).click()
  await giveTravellers(page, journey)
  await page.getByRole('radio', { name: beginsWith(t('checkout.plan.deposit')) }).check()
  await expect(page.getByText(t('checkout.payLater.text')).first()).toBeVisible()
  await page.getByRole('button', { name: t('checkout.next.check') }).click()
  await page.getByRole('checkbox').check()
  expect(await addedUpTotal(page, journey)).toBe(chosen.total)
  await page.getByRole('main').locator('form button[type=submit]').click()
  await page.waitForURL(
    (url) => url.pathname === buildPath(site, 'bookingConfirmation', { cartId: chosen.cartId }),
  )
}

/** Nothing filled in is refused in words at the fields; then everything is filled in as a guest would. */
export async function giveTravellers(page: Page, { t, site }: Journey): Promise<void> {
  const next = page.getByRole('button', { name: t('checkout.next.payment') })
  await next.click()
  const errors = page.getByRole('main').locator('form').getByRole('listitem').getByRole('link')
  await expect(errors.first()).toBeVisible()
  expect(await errors.count()).toBeGreaterThanOrEqual(6)
  await expect(page.getByText(t('checkout.error.required')).first()).toBeVisible()

  const field = (key: string) => page.getByLabel(t(`checkout.field.${key}`), { exact: true })
  await field('firstName').fill('Robin')
  await field('lastName').fill('Example-Jørgensen')
  await field('email').fill('robin@guest.example')
  await field('phoneNumber').fill('20 7946 0123')
  await field('street').fill('Long Lane')
  await field('houseNumber').fill('12a')
  await field('postcode').fill(postcodes[site])
  await field('city').fill('Bristol')
  const fellows = await page.locator('input[name^="travellers["]').all()
  expect(fellows.length).toBeGreaterThan(0)
  for (const [index, fellow] of fellows.entries()) await fellow.fill(`Guest ${'ABCDEFGH'[index]}`)
  await next.click()
  await expect(next).toBeHidden()
}

/** The total of the price table, after its lines, and the parts it is paid in, have been added up to it. */
export async function addedUpTotal(page: Page, { t, market }: Journey): Promise<number> {
  const table = page
    .getByRole('main')
    .locator('table')
    .filter({ hasText: t('price.caption') })
    .first()
  await expect(table.locator('tbody').nth(1)).toBeAttached()
  const [lines, totals, parts] = await table.locator('tbody').all()
  if (!lines || !totals) throw new Error('The price table has no lines or no total')
  const amounts = async (body: Locator) =>
    (await body.locator('td').allTextContents()).map((text) => minorOf(text.trim(), market))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const [total = Number.NaN] = await amounts(totals)
  expect(sum(await amounts(lines)), 'sum of the price lines').toBe(total)
  if (parts) expect(sum(await amounts(parts)), 'sum of what is paid to whom').toBe(total)
  return total
}
