import { releaseCart } from '@camping/contract/booking.endpoints.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { Page } from '@playwright/test'
import { bookByApi, callApi, checkoutPath, confirmationPath, openCart } from '../funnel-pages.ts'
import { journeySites } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { tokenOfBrand } from '../signed-in-customer.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { giveTravellers } from '../steps/checkout.ts'
import { journeyIn } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { withoutPictures } from '../steps/without-pictures.ts'
import { expect, test } from '../watched-page.ts'

/** Somebody looks at a tab again. The browser of the tests shows all of them at once and tells none. */
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const site of journeySites) {
  const t = textOf(site)
  const edition = () => ({ address: runState().address, site })
  const at = (cart: Cart) => edition().address + checkoutPath(site, cart.id)
  const field = (page: Page, key: string) => page.getByLabel(t(`person.field.${key}`), { exact: true })

  test(`a reload loses nothing, and the link alone reveals nothing: ${site}`, async ({
    page,
    browser,
    watched,
  }) => {
    if (site === 'de-ch') await page.setViewportSize({ width: 360, height: 740 })
    const cart = await openCart(page, edition())
    await openLive(page, `${at(cart)}?step=travellers`)
    await giveTravellers(page, journeyIn({ site, watched, address: edition().address, page }))
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: t('checkout.next.check') }).click()
    const last = page.getByRole('heading', { name: t('checkout.step.check.title') })
    await expect(last).toBeVisible()
    await expect(last).toBeFocused()
    await page.getByRole('checkbox').check()

    await page.reload()
    await expect(last).toBeVisible()
    await expect(page.getByText(/robin\.\d+@guest\.example/)).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.goBack()
    await page.goBack()
    await expect(field(page, 'lastName')).toHaveValue('Example-Jørgensen')
    // Wherever Back has scrolled to, a field may be half below the bar that sticks to the top.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, 'travellers')
    await expectReflow(page, 'travellers')

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'draft')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    )
    expect(stored).not.toMatch(/Robin|Jørgensen|guest\.example/)
    expect(stored).not.toContain(cookie?.value)

    const other = await (await browser.newContext()).newPage()
    await openLive(other, `${at(cart)}?step=check`)
    await expect(field(other, 'lastName')).toHaveValue('')
    await expect(other.getByText(cart.accommodation.name).first()).toBeAttached()
    expect(await other.content()).not.toMatch(/Robin|Jørgensen|guest\.example/)
    await other.context().close()
  })

  // What becomes of a hold is the same in every edition: it is looked at in two languages, on two screens.
  if (site === 'nl') continue

  test(`two tabs, a hold that ends, the same stay again: ${site}`, async ({ page, context }) => {
    // Where nobody else books: for a moment the stay is free.
    const cart = await openCart(page, edition(), { apart: true })
    const [first, second] = [page, await context.newPage()]
    await withoutPictures(second)
    await openLive(second, at(cart))
    await openLive(first, `${at(cart)}?step=extras`)
    const extra = first
      .getByRole('main')
      .getByRole('region', { name: t('extras.title'), exact: true })
      .getByRole('listitem')
      .first()
    await extra.getByRole('button').last().click()
    await expect(extra.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1')
    const name = (await extra.locator('label, [id]').first().innerText()).trim().split('\n')[0] ?? ''
    await expect(first.getByRole('main').getByRole('table').getByText(name).first()).toBeAttached()
    await returnToTab(second)
    await expect(second.getByRole('main').getByRole('table').getByText(name).first()).toBeAttached()

    // The hold ends: here by giving it back, since nothing on this machine may wait 20 minutes.
    expect((await callApi(edition(), releaseCart, { id: cart.id })).status).toBe(200)
    await returnToTab(first)
    await expect(first.getByRole('heading', { level: 1, name: t('checkout.expired') })).toBeVisible()
    await expectAccessible(first, 'expired')
    await first.getByRole('button', { name: t('hold.again') }).click()
    await expect(first.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    expect(first.url()).not.toContain(cart.id)
    await expect(first.getByRole('main').getByRole('table').getByText(name).first()).toBeAttached()
  })

  test(`who is signed in finds the details of the account, or books for somebody else: ${site}`, async ({
    page,
    context,
  }) => {
    const { address } = edition()
    await context.addCookies([
      { name: 'session', value: tokenOfBrand('alder'), url: address, httpOnly: true, sameSite: 'Lax' },
      { name: 'login-type', value: 'email', url: address, sameSite: 'Lax' },
    ])
    const cart = await openCart(page, edition())
    await openLive(page, `${at(cart)}?step=travellers`)
    await expect(field(page, 'firstName')).toHaveValue('Sam')
    await expect(field(page, 'email')).toHaveValue('sam@example.org')
    await expect(page.getByText(t('person.customer.filled'))).toBeVisible()
    await expectAccessible(page, 'details filled in')
    await field(page, 'city').fill('Bristol')
    await page.getByRole('button', { name: t('person.customer.other') }).click()
    await expect(field(page, 'firstName')).toHaveValue('')
    await expect(field(page, 'city')).toHaveValue('Bristol')
    await page.reload()
    await expect(field(page, 'city')).toHaveValue('Bristol')
    await expect(page.getByRole('button', { name: t('person.customer.use') })).toBeVisible()
    await expect(field(page, 'email')).toHaveValue('')
  })

  test(`giving the stay up, and Back after the booking: ${site}`, async ({ page }) => {
    const given = await openCart(page, edition())
    await openLive(page, at(given))
    await page.getByRole('button', { name: t('hold.giveUp'), exact: true }).click()
    await expect(page.getByText(t('hold.giveUp.question'))).toBeFocused()
    await page.getByRole('button', { name: t('hold.giveUp.yes') }).click()
    await expect(page.getByRole('heading', { level: 1, name: given.site.name })).toBeVisible()
    const { body } = await callApi(edition(), releaseCart, { id: given.id })
    expect(body.released).toBe(false)

    const cart = await openCart(page, edition())
    await openLive(page, at(cart))
    await bookByApi(edition(), { id: cart.id, journey: `Back ${site}` })
    const confirmation = (url: URL) => url.pathname === confirmationPath(site, cart.id)
    await returnToTab(page)
    await page.waitForURL(confirmation)
    await page.goto(at(cart))
    await page.waitForURL(confirmation)
  })
}
