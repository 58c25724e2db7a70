import { buildPath } from '@camping/editions/build-path.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { allEditions, apps, shows } from '../all-apps.ts'
import { runState } from '../run-state.ts'
import { editionAt } from '../steps/example-pages.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

const whiteLabels = allEditions.filter(({ config }) => config.home === 'login')
const addressOf = (site: (typeof siteCodes)[number], brand: string) =>
  editionAt(runState().address, site, brand).origin

test('there is a white-label to test', () => expect(whiteLabels.length).toBeGreaterThan(0))

for (const { brand, site, config } of whiteLabels) {
  test(`the home of a white-label sends visitors to the login: ${brand} ${site}`, async ({ page }) => {
    await openQuiet(page, addressOf(site, brand) + buildPath(site, 'home'))
    expect(new URL(page.url()).pathname).toBe(buildPath(site, 'login'))
    await expect(page.locator('html')).toHaveAttribute('lang', markets[site].languageTag)
    await expect(page).toHaveTitle(new RegExp(`· ${config.displayName}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`what a white-label has not opted into does not exist: ${brand} ${site}`, async ({
    page,
    watched,
  }) => {
    for (const name of (['themes', 'searchAndBook'] as const).filter((one) => !shows(config, one))) {
      const path = buildPath(site, name)
      watched.allow(404, path)
      expect(await openQuiet(page, addressOf(site, brand) + path), path).toBe(404)
    }
  })
}

for (const { brand, sites } of apps.filter(({ home }) => home === 'login')) {
  test(`an edition a white-label does not serve is unknown to it: ${brand}`, async ({ page, watched }) => {
    const served = allEditions.filter((one) => one.brand === brand).map(({ site }) => site)
    const other = siteCodes.find((site) => !served.includes(site)) ?? 'uk'
    watched.allow(404, `/${other}`)
    const address = addressOf(sites[0] ?? 'nl', brand) + buildPath(other, 'home')
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
  })
}
