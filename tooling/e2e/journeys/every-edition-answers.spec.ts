import { buildPath } from '@camping/editions/build-path.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'

for (const site of siteCodes) {
  test(`home answers in its language: ${site}`, async ({ page, watched }) => {
    const response = await page.goto(`${runState().address}${buildPath(site, 'home')}`, {
      waitUntil: 'networkidle',
    })
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', markets[site].languageTag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await page.title()).length).toBeGreaterThan(5)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${buildPath(site, 'home')}$`),
    )
    expect(watched.apiRequests, 'the page came with its data').toEqual([])
  })

  test(`an unknown page is a page of its own with status 404: ${site}`, async ({ page, watched }) => {
    watched.allow(404, '/no/such/page/anywhere')
    const path = `/${site}/no/such/page/anywhere`
    const response = await page.goto(`${runState().address}${path}`, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', markets[site].languageTag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
