import type { RouteName } from '@camping/editions/routes.ts'
import { allEditions, appOf, houseBrand, shows } from '../all-apps.ts'
import { hiddenByBars, scrolledFaults } from '../layout-faults.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 620 },
  { width: 1280, height: 800 },
]
/** A page of each make; other pages have the same frame and no bars of their own. */
const kinds: readonly RouteName[] = [
  'home',
  'funnel',
  'country',
  'search',
  'site',
  'theme',
  'info',
  'login',
  'booking',
]
/** Steps of most of a screen, so that each part of a page is seen below its bars; long pages repeat themselves. */
const steps = 6

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('filters, map and order are one whole row below the header, make way while the list is read, and lie over no card', async ({
  page,
}) => {
  const edition = editionAt(runState().address, 'de-ch', houseBrand)
  await openLive(page, edition.origin + (await examplePages(edition)).search)
  const filters = page
    .getByRole('main')
    .getByRole('button', { name: textOf('de-ch')('facets.filters'), exact: true })
  const seen = () => filters.evaluate((button) => button.checkVisibility({ opacityProperty: true }))
  for (const screen of screens.filter(({ width }) => width < 1024)) {
    await page.setViewportSize(screen)
    await page.mouse.move(screen.width / 2, screen.height / 2)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(seen, `at the top at ${screen.width}`).toBe(true)
    await page.mouse.wheel(0, 2 * screen.height)
    await expect.poll(seen, `scrolled down at ${screen.width}`).toBe(false)
    await page.mouse.wheel(0, -120)
    await expect.poll(seen, `scrolled up at ${screen.width}`).toBe(true)
    const places = await filters.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      const header = document.querySelector('header > div:last-child')?.getBoundingClientRect()
      const stuckAt = (y: number) => {
        let at = document.elementFromPoint(innerWidth / 2, y)
        while (at && !['sticky', 'fixed'].includes(getComputedStyle(at).position)) at = at.parentElement
        return at !== null
      }
      return {
        below: top - (header?.bottom ?? 0),
        low: [0.4, 0.6, 0.8, 0.97].map((share) => stuckAt(share * innerHeight)),
        bottom: bottom / innerHeight,
      }
    })
    expect.soft(places.below, `below the header at ${screen.width}`).toBeGreaterThanOrEqual(0)
    expect.soft(places.bottom, `its end at ${screen.width}`).toBeLessThan(0.25)
    expect.soft(places.low, `over cards at ${screen.width}`).toEqual([false, false, false, false])
    // Whoever comes by keyboard has it always.
    await page.mouse.wheel(0, screen.height)
    await expect.poll(seen, `scrolled down again at ${screen.width}`).toBe(false)
    await filters.focus()
    await expect.poll(seen, `with the focus at ${screen.width}`).toBe(true)
    await filters.blur()
  }
})

const whiteLabel = allEditions.find(({ config }) => config.home === 'login')

for (const { brand, site } of [{ brand: houseBrand, site: 'de-ch' as const }, whiteLabel!])
  for (const name of kinds.filter((one) => shows(appOf(brand, site), one)))
    test(`bars that stick cut and cover nothing: ${name} of ${brand} ${site}`, async ({ page }) => {
      const edition = editionAt(runState().address, site, brand)
      await openLive(page, edition.origin + (await examplePages(edition))[name])
      for (const screen of screens) {
        await page.setViewportSize(screen)
        for (let step = 1; step <= steps; step += 1)
          expect
            .soft(
              await scrolledFaults(page, step * screen.height * 0.8),
              `${step} steps down at ${screen.width}`,
            )
            .toEqual([])
        expect.soft(await hiddenByBars(page), `reached by keyboard at ${screen.width}`).toEqual([])
      }
    })
