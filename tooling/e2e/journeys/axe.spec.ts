import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { allEditions, houseBrand, shows } from '../all-apps.ts'
import { expectChecked, expectConforming } from '../checkers/page-checkers.ts'
import { journeyEditions } from '../journey-editions.ts'
import { layoutFaults } from '../layout-faults.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { giveTravellers } from '../steps/checkout.ts'
import { expectExtras } from '../steps/extras.ts'
import { editionAt, examplePages, openCart } from '../steps/example-pages.ts'
import { beginsWith, journeyIn } from '../steps/journey.ts'
import { isLive, openLive } from '../steps/live-page.ts'
import { field, giveEmail, loginPages, press } from '../steps/login.ts'
import { withdrawnBeside } from '../steps/withdrawn-campsite.ts'
import { expect, test } from '../watched-page.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

/** One page of each type, in two parts that run side by side; the portal needs a session. */
const parts = {
  places: ['home', 'funnel', 'country', 'area', 'city', 'site', 'compare', 'theme'],
  words: [
    'search',
    'searchAndBook',
    'freeSearch',
    'themes',
    'taggedPage',
    'info',
    'newsletter',
    'savedSites',
    'sharedList',
    'bookingConfirmation',
    'login',
  ],
} as const satisfies Record<string, readonly RouteName[]>

/** The house in two languages, one of them with the longest words, and every other brand in its first edition. */
const editions = allEditions
  .filter(({ brand, site, config }) =>
    brand === houseBrand
      ? journeyEditions.some((one) => one.brand === brand && one.site === site)
      : config.sites[0] === site,
  )
  // What is no storefront has neither campsites nor an offline page.
  .map((edition) => ({
    ...edition,
    isStorefront: edition.config.supports.destinations === true,
    isFirst: edition.brand !== houseBrand || edition.site === 'uk',
  }))

/**
 * What is on screen: every checker on the first screen, axe on a phone (where nothing may be cut, covered or at the very side) and at both widths of reflow; on a desktop once for a brand. There other words change nothing
 * that axe looks at, while on a phone and at 320 pixels the longest word decides.
 */
async function expectBothScreens(page: Page, what: string, isFirst = true): Promise<void> {
  if (isFirst) {
    await page.setViewportSize(desktop)
    await expectChecked(page, `${what} on a desktop`)
  }
  await page.setViewportSize(phone)
  await expectAccessible(page, `${what} on a phone`)
  if (!isFirst) await expectConforming(page, `${what} on a phone`)
  expect.soft(await layoutFaults(page), `${what} on a phone`).toEqual([])
  await expectReflow(page, what)
  await page.setViewportSize(desktop)
}

for (const { brand, site, config, isStorefront, isFirst } of editions) {
  const expectScreens = (page: Page, what: string) => expectBothScreens(page, what, isFirst)

  for (const [part, all] of Object.entries<readonly RouteName[]>(parts)) {
    const names = all.filter((name) => shows(config, name))
    if (names.length === 0) continue
    test(`every page type is accessible and reflows: ${part}, ${brand} ${site}`, async ({ page }) => {
      const edition = editionAt(runState().address, site, brand)
      const pages = await examplePages(edition)
      for (const name of names) {
        const path = name === 'newsletter' ? `${pages[name]}?step=confirm&token=none` : pages[name]
        expect.soft(await openLive(page, edition.origin + path), path).toBe(200)
        await expectScreens(page, name)
      }
    })
  }

  test(`pages that report a failure are accessible and reflow: ${brand} ${site}`, async ({
    page,
    watched,
  }) => {
    const t = textOf(site)
    const edition = editionAt(runState().address, site, brand)
    const pages = await examplePages(edition)
    const deadEnds = [
      { path: `/${site}/no/such/page`, status: 404 },
      ...(isStorefront ? [{ path: withdrawnBeside(pages.site), status: 410 }] : []),
    ]
    for (const { path, status } of deadEnds) {
      watched.allow(status, path)
      expect.soft(await openLive(page, edition.origin + path), path).toBe(status)
      await expectScreens(page, `${status}`)
    }

    // The API is gone when the next page is opened.
    watched.allow(503, '/api/')
    await openLive(page, edition.origin + pages.login)
    const link = page.getByRole('contentinfo').locator(`a[href^="/${site}/"]`).first()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => isLive(link)).toBe(true)
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
    await link.click()
    await expect(page.getByRole('button', { name: t('shell.error.retry') })).toBeVisible()
    await expectScreens(page, '503')
    await page.unroute('**/api/**')

    if (isStorefront) {
      await page.goto(`${edition.origin}/${site}/offline`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
      await expectScreens(page, 'offline')
    }
  })

  test(`every screen of the login is accessible and reflows: ${brand} ${site}`, async ({ page, watched }) => {
    const edition = editionAt(runState().address, site, brand)
    const pages = loginPages(page, edition)
    await page.setViewportSize(phone)
    const check = async (screen: string) => {
      await expectChecked(page, `${screen} on a phone`)
      await expectReflow(page, screen)
    }
    const login = pages.addressOf('login')
    await openLive(page, login)
    await expect(field(pages, 'login.email')).toBeVisible()
    await check('sign-in')
    await press(pages, 'login.sign-in.submit')
    await expect(page.getByText(pages.t('login.error.email.required')).first()).toBeVisible()
    await check('sign-in, with an error')
    await press(pages, 'login.sign-in.booking', 'booking-sign-in')
    await check('booking-sign-in')
    await press(pages, 'login.booking-sign-in.forgot', 'forgot-booking-reference')
    await check('forgot-booking-reference')
    // What the status call answers decides which screen follows.
    const screens = [
      [404, 'create-password'],
      [401, 'check-inbox'],
      [429, 'sign-in-attempts-exceeded'],
      [204, 'password'],
    ] as const
    for (const [status, screen] of screens) {
      watched.allow(status, '/customer-portal/status')
      await page.route('**/customer-portal/status', (route) => route.fulfill({ status }))
      await openLive(page, login)
      await giveEmail(pages, 'robin@guest.example', screen)
      await check(screen)
      await page.unroute('**/customer-portal/status')
    }
    await press(pages, 'login.password.code', 'sign-in-code')
    await expect(field(pages, 'code.label')).toBeVisible()
    await check('sign-in-code')
    await press(pages, 'login.back', 'password')
    await press(pages, 'login.password.forgot', 'forgot-password')
    await check('forgot-password')
    await openLive(page, `${login}?token=${'t'.repeat(43)}`)
    await expect(field(pages, 'login.password.new')).toBeVisible()
    await press(pages, 'login.reset-password.submit')
    await expect(page.getByText(pages.t('login.error.password.required')).first()).toBeVisible()
    await check('reset-password, with errors')
    await openLive(page, `${login}?verify=${'t'.repeat(43)}`)
    await press(pages, 'login.create-password.submit')
    await expect(page.getByText(pages.t('login.error.password.required')).first()).toBeVisible()
    await check('create-password at a mail’s link, with errors')
    await openLive(page, `${login}?agent=${'t'.repeat(43)}`)
    await expect(page.getByText(pages.t('login.agent.text'))).toBeVisible()
    await check('an agent’s link')
  })

  test(`every step of the checkout is accessible and reflows: ${brand} ${site}`, async ({
    page,
    watched,
  }) => {
    const edition = editionAt(runState().address, site, brand)
    const journey = journeyIn({ site, watched, address: edition.origin, page })
    const { t } = journey
    const { cart } = await openCart(edition)
    await openLive(page, edition.origin + buildPath(site, 'booking', { cartId: cart.id }))
    await expectExtras(page, journey)
    await expectScreens(page, 'extras and cover')
    await page.getByRole('button', { name: t('checkout.next.travellers') }).click()
    await expect(page.getByLabel(t('person.field.email'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.next.payment') }).click()
    await expect(page.getByText(t('person.error.firstName.required')).first()).toBeVisible()
    await expectScreens(page, 'travellers, with errors')
    await giveTravellers(page, journey)
    await page.getByRole('radio', { name: beginsWith(t('checkout.plan.deposit')) }).check()
    await expectScreens(page, 'payment plan')
    await page.getByRole('button', { name: t('checkout.next.check') }).click()
    await expect(page.getByRole('main').locator('form button[type=submit]')).toBeVisible()
    await expectScreens(page, 'check and pay')
  })
}

test('the chooser of editions is accessible and reflows', async ({ browser }) => {
  // A browser whose language no edition speaks.
  const context = await browser.newContext({ locale: 'pt-PT' })
  const page = await context.newPage()
  await page.goto(runState().address)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(9)
  await expectBothScreens(page, 'chooser')
  await context.close()
})
