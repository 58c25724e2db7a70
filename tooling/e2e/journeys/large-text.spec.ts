import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { allEditions, houseBrand, shows } from '../all-apps.ts'
import { journeyEditions } from '../journey-editions.ts'
import { layoutFaults, sidewaysFaults } from '../layout-faults.ts'
import { runState } from '../run-state.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { expect, test } from '../watched-page.ts'

const pages: readonly RouteName[] = [
  'home',
  'funnel',
  'country',
  'city',
  'searchAndBook',
  'site',
  'compare',
  'theme',
  'taggedPage',
  'info',
  'savedSites',
  'giftVouchers',
  'withdrawal',
  'login',
  'booking',
  'bookingConfirmation',
]

const phone = { width: 360, height: 740 }

/** What still moves is looked at again, and all pages are looked at. */
const softly = expect.configure({ soft: true })

/** The shortest and the longest words, and every other brand. */
const editions = allEditions.filter(({ brand, site, config }) =>
  brand === houseBrand
    ? journeyEditions.some((one) => one.brand === brand && one.site === site)
    : config.sites[0] === site,
)

/** Writes amounts with four digits; which campsite is the example depends on what other journeys have booked. */
const raiseAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let raised = 0
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const written = text.nodeValue
      text.nodeValue = written!.replace(
        /(^|[^\d.,’])(\d{3}[.,]\d{2})(?!\d)/,
        (_, before, amount) => `${before}8’${amount}`,
      )
      if (text.nodeValue !== written) raised++
    }
    return raised
  })

/** Nothing is wider than the screen or cut once letters are twice as large. */
async function expectRoom(page: Page, name: RouteName): Promise<void> {
  const size = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return getComputedStyle(document.documentElement).fontSize
  })
  expect(size, 'the letters of the page').toBe('32px')
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await softly.poll(() => sidewaysFaults(page), { message: name }).toEqual([])
  const cut = async () => (await layoutFaults(page)).filter((fault) => fault.startsWith('cut'))
  await softly.poll(cut, { message: name }).toEqual([])
}

/** WCAG 2.2 1.4.4: letters twice as large, as browsers of phones can set them, make no page wider and cut no word. */
for (const { brand, site, config } of editions)
  test(`text may be twice as large: ${brand} ${site}`, async ({ page }) => {
    const edition = editionAt(runState().address, site, brand)
    const paths = await examplePages(edition)
    await page.setViewportSize(phone)
    for (const name of pages.filter((one) => shows(config, one))) {
      await page.goto(edition.origin + paths[name])
      await expectRoom(page, name)
    }
  })

test.describe('without scripts', () => {
  // React would find other amounts than it wrote.
  test.use({ javaScriptEnabled: false })

  for (const { brand, site } of editions.filter(({ config }) => shows(config, 'site')))
    test(`amounts of four digits have room: ${brand} ${site}`, async ({ page }) => {
      const edition = editionAt(runState().address, site, brand)
      const paths = await examplePages(edition)
      await page.setViewportSize(phone)
      for (const name of ['searchAndBook', 'site'] as const) {
        await page.goto(edition.origin + paths[name])
        expect(await raiseAmounts(page), 'amounts raised').toBeGreaterThan(0)
        await expectRoom(page, name)
      }
    })
})
