import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { allEditions } from '../all-apps.ts'
import { runState } from '../run-state.ts'
import { checkout } from '../server-process.ts'
import { editionAt } from '../steps/example-pages.ts'
import { expect, test } from '../watched-page.ts'

/** Words of an app's own for an edition, as its folder has them. */
function ownWordsOf(id: string, set: string): Record<string, string> {
  const file = join(checkout, 'apps', id, 'messages', `${set}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

const editions = allEditions.map(({ brand, site, config }) => ({
  brand,
  site,
  config,
  title: ownWordsOf(config.id, markets[site].messages)['home.hero.title'],
}))
const overridden = editions.filter(
  ({ config, title }) => config.logo || config.links || config.pictures || title,
)

test('there are apps that override something', () => expect(overridden.length).toBeGreaterThan(1))

for (const { brand, site, config, title } of overridden) {
  test(`what an app overrides reaches its first page: ${brand} ${site}`, async ({ page }) => {
    const edition = editionAt(runState().address, site, brand)
    const first = config.home === 'login' ? 'login' : 'home'
    await page.goto(edition.origin + buildPath(site, first), { waitUntil: 'load' })
    if (config.logo) {
      const mark = page.getByRole('banner').getByRole('link', { name: config.displayName }).locator('img')
      await expect(mark).toBeVisible()
      const width = () => mark.evaluate((image) => (image as HTMLImageElement).naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    }
    const { headerTop = [], headerLeft = [], headerRight = [], footer = [] } = config.links ?? {}
    for (const { text, url } of [...headerTop, ...headerLeft, ...headerRight]) {
      const link = page.getByRole('banner').getByRole('link', { name: text[markets[site].messages] })
      await expect(link).toHaveAttribute('href', url)
    }
    for (const { text } of footer.flatMap(({ links }) => links))
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: text[markets[site].messages], exact: true }),
      ).toBeVisible()
    if (title && first === 'home') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (config.pictures?.home)
      await expect(page.locator(`main img[src*="${config.pictures.home.id}"]`)).toBeVisible()
  })
}
