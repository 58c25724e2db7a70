import type { RouteName } from '@camping/editions/routes.ts'
import { allEditions, appOf, houseBrand, shows } from '../all-apps.ts'
import { hiddenByBars, scrolledFaults } from '../layout-faults.ts'
import { runState } from '../run-state.ts'
import { withoutPictures } from '../steps/accessibility.ts'
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

const whiteLabel = allEditions.find(({ config }) => config.home === 'login')

for (const { brand, site } of [{ brand: houseBrand, site: 'de-ch' as const }, whiteLabel!])
  for (const name of kinds.filter((one) => shows(appOf(brand, site), one)))
    test(`bars that stick cut and cover nothing: ${name} of ${brand} ${site}`, async ({ page }) => {
      await withoutPictures(page)
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
