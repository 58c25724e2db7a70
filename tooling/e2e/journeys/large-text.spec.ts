import type { RouteName } from '@camping/editions/routes.ts'
import { allEditions, houseBrand, shows } from '../all-apps.ts'
import { journeyEditions } from '../journey-editions.ts'
import { layoutFaults, sidewaysFaults } from '../layout-faults.ts'
import { runState } from '../run-state.ts'
import { withoutPictures } from '../steps/accessibility.ts'
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

/** WCAG 2.2 1.4.4: letters twice as large, as browsers of phones can set them, make no page wider and cut no word. */
for (const { brand, site, config } of editions)
  test(`text may be twice as large: ${brand} ${site}`, async ({ page }) => {
    await withoutPictures(page)
    const edition = editionAt(runState().address, site, brand)
    const paths = await examplePages(edition)
    await page.setViewportSize(phone)
    for (const name of pages.filter((one) => shows(config, one))) {
      await page.goto(edition.origin + paths[name])
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size, 'the letters of the page').toBe('32px')
      await softly.poll(() => sidewaysFaults(page), { message: name }).toEqual([])
      const cut = async () => (await layoutFaults(page)).filter((fault) => fault.startsWith('cut'))
      await softly.poll(cut, { message: name }).toEqual([])
    }
  })
