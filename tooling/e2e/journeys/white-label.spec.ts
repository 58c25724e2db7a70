import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'

/** Browsers lead every name below .localhost to this machine. */
function lakeland(path: string): string {
  const { port } = new URL(runState().address)
  return `http://lakeland.localhost:${port}${path}`
}

for (const site of ['nl', 'de'] as const) {
  test(`the home of the white-label sends visitors to the login: ${site}`, async ({ page }) => {
    await page.goto(lakeland(buildPath(site, 'home')), { waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe(buildPath(site, 'login'))
    await expect(page.locator('html')).toHaveAttribute('lang', markets[site].languageTag)
    await expect(page).toHaveTitle(/Lakeland/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test(`what the white-label has not opted into does not exist: ${site}`, async ({ page, watched }) => {
    for (const name of ['themes', 'searchAndBook'] as const) {
      const path = buildPath(site, name)
      watched.allow(404, path)
      const response = await page.goto(lakeland(path), { waitUntil: 'networkidle' })
      expect(response?.status(), path).toBe(404)
    }
  })
}

test('an edition the white-label does not serve is unknown to it', async ({ page, watched }) => {
  watched.allow(404, '/uk')
  const response = await page.goto(lakeland(buildPath('uk', 'home')), { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(404)
})
