import { markets } from '@camping/editions/markets.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { appOf, shows } from '../all-apps.ts'
import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { fromSomeNetwork } from '../some-network.ts'
import { bookStay } from '../steps/booked-stay.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { pressEach, withoutEffect } from '../steps/plain-pages.ts'
import { expect, test } from '../watched-page.ts'

/** A week that no other journey books in. */
const week = 25

test.use({ javaScriptEnabled: false })
for (const { brand, site } of journeyEditions.filter((one) => one.site !== 'de-ch')) {
  test.describe(() => {
    test.use({ extraHTTPHeaders: fromSomeNetwork() })
    test(`presses each button of each page, signed in too: ${brand} ${site}`, async ({ page, watched }) => {
      // A hundred loads of pages, one after the other.
      test.setTimeout(600_000)
      watched.allow(422, '/')
      const edition = editionAt(runState().address, site, brand)
      const config = appOf(brand, site)
      const pages = await examplePages(edition)
      const { bookingRef: bookingId, email } = await bookStay(edition, {
        mode: 'instant',
        date: saturdayOfSummer(week),
        journey: `crawl without scripts ${brand} ${site}`,
      })
      let all = 0
      const crawl = async (name: (typeof routeNames)[number], address: string) => {
        const { pressed, idle } = await pressEach(page, address)
        expect.soft(idle, name).toEqual([])
        await page.goto(address)
        const { dead } = await page.evaluate(withoutEffect)
        expect.soft(dead, name).toEqual([])
        all += pressed
      }
      const shown = routeNames.filter((name) => shows(config, name))
      for (const name of shown.filter((one) => routeRow(one).access !== 'customer'))
        await crawl(name, edition.origin + pages[name])
      await page.goto(`${edition.origin}${buildPath(site, 'login')}?with=booking`)
      await page.locator('[name=email]:visible').first().fill(email)
      await page.locator('[name=bookingRef]:visible').first().fill(bookingId)
      const opened = page.waitForResponse((response) => response.request().isNavigationRequest())
      await page.locator('button[name=sign-in-reference]:visible:not([aria-hidden])').first().click()
      await opened
      await page.waitForLoadState('domcontentloaded')
      for (const name of shown.filter((one) => routeRow(one).access === 'customer'))
        await crawl(name, edition.origin + buildPath(site, name, { bookingId }))
      // A white-label has a login and its portal.
      expect(all, `buttons of ${brand} ${markets[site].languageTag}`).toBeGreaterThan(2)
    })
  })
}
