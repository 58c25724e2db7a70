import { buildPath } from '@camping/editions/build-path.ts'
import { checkoutPath, openCart } from '../funnel-pages.ts'
import { minorOf } from '../money-text.ts'
import { recordBooking } from '../booking-records.ts'
import { operatorCommand } from '../operator-command.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { giveTravellers } from '../steps/checkout.ts'
import { journeyIn } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { addedUpPrice } from '../steps/price-table.ts'
import { expect, test } from '../watched-page.ts'

// Two currencies and two languages; what a code does is the same in every edition.
for (const site of ['uk', 'nl'] as const) {
  test(`a stay is booked with a discount code on a phone: ${site}`, async ({ page, watched }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { address, folder } = runState()
    const code = `PHONE${site.toUpperCase()}${Date.now() % 100_000}`
    expect(await operatorCommand('discount', 'alder', code, '10%', `sites=${site}`, 'uses=1')).toContain(code)
    const cart = await openCart(page, { address, site })
    const journey = journeyIn({ site, watched, address, page })
    const { t, market } = journey
    const main = page.getByRole('main')
    await openLive(page, `${address}${checkoutPath(site, cart.id)}?step=travellers`)
    await giveTravellers(page, journey)

    await main.getByRole('button', { name: t('discount.open') }).click()
    const field = main.getByLabel(t('discount.label'))
    await expect(field).toBeFocused()
    watched.allow(409, '/discount')
    await field.fill('NOBODYS')
    await field.press('Enter')
    await expect(main.getByRole('alert').filter({ hasText: t('discount.unknown') })).toBeVisible()
    await expectAccessible(page, 'a refused discount code')
    await expectReflow(page, 'a refused discount code')

    // In small letters and in groups, as somebody reads it from a letter.
    await field.fill(`${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`)
    await main.getByRole('button', { name: t('discount.apply') }).click()
    const line = main.locator('table tr').filter({ hasText: code }).first()
    await expect(line).toBeAttached()
    const off = -minorOf((await line.locator('td').textContent()) ?? '', market)
    const stay = cart.priceLines.find(({ kind }) => kind === 'stay')?.amount ?? 0
    expect(Math.abs(off)).toBe(Math.floor((stay * 10 + 50) / 100))
    const total = cart.total - Math.abs(off)
    expect((await addedUpPrice(page, journey)).total).toBe(total)
    await expectAccessible(page, 'a discount code')
    await expectReflow(page, 'a discount code')

    await main.getByRole('button', { name: t('discount.remove') }).click()
    const opener = main.getByRole('button', { name: t('discount.open') })
    await expect(opener).toBeFocused()
    expect((await addedUpPrice(page, journey)).total).toBe(cart.total)
    await opener.click()
    await field.fill(code)
    await field.press('Enter')
    await expect(line).toBeAttached()

    await main.getByRole('radio').last().check()
    await main.getByRole('button', { name: t('checkout.next.check') }).click()
    await expect(main.getByText(code).first()).toBeAttached()
    await main.getByRole('checkbox').check()
    await main.locator('form button[type=submit]').click()
    await page.waitForURL(
      (url) => url.pathname === buildPath(site, 'bookingConfirmation', { cartId: cart.id }),
    )
    expect((await addedUpPrice(page, journey)).total).toBe(total)
    await expect(line).toBeVisible()
    const shown = main.getByText(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    recordBooking(folder, {
      journey: `discount ${site}`,
      site,
      cartId: cart.id,
      bookingRef: (await shown.innerText()).trim(),
      currency: market.currency,
      total,
      adults: 2,
      childAges: [],
    })
    expect(await operatorCommand('discounts')).toMatch(new RegExp(`${code} .*used 1 of 1 times`))
  })
}
