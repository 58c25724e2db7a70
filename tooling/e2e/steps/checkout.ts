import { randomInt } from 'node:crypto'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { minorOf } from '../money-text.ts'
import { expect } from '../watched-page.ts'
import type { ChosenAccommodation } from './campsite.ts'
import { addExtraAndCover } from './extras.ts'
import { beginsWith } from './journey.ts'
import type { Journey } from './journey.ts'
import { addedUpPrice, addedUpTotal } from './price-table.ts'

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

/**
 * A guest goes through every step to the order, with an extra, a cover and three payments. The price must add up, and be the
 * one that was shown before; the payments must add up to what is paid to us. Answers what was booked, at its new total.
 */
export async function bookAsGuest(
  page: Page,
  journey: Journey,
  chosen: ChosenAccommodation,
): Promise<ChosenAccommodation> {
  const { t, site } = journey
  expect(await addedUpTotal(page, journey)).toBe(chosen.total)
  const total = await addExtraAndCover(page, journey, chosen.total)
  await page.getByRole('button', { name: t('checkout.next.travellers') }).click()
  await giveTravellers(page, journey)
  await page.getByRole('radio', { name: beginsWith(t('checkout.plan.parts')) }).check()
  await expect(page.getByText(t('order.payLater')).first()).toBeVisible()
  await page.getByRole('button', { name: t('checkout.next.check') }).click()
  await page.getByRole('checkbox').check()
  const price = await addedUpPrice(page, journey)
  expect(price.total).toBe(total)
  const plan = await amountsOfPlan(page, journey)
  expect(plan.slice(0, 3).reduce((sum, amount) => sum + amount, 0)).toBe(price.shop)
  // What is left for the campsite, if anything, and the total that all of them add up to.
  const onSite = price.total - price.shop
  expect(plan.slice(3)).toEqual([...(onSite > 0 ? [onSite] : []), price.total])
  await page.getByRole('main').locator('form button[type=submit]').click()
  await page.waitForURL(
    (url) => url.pathname === buildPath(site, 'bookingConfirmation', { cartId: chosen.cartId }),
  )
  return { ...chosen, total }
}

/** The payments to us on the last step, in minor units; what is paid at the campsite and the total stand below them. */
async function amountsOfPlan(page: Page, { t, market }: Journey): Promise<number[]> {
  const schedule = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('checkout.schedule') }) })
  const amounts = await schedule.last().getByRole('definition').allTextContents()
  return amounts.map((text) => minorOf(text.trim(), market))
}

/** Nothing filled in is refused in words at the fields; then everything is filled in as a guest would. */
export async function giveTravellers(page: Page, { t, site }: Journey): Promise<void> {
  const next = page.getByRole('button', { name: t('checkout.next.payment') })
  await next.click()
  const errors = page.getByRole('main').locator('form').getByRole('listitem').getByRole('link')
  await expect(errors.first()).toBeVisible()
  expect(await errors.count()).toBeGreaterThanOrEqual(6)
  await expect(page.getByText(t('person.error.firstName.required')).first()).toBeVisible()

  const field = (key: string) => page.getByLabel(t(`person.field.${key}`), { exact: true })
  await field('firstName').fill('Robin')
  await field('lastName').fill('Example-Jørgensen')
  await field('email').fill(`robin.${randomInt(1e9)}@guest.example`)
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
