import { appOf, houseBrand } from '../all-apps.ts'
import { neverAsked } from '../answered-consent.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { allScripts, firstScriptsOf, questionForConsent } from '@camping/size-budget/budget.ts'
import { bookByApi, checkoutPath, confirmationPath, openCart } from '../funnel-pages.ts'
import { publicPages } from '../public-pages.ts'
import { weighPage } from '../page-weight.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'

/** A first visit: where there is something to ask for, visitors are asked. */
test.use({ storageState: neverAsked })

/** PERFORMANCE.md P2, in bytes. Those of scripts are in one place for the browser and for what was built. */
const styles = { from: 1000, to: 20_000 }
const resultsHtml = { raw: 100_000, compressed: 12_000 }

/** Apps with experiments or a tag manager ask. */
function questionOf(site: SiteCode): number {
  const { flagship, tagManagerId } = appOf(houseBrand, site)
  return flagship || tagManagerId ? questionForConsent : 0
}

for (const site of siteCodes) {
  test(`no public page is heavier than promised: ${site}`, async ({ page, browser }) => {
    const pages = await publicPages(page, { address: runState().address, site })
    for (const [name, address] of Object.entries(pages)) {
      // A context of its own: nothing may come out of a cache.
      const context = await browser.newContext()
      const weight = await weighPage(await context.newPage(), address)
      await context.close()
      expect.soft(weight.encodings, `${name}: encoding`).toEqual(['br'])
      expect.soft(weight.twice, `${name}: styles that were there already`).toEqual([])
      const first = firstScriptsOf(name === 'login' || name === 'home' ? name : 'site')
      expect.soft(weight.firstScripts, `${name}: first scripts`).toBeGreaterThan(first.from)
      expect.soft(weight.firstScripts, `${name}: first scripts`).toBeLessThanOrEqual(first.to)
      // The login is there and read before its forms come; they are weighed with it.
      const all = (name === 'login' ? allScripts.login : first.to) + questionOf(site)
      expect.soft(weight.scripts, `${name}: scripts`).toBeLessThanOrEqual(all)
      expect.soft(weight.styles, `${name}: styles`).toBeGreaterThan(styles.from)
      expect.soft(weight.styles, `${name}: styles`).toBeLessThanOrEqual(styles.to)
      if (name !== 'results') continue
      expect.soft(weight.html.raw, 'results: HTML').toBeLessThanOrEqual(resultsHtml.raw)
      expect
        .soft(weight.html.compressed, 'results: HTML, compressed')
        .toBeLessThanOrEqual(resultsHtml.compressed)
    }
  })
}

/**
 * The pages of the way to a booking: what has to be there before one is alive, and all that comes by itself. The forms of the
 * checkout come while its first step is read; 53 kB of them are MUI.
 */
const funnel = {
  checkout: { first: firstScriptsOf('booking'), all: allScripts.booking },
  confirmation: { first: firstScriptsOf('bookingConfirmation'), all: allScripts.usual },
}

for (const site of siteCodes) {
  test(`no page of the way to a booking is heavier than promised: ${site}`, async ({ page, browser }) => {
    const edition = { address: runState().address, site }
    const cart = await openCart(page, edition)
    const weigh = async (path: string) => {
      const context = await browser.newContext()
      const weight = await weighPage(await context.newPage(), edition.address + path)
      await context.close()
      return weight
    }
    const checkout = await weigh(checkoutPath(site, cart.id))
    await bookByApi(edition, { id: cart.id, journey: `weight ${site}` })
    const confirmation = await weigh(confirmationPath(site, cart.id))
    for (const [name, weight] of Object.entries({ checkout, confirmation })) {
      const most = funnel[name as keyof typeof funnel]
      expect.soft(weight.encodings, `${name}: encoding`).toEqual(['br'])
      expect.soft(weight.firstScripts, `${name}: first scripts`).toBeGreaterThan(most.first.from)
      expect.soft(weight.firstScripts, `${name}: first scripts`).toBeLessThanOrEqual(most.first.to)
      expect.soft(weight.scripts, `${name}: scripts`).toBeLessThanOrEqual(most.all + questionOf(site))
      expect.soft(weight.styles, `${name}: styles`).toBeLessThanOrEqual(styles.to)
    }
  })
}
