import { expectChecked } from '../checkers/page-checkers.ts'
import { expectReflow } from '../steps/accessibility.ts'
import { bookStay } from '../steps/booked-stay.ts'
import { editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { cachedPages } from '../steps/cached-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { giveEmail, givePassword, loginPages } from '../steps/login.ts'
import { openAccount } from '../steps/opened-account.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'

const password = 'a lantern on the pier'
const customers = [
  { brand: 'alder', site: 'uk' },
  { brand: 'lakeland', site: 'nl' },
] as const

for (const [at, { brand, site }] of customers.entries()) {
  test.describe(`${brand} ${site}`, () => {
    // Whoever signs in comes from a network of their own; limits count by it.
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${at + 80}` } })
    test(`the portal starts with the next stay and what is open about it: ${brand} ${site}`, async ({
      page,
      context,
      watched,
    }) => {
      const edition = editionAt(runState().address, site, brand)
      const stay = await bookStay(edition, {
        mode: 'instant',
        date: saturdayOfSummer(16),
        journey: `home ${brand} ${site}`,
      })
      await openAccount(edition, { email: stay.email, password })
      const pages = loginPages(page, edition)
      const { t, addressOf } = pages
      for (const status of [401, 404]) watched.allow(status, '/customer-portal/')
      const main = page.getByRole('main')
      const home = addressOf('profile')
      const linkTo = (address: string) => main.locator(`a[href="${new URL(address).pathname}"]`)

      await openLive(page, home)
      await giveEmail(pages, stay.email, 'password')
      await givePassword(pages, password)
      await page.waitForURL(home)
      await expect(main.getByRole('heading', { name: t('portal.home.next') })).toBeVisible()
      await expect(linkTo(addressOf('bookingDetail', stay.bookingRef))).toBeVisible()
      const pay = linkTo(addressOf('payment', stay.bookingRef))
      await expect(pay).toBeVisible()
      // Links have a colour of their own below the pointer; on a filled button it could not be read.
      const letters = () => pay.evaluate((link) => getComputedStyle(link).color)
      const before = await letters()
      await pay.hover()
      await expect.poll(() => pay.evaluate((link) => link.matches(':hover'))).toBe(true)
      // The first reading begins the change of a colour, which takes a moment.
      await letters()
      await expect.poll(() => pay.evaluate((link) => link.getAnimations().length)).toBe(0)
      expect(await letters()).toBe(before)
      await expectChecked(page, `portal home ${brand} ${site}`)
      await expectReflow(page, `portal home ${brand} ${site}`)

      // A card with what a list has of a booking; whatever React finds otherwise than the server wrote it fails the journey.
      await openLive(page, addressOf('myBookings'))
      await expect(linkTo(addressOf('bookingDetail', stay.bookingRef))).toBeVisible()
      await expectChecked(page, `my bookings ${brand} ${site}`)
      await openLive(page, home)

      // Everybody is named; a traveller who drops out is something to do.
      stay.expect({ moreEvents: 2 })
      const names = linkTo(addressOf('participants', stay.bookingRef))
      await expect(names).toHaveCount(0)
      const name = async (first: string, last: string) => {
        await main.locator('#field-persons-1-firstName').fill(first)
        await main.locator('#field-persons-1-lastName').fill(last)
        const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
        await main.getByRole('button', { name: t('participants.save') }).click()
        expect((await saved).status()).toBe(200)
        await main.getByRole('link', { name: t('portal.nav.home'), exact: true }).click()
        await page.waitForURL(home)
        await expect(linkTo(addressOf('payment', stay.bookingRef))).toBeVisible()
      }
      await openLive(page, addressOf('participants', stay.bookingRef))
      await name('', '')
      await names.click()
      await page.waitForURL(addressOf('participants', stay.bookingRef))
      await name('Kim', 'Muster')
      await expect(names).toHaveCount(0)

      // Reached without a document of its own, and kept all the same.
      const { pathname } = new URL(home)
      await expect.poll(() => cachedPages(page)).toContain(pathname)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
      await page.reload()
      await expect(main.getByRole('heading', { name: t('portal.home.next') })).toBeVisible()
      await expect(linkTo(addressOf('bookingDetail', stay.bookingRef))).toBeVisible()
      await expect(linkTo(addressOf('payment', stay.bookingRef))).toHaveCount(0)
      watched.troubles.splice(0)
    })
  })
}
