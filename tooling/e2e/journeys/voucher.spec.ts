import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { checkoutPath, openCart } from '../funnel-pages.ts'
import { minorOf } from '../money-text.ts'
import { recordBooking } from '../booking-records.ts'
import { operatorCommand } from '../operator-command.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { giveTravellers } from '../steps/checkout.ts'
import { journeyIn } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import {
  cards,
  choose,
  expectReturned,
  expectSums,
  giveUpAtProvider,
  leaveToPay,
  payWith,
} from '../steps/payment.ts'
import { addedUpPrice } from '../steps/price-table.ts'
import { expect, test } from '../watched-page.ts'

/** A new voucher of the house, as its owner types it. */
async function voucherOf(amount: string): Promise<string> {
  const printed = await operatorCommand('voucher', 'alder', amount, 'GBP')
  const [, code = ''] = /: ([0-9A-Z]{6}-[0-9A-Z]{6}-[0-9A-Z]{6})$/m.exec(printed) ?? []
  return code.toLowerCase().replaceAll('-', ' ')
}

/** A picture of the page for a person to look at, where one wants it. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('gift vouchers wait for a card, go back when it fails, and pay with the next one, on a phone: uk', async ({
  page,
  watched,
}) => {
  const site = 'uk'
  await page.setViewportSize({ width: 360, height: 740 })
  const { address, folder } = runState()
  const [first, second] = [await voucherOf('100.00'), await voucherOf('25.50')]
  const cart = await openCart(page, { address, site })
  const journey = journeyIn({ site, watched, address, page })
  const { t, market } = journey
  const main = page.getByRole('main')
  await openLive(page, `${address}${checkoutPath(site, cart.id)}?step=travellers`)
  await giveTravellers(page, journey)

  await main.getByRole('button', { name: t('voucher.open') }).click()
  const field = main.getByLabel(t('voucher.label'))
  await field.fill(`${first.slice(0, -1)}${first.endsWith('2') ? '3' : '2'}`)
  await field.press('Enter')
  await expect(main.getByRole('alert').filter({ hasText: t('voucher.misspelt') })).toBeVisible()
  await expectAccessible(page, 'a misspelt gift voucher')
  await field.fill(first)
  await field.press('Enter')
  const hint = first.slice(-4).replace(' ', '').toUpperCase()
  const line = main
    .locator('table tr')
    .filter({ hasText: t('price.voucher', { hint }) })
    .first()
  await expect(line).toBeAttached()
  expect(Math.abs(minorOf((await line.locator('td').textContent()) ?? '', market))).toBe(10_000)
  expect((await addedUpPrice(page, journey)).total).toBe(cart.total)
  await expectAccessible(page, 'a gift voucher')
  await expectReflow(page, 'a gift voucher')

  await main.getByRole('radio').last().check()
  await main.getByRole('button', { name: t('checkout.next.check') }).click()
  await main.getByRole('checkbox').check()
  await main.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === buildPath(site, 'bookingConfirmation', { cartId: cart.id }))
  expect((await addedUpPrice(page, journey)).total).toBe(cart.total)
  await expect(main.getByText(t('confirmation.voucher.waits', { amount: '£100.00' }))).toBeVisible()
  const bookingRef = (await main.getByText(/^[0-9A-HJKMNP-TV-Z]{10}$/).innerText()).trim()

  await main.getByRole('link', { name: t('confirmation.pay') }).click()
  const addressOf = (name: RouteName) => address + buildPath(site, name, { bookingId: bookingRef })
  await page.waitForURL(addressOf('payment'))
  await main.getByRole('button', { name: t('voucher.open') }).click()
  await main.getByLabel(t('voucher.label')).fill(second)
  await main.getByRole('button', { name: t('voucher.apply') }).click()
  await main.getByRole('button', { name: t('voucher.pay', { amount: '£25.50' }) }).click()
  const waits = main.getByText(t('voucher.waits', { amount: '£125.50' }))
  await expect(waits).toBeVisible()
  await expectAccessible(page, 'a gift voucher waits for the card')
  await expectReflow(page, 'a gift voucher waits for the card')
  await shot(page, 'voucher-waits')

  // The card fails: both vouchers have their money back, and are taken again without their codes.
  const booking = { page, t, market, addressOf }
  await choose(booking, { provider: 'saferpay', amount: 'all' })
  await leaveToPay(booking)
  await giveUpAtProvider(page)
  await expectReturned(booking)
  await expect(main.getByText(t('voucher.released', { amount: '£25.50' }))).toBeVisible()
  await expect(waits).toBeHidden()
  expect(await operatorCommand('vouchers')).toContain('25.50 GBP of 25.50 GBP left')
  await expectAccessible(page, 'a gift voucher went back')
  await expectReflow(page, 'a gift voucher went back')
  await shot(page, 'voucher-released')
  await main.getByRole('button', { name: t('voucher.again', { amount: '£25.50' }) }).click()
  await expect(main.getByText(t('voucher.waits', { amount: '£25.50' }))).toBeVisible()
  await main.getByRole('button', { name: t('voucher.again', { amount: '£100.00' }) }).click()
  await expect(waits).toBeVisible()

  await choose(booking, { provider: 'saferpay', amount: 'all' })
  const byCard = await leaveToPay(booking)
  await payWith(page, cards.saferpay.accepted)
  await expectReturned(booking)
  await expectSums(booking, { paid: byCard + 12_550, open: 0 })

  recordBooking(folder, {
    journey: `voucher ${site}`,
    site,
    cartId: cart.id,
    bookingRef,
    currency: market.currency,
    total: cart.total,
    adults: 2,
    childAges: [],
    moreEvents: 3,
  })
  const left = await operatorCommand('vouchers')
  expect(left).toContain('0.00 GBP of 25.50 GBP left')
  expect(left).toContain('0.00 GBP of 100.00 GBP left')
})
