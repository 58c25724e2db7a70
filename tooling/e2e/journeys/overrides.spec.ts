import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { logoSizes } from '@camping/brands/logo-width.ts'
import { isPictureFile } from '@camping/editions/app-pictures.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { LegalTag } from '@camping/editions/legal-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { markets } from '@camping/editions/markets.ts'
import { legalPage } from '@camping/editions/legal/legal-page.ts'
import { appLegalTexts } from '@camping/editions/app-legal-texts.ts'
import { allEditions, houseBrand } from '../all-apps.ts'
import { runState } from '../run-state.ts'
import { checkout } from '../server-process.ts'
import { callApi, editionAt, type Edition } from '../steps/example-pages.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** Words of an app's own for an edition, as its folder has them. */
function ownWordsOf(id: string, set: string): Record<string, string> {
  const file = join(checkout, 'apps', id, 'messages', `${set}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Legal texts of an app's own for an edition, as its folder has them. */
function ownTextsOf(id: string, set: string): [LegalTag, LegalText][] {
  const folder = join(checkout, 'apps', id, 'legal')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  return Object.entries(appLegalTexts(files)[set as keyof ReturnType<typeof appLegalTexts>] ?? {}) as [
    LegalTag,
    LegalText,
  ][]
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
    const scene = config.pictures?.home
    if (scene) {
      const part = isPictureFile(scene) ? `/assets/${parse(scene.file).name}-` : scene.id
      await expect(page.locator(`main img[src*="${part}"]`)).toBeVisible()
    }
  })
}

const oneOfEachBrand = allEditions.filter(
  ({ brand }, index) => allEditions.findIndex((one) => one.brand === brand) === index,
)

for (const { brand, site, config } of oneOfEachBrand)
  test(`the widest mark and the menu share a line on the smallest phone: ${brand}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { origin } = editionAt(runState().address, site, brand)
    await page.goto(origin + buildPath(site, config.home === 'login' ? 'login' : 'home'), {
      waitUntil: 'load',
    })
    const banner = page.getByRole('banner')
    const mark = banner.getByRole('link', { name: config.displayName }).locator('img')
    await mark.evaluate((image, width) => image.setAttribute('width', String(width)), logoSizes.most)
    const menu = banner.getByRole('button').last()
    await expect(menu).toBeVisible()
    const [left, right] = [await mark.boundingBox(), await menu.boundingBox()]
    if (!left || !right) throw new Error('The header has no mark or no menu')
    expect(left.width).toBe(logoSizes.most)
    expect(left.x + left.width).toBeLessThanOrEqual(right.x)
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2
    expect(Math.abs(middle(left) - middle(right))).toBeLessThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

interface Navigation {
  readonly taggedPages: Readonly<Record<string, { readonly slug: string; readonly title: string }>>
}

const withAppTextSections = allEditions.flatMap(({ brand, site, config }) =>
  ownTextsOf(config.id, markets[site].messages).map(([tag, text]) => ({ brand, site, config, tag, text })),
)

test('there are apps that have a legal text of their own', () =>
  expect(withAppTextSections.length).toBeGreaterThan(0))

for (const { brand, site, config, tag, text } of withAppTextSections) {
  test(`an app’s own legal text is shown, and linked by its own title: ${tag} of ${brand} ${site}`, async ({
    page,
  }) => {
    const edition = editionAt(runState().address, site, brand)
    const { slug, title } = await taggedPageOf(edition, tag)
    expect(title).toBe(text.title ?? title)
    const path = buildPath(site, config.supports.content ? 'taggedPage' : 'info', { slug })
    await page.goto(edition.origin + path, { waitUntil: 'load' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · ${config.displayName}`)
    // The server of the journeys is a demonstration. What the law wants stated follows whatever an app writes.
    const { added } = legalPage(tag, { site, config, isDemonstration: true }, text)
    expect(added.length).toBeGreaterThan(0)
    const headings = [...text.blocks, ...added].flatMap(({ heading }) => heading ?? [])
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings)
    const words = await main.innerText()
    for (const line of linesOf(text)) expect(words).toContain(line)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }),
    ).toHaveAttribute('href', path)
  })

  if (brand !== houseBrand)
    test(`the house still shows its own: ${tag} of ${site}, beside ${brand}`, async ({ page }) => {
      const house = editionAt(runState().address, site)
      const { slug, title } = await taggedPageOf(house, tag)
      expect(slug).toBe((await taggedPageOf(editionAt(runState().address, site, brand), tag)).slug)
      await page.goto(house.origin + buildPath(site, 'info', { slug }), { waitUntil: 'load' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
      const words = await page.getByRole('main').innerText()
      const ofHouse = linesOf(await callApi<Pick<LegalText, 'blocks'>>(house, `pages/${slug}`))
      for (const line of ofHouse) expect(words).toContain(line)
      // What both say, such as when the rest is due, stands here as well.
      const ofBrandAlone = linesOf(text).filter((line) => !ofHouse.some((one) => one.includes(line)))
      expect(ofBrandAlone.length).toBeGreaterThan(0)
      for (const line of ofBrandAlone) expect(words).not.toContain(line)
    })
}

async function taggedPageOf(edition: Edition, tag: LegalTag) {
  const { taggedPages } = await callApi<Navigation>(edition, 'navigation/groups?part=shell')
  const found = taggedPages[tag]
  if (!found) throw new Error(`${edition.brand} ${edition.site} has no page '${tag}'`)
  return found
}

/** What stands on a line of its own, without the marks of lists. */
const linesOf = ({ blocks }: Pick<LegalText, 'blocks'>) =>
  blocks.flatMap(({ body }) => body.split('\n').map((line) => line.replace(/^- /, ''))).filter(Boolean)
