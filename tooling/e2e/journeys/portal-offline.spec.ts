import { buildPath } from '@camping/editions/build-path.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { cachedPages } from '../steps/cached-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { signedInGuest } from '../steps/signed-in-guest.ts'
import { journeyEditions } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'

for (const [at, { brand, site, home }] of journeyEditions.entries()) {
  test.describe(`${brand} ${site}`, () => {
    // Whoever signs in comes from a network of their own; limits count by it.
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${at + 60}` } })
    test(`a booking that was seen opens without network, until its guest signs out: ${brand} ${site}`, async ({
      page,
      context,
      watched,
    }) => {
      const edition = editionAt(runState().address, site, brand)
      const t = textOf(site)
      const { stay, addressOf } = await signedInGuest(page, edition, {
        week: 17,
        journey: `offline ${brand} ${site}`,
      })
      const address = addressOf('bookingDetail')
      const { pathname } = new URL(address)
      const main = page.getByRole('main')
      await openLive(page, address)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect.poll(() => cachedPages(page)).toEqual([pathname])
      const name = await main.getByRole('heading', { level: 1 }).innerText()

      await context.setOffline(true)
      await page.reload()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(main).toContainText(stay.bookingRef)
      // What is wanted on the way, and no paper that would have to be fetched.
      for (const part of ['travel.there', 'travel.coordinates', 'travel.bring'])
        await expect(main).toContainText(t(part))
      await expect(main.locator('a[href*="/documents/"]')).toHaveCount(0)
      const logo = page.getByRole('banner').locator('img').first()
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(page.getByRole('status').first()).toBeVisible()
      // Paper: nothing that would not work.
      await expect(main.getByRole('button')).toHaveCount(0)
      expect(await page.locator('script').count()).toBe(0)
      await expectAccessible(page, `kept booking ${brand} ${site}`)
      // Of another page nothing was kept.
      await page.goto(addressOf('participants'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
      // The worker's own attempts, and nothing else: fonts are the browser's to keep (decision 032).
      const files = /\.woff2/
      expect(watched.troubles.splice(0).filter((trouble) => !files.test(trouble))).toEqual(
        [pathname, new URL(addressOf('participants')).pathname].map(
          (path) => `failed: GET ${path} net::ERR_INTERNET_DISCONNECTED`,
        ),
      )

      await context.setOffline(false)
      await openLive(page, address)
      await main.getByRole('button', { name: t('portal.signOut') }).click()
      await page.waitForURL(edition.origin + buildPath(site, home))
      await expect.poll(() => cachedPages(page)).toEqual([])
      // Left before the network goes: a script that fails to load would make the page open itself anew.
      await page.goto('about:blank')
      await context.setOffline(true)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
      await expect(page.locator('body')).not.toContainText(stay.bookingRef)
      watched.troubles.splice(0)
    })
  })
}

test.describe('a session that ends', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.70' } })

  test('removes offline copies, and so does another guest', async ({ page, context }) => {
    const edition = editionAt(runState().address, 'uk')
    const first = await signedInGuest(page, edition, { week: 17, journey: 'offline, first guest' })
    await openLive(page, first.addressOf('bookingDetail'))
    const pathOf = (address: string) => new URL(address).pathname
    await expect.poll(() => cachedPages(page)).toEqual([pathOf(first.addressOf('bookingDetail'))])

    // Signed in as somebody else without having signed out: as from another window.
    const second = await signedInGuest(page, edition, { week: 17, journey: 'offline, second guest' })
    await openLive(page, second.addressOf('bookingDetail'))
    await expect.poll(() => cachedPages(page)).toEqual([pathOf(second.addressOf('bookingDetail'))])

    await context.clearCookies()
    await page.goto(second.addressOf('bookingDetail'))
    await expect(page).toHaveURL(edition.origin + buildPath('uk', 'login'))
    await expect.poll(() => cachedPages(page)).toEqual([])
  })
})
