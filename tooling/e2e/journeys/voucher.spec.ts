import { buildPath } from '@camping/editions/build-path.ts'
import { checkoutPath, openCart } from '../funnel-pages.ts'
import { minorOf } from '../money-text.ts'
import { recordBooking } from '../booking-records.ts'
import { operatorCommand } from '../operator-command.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow, withoutPictures } from '../steps/accessibility.ts'
import { giveTravellers } from '../steps/checkout.ts'
import { journeyIn } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { addedUpPrice } from '../steps/price-table.ts'
import { expect, test } from '../watched-page.ts'

test.beforeEach(({ page }) => withoutPictures(page))

/** A new voucher of the house, as its owner types it. */
async function voucherOf(amount: string): Promise<string> {
  const printed = await operatorCommand('voucher', 'alder', amount, 'GBP')
  const [, code = ''] = /: ([0-9A-Z]{6}-[0-9A-Z]{6}-[0-9A-Z]{6})$/m.exec(printed) ?? []
  return code.toLowerCase().replaceAll('-', ' ')
}

test('a gift voucher pays a part at the checkout, another one on the payment page, on a phone: uk', async ({
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
  await expect(main.getByText(t('confirmation.voucher.paid', { amount: '£100.00' }))).toBeVisible()
  const bookingRef = (await main.getByText(/^[0-9A-HJKMNP-TV-Z]{10}$/).innerText()).trim()

  await main.getByRole('link', { name: t('confirmation.pay') }).click()
  await page.waitForURL((url) => url.pathname === buildPath(site, 'payment', { bookingId: bookingRef }))
  await main.getByRole('button', { name: t('voucher.open') }).click()
  await main.getByLabel(t('voucher.label')).fill(second)
  await main.getByRole('button', { name: t('voucher.apply') }).click()
  await main.getByRole('button', { name: t('voucher.pay', { amount: '£25.50' }) }).click()
  await expect(main.getByText(t('voucher.paid', { amount: '£25.50' }))).toBeVisible()
  const paidSoFar = main.locator('dl > div').filter({ hasText: t('payment.paidSoFar') })
  await expect(paidSoFar).toContainText('£125.50')
  await expectAccessible(page, 'paid with a gift voucher')
  await expectReflow(page, 'paid with a gift voucher')

  recordBooking(folder, {
    journey: `voucher ${site}`,
    site,
    cartId: cart.id,
    bookingRef,
    currency: market.currency,
    total: cart.total,
    adults: 2,
    childAges: [],
    moreEvents: 2,
  })
  expect(await operatorCommand('vouchers')).toContain('0.00 GBP of 25.50 GBP left')
})
