import { appOf, houseBrand } from '../all-apps.ts'
import { noConsentAnswer } from '../answered-consent.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { allScriptsOf, firstScriptsOf, questionForConsent } from '@camping/size-budget/budget.ts'
import { bookByApi, checkoutPath, confirmationPath, openCart } from '../funnel-pages.ts'
import { publicPages } from '../public-pages.ts'
import { weighDocument, weighPage, type DocumentWeight } from '../page-weight.ts'
import { runState } from '../run-state.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { textOf } from '../message-text.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { expect, test } from '../watched-page.ts'

/** A first visit: where there is something to ask for, visitors are asked. */
test.use({ storageState: noConsentAnswer, drawsPictures: true })

/** P2, in bytes. Those of scripts are in one place for the browser and for what was built. */
const styles = { from: 1000, to: 20_000 }
/** What a list loads besides where the map has its place, after everything else. */
const mapBeside = { from: 100_000, to: 400_000 }
/** What a campsite loads besides where its dates are taken: other days, and the alert that tells when it is free. */
const otherDays = 3_000
const resultsHtml = { raw: 100_000, compressed: 12_000 }

/** Apps with experiments or a tag manager ask. */
function questionOf(site: SiteCode): number {
  const { flagship, tagManagerId } = appOf(houseBrand, site)
  return flagship || tagManagerId ? questionForConsent : 0
}

/**
 * Where a browser weighs: in the shortest and in the longest words. Editions differ by what their documents hold and name, which is
 * weighed in all of them; what a script asks for later is the same file everywhere, but for its words.
 */
const inBrowser = ['uk', 'de-ch'] as const satisfies readonly SiteCode[]

/** Of a page in any edition; `page` is what the budget calls it. */
function expectLight(weight: DocumentWeight, { of, page }: { of: string; page: RouteName }): void {
  expect.soft(weight.encodings, `${of}: encoding`).toEqual(['br'])
  const first = firstScriptsOf(page)
  expect.soft(weight.firstScripts, `${of}: first scripts`).toBeGreaterThan(first.from)
  expect.soft(weight.firstScripts, `${of}: first scripts`).toBeLessThanOrEqual(first.to)
  expect.soft(weight.styles, `${of}: styles`).toBeGreaterThan(styles.from)
  expect.soft(weight.styles, `${of}: styles`).toBeLessThanOrEqual(styles.to)
  if (of !== 'results') return
  expect.soft(weight.html.raw, 'results: HTML').toBeLessThanOrEqual(resultsHtml.raw)
  expect.soft(weight.html.compressed, 'results: HTML, compressed').toBeLessThanOrEqual(resultsHtml.compressed)
}

const weighed = {
  home: 'home',
  destination: 'country',
  results: 'searchAndBook',
  campsite: 'site',
  themes: 'themes',
  login: 'login',
  checkout: 'booking',
  confirmation: 'bookingConfirmation',
} as const satisfies Record<string, RouteName>

for (const site of siteCodes) {
  test(`no document brings or names more than promised: ${site}`, async () => {
    const edition = editionAt(runState().address, site)
    const pages = await examplePages(edition)
    for (const [of, page] of Object.entries(weighed))
      expectLight(await weighDocument(edition.origin + pages[page]), { of, page })
  })
}

for (const site of inBrowser) {
  test(`no public page is heavier than promised: ${site}`, async ({ page: visitor, browser }) => {
    const pages = await publicPages(visitor, { address: runState().address, site })
    // Other journeys book at the first campsite of the list: once its stay is taken, its page offers other days, too.
    const lastCard = visitor.getByRole('main').getByRole('article').last()
    const path = await lastCard.getByRole('link').first().getAttribute('href')
    const campsite = new URL(path ?? '', pages['results']).href
    for (const [name, address] of Object.entries({ ...pages, campsite })) {
      // A context of its own: nothing may come out of a cache. A map comes by itself on wider screens.
      const context = await browser.newContext({ viewport: withFilterColumn })
      const weight = await weighPage(await context.newPage(), address)
      await context.close()
      const page = weighed[name as keyof typeof weighed]
      expectLight(weight, { of: name, page })
      expect.soft(weight.twice, `${name}: styles that were there already`).toEqual([])
      const { firstScripts } = await weighDocument(address)
      expect
        .soft(firstScripts, `${name}: first scripts, asked for without a browser`)
        .toBe(weight.firstScripts)
      // The login is there and read before its forms come; they are weighed with it.
      const all = allScriptsOf(page) + questionOf(site)
      expect.soft(weight.scripts, `${name}: scripts`).toBeLessThanOrEqual(all)
    }
  })
}

test('a campsite that is not let for the dates offers other days, which weigh what they weigh: uk', async ({
  browser,
}) => {
  const edition = editionAt(runState().address, 'uk')
  const { site } = await examplePages(edition)
  const context = await browser.newContext({ viewport: withFilterColumn })
  const page = await context.newPage()
  // Nobody lets a pitch for four weeks of July.
  const stay = `?date=${saturdayOfSummer(0)}&duration=28`
  const { scripts } = await weighPage(page, edition.origin + site.split('?')[0] + stay)
  const [some, none] = (['offer.nearby', 'offer.nearby.none'] as const).map((key) =>
    page.getByText(textOf('uk')(key)),
  )
  await expect(some!.or(none!)).toBeVisible()
  expect(scripts).toBeLessThanOrEqual(allScriptsOf('site') + questionOf('uk') + otherDays)
  await context.close()
})

test('the map beside a list weighs what a map weighs, and is in no first script: uk', async ({ browser }) => {
  const edition = editionAt(runState().address, 'uk')
  const { searchAndBook } = await examplePages(edition)
  const weigh = async (viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport })
    const weight = await weighPage(await context.newPage(), edition.origin + searchAndBook)
    await context.close()
    return weight
  }
  const [list, split] = [await weigh(withFilterColumn), await weigh({ width: 1280, height: 900 })]
  expect(split.firstScripts).toBe(list.firstScripts)
  expect(split.scripts - list.scripts).toBeGreaterThan(mapBeside.from)
  expect(split.scripts - list.scripts).toBeLessThanOrEqual(mapBeside.to)
})

/**
 * The pages of the way to a booking: what has to be there before one is alive, and all that comes by itself. The forms of the
 * checkout come while its first step is read; 53 kB of them are MUI.
 */
const funnel = {
  checkout: { first: firstScriptsOf('booking'), all: allScriptsOf('booking') },
  confirmation: { first: firstScriptsOf('bookingConfirmation'), all: allScriptsOf('bookingConfirmation') },
}

for (const site of inBrowser) {
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
