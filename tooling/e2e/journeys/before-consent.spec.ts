import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { allEditions, apps, shows } from '../all-apps.ts'
import { noConsentAnswer } from '../answered-consent.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { tokenOfBrand } from '../signed-in-customer.ts'
import { documentFaults, watchBeforeConsent } from '../steps/before-consent.ts'
import { tagManagerId } from '../steps/consent.ts'
import { callApi, editionAt, examplePages, guestOf, type Edition } from '../steps/example-pages.ts'
import { openQuiet } from '../steps/quiet-page.ts'
import { tagSource } from '../steps/tag-manager.ts'
import { expect, test } from '../watched-page.ts'

// consent-1, on every route of the route table: the document as it is sent in every edition, and what its scripts do.
test.use({ storageState: noConsentAnswer })

/** Pages of an account, which no reference of a booking opens. */
const ofAccounts = ['profile', 'myBookings', 'personalDetails', 'favourites'] as const
const ofBookings = routeNames.filter(
  (name) => routeRow(name).access === 'customer' && !ofAccounts.some((one) => one === name),
)

async function signInAsCustomer(context: BrowserContext, { brand, origin: url }: Edition): Promise<void> {
  await context.addCookies([
    { name: 'session', value: tokenOfBrand(brand), url, httpOnly: true, sameSite: 'Lax' },
    { name: 'login-type', value: 'email', url, sameSite: 'Lax' },
  ])
}

/** Signs in with the reference of the edition's example booking. Answers the reference. */
async function signInAsGuest(page: Page, edition: Edition, confirmation: string): Promise<string> {
  const cartId = confirmation.split('/').at(-1) ?? ''
  const { bookingRef } = await callApi<{ bookingRef: string }>(edition, `booking/confirmation/${cartId}`)
  const api = `${edition.origin}/api/twenty/v2/${edition.brand}/${markets[edition.site].apiLocale}`
  const status = await page.evaluate(
    async ({ url, body }) =>
      (await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status,
    {
      url: `${api}/customer-portal/authenticate-booking`,
      body: JSON.stringify({ email: guestOf(cartId).email, bookingRef }),
    },
  )
  expect(status).toBe(200)
  return bookingRef
}

for (const { brand, site } of allEditions)
  test(`no document sends anything to anybody else: ${brand} ${site}`, async () => {
    const edition = editionAt(runState().address, site, brand)
    const pages = await examplePages(edition)
    for (const name of routeNames) {
      const document = await plainRequest(edition.origin, pages[name])
      expect.soft(documentFaults(document, edition.origin), `${name}, its document`).toEqual([])
    }
  })

/**
 * The same scripts run in all editions of a brand, so all pages are opened in one: where a chatbot is, which runs the most of them. What
 * visitors reach without signing in is opened once more, each page in another edition, in routes.spec.ts (decision 302).
 */
const opened = [...new Set(apps.map(({ brand }) => brand))].flatMap((brand) => {
  const own = allEditions.filter((one) => one.brand === brand)
  const chatting = own.filter(({ config }) => config.chatbot)
  return chatting.length > 0 ? chatting : own.slice(0, 1)
})
for (const { brand, site, config } of opened)
  test(`no page sends anything to anybody else: ${brand} ${site}`, async ({ page, context, watched }) => {
    const edition = editionAt(runState().address, site, brand)
    const pages = await examplePages(edition)
    const watch = await watchBeforeConsent(context, page, edition)
    // Nothing is looked at: a small window costs little to draw.
    await page.setViewportSize({ width: 360, height: 240 })
    const visit = async (name: string, path: string) => {
      await watch.open(path)
      expect.soft(await watch.faults(), name).toEqual([])
    }
    const shown = routeNames.filter((name) => shows(config, name))
    for (const name of shown) if (routeRow(name).access !== 'customer') await visit(name, pages[name])
    // Each behind its sign-in; an edition without a portal has none of them.
    const [account, booking] = [ofAccounts, ofBookings].map((all) =>
      all.filter((name) => shown.includes(name)),
    )
    watched.allow(404, '/customer-portal/')
    await signInAsCustomer(context, edition)
    for (const name of account ?? []) await visit(name, buildPath(site, name))
    // The last page of an account goes first: what it still reads is refused to a guest.
    await page.goto(`${edition.origin}/robots.txt`)
    await context.clearCookies()
    const bookingId = booking?.length ? await signInAsGuest(page, edition, pages.bookingConfirmation) : ''
    for (const name of booking ?? []) await visit(name, buildPath(site, name, { bookingId }))
  })

test('what a page would send is noticed', async ({ page, context, watched }) => {
  const { brand, sites } = apps.find((one) => one.tagManagerId === tagManagerId) ?? apps[0]!
  const [site = 'nl'] = sites
  const edition = editionAt(runState().address, site, brand)
  const watch = await watchBeforeConsent(context, page, edition)
  const { info } = await examplePages(edition)
  await openQuiet(page, edition.origin + info)
  expect(await watch.faults()).toEqual([])
  const planted: readonly [fault: string, plant: (source: string) => void][] = [
    [
      'gtm.js',
      (source) =>
        document.head.append(Object.assign(document.createElement('script'), { src: `${source}/gtm.js` })),
    ],
    ['collect', (source) => void navigator.sendBeacon(`${source}/collect`, '{}')],
    [
      'a frame',
      () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/tag-frame' })),
    ],
    ['the queue of tags', () => void Object.assign(window, { dataLayer: [] })],
    ['keeps events', () => sessionStorage.setItem('waiting-events', '[]')],
    ['the cookie _ga', () => void (document.cookie = '_ga=1')],
  ]
  for (const [fault, plant] of planted) {
    await page.evaluate(plant, tagSource())
    await expect.poll(async () => (await watch.faults()).join(), { message: fault }).toContain(fault)
  }
  // That is what it was for.
  watched.troubles.splice(0)
})
