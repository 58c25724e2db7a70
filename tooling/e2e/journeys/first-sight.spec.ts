import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { allEditions, shows } from '../all-apps.ts'
import { journeyEditions } from '../journey-editions.ts'
import { layoutFaults, layoutFaultsAt, scrolledFaults, sidewaysAt, sidewaysFaults } from '../layout-faults.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { contrastOnPicture } from '../steps/text-contrast.ts'
import { expect, test } from '../watched-page.ts'

/** What browsers leave of common laptops, and the smallest phones and tablets that are still sold. */
const firstScreens = [
  '360x640',
  '390x844',
  '412x915',
  '768x1024',
  '1024x620',
  '1024x700',
  '1280x800',
  '1366x620',
  '1366x657',
  '1440x780',
  '1536x730',
  '1920x950',
]
/** Where the first campsite is looked for, and how many screens down its card begins at most. */
const firstCards: Partial<Record<RouteName, number>> = { search: 0.8, country: 1.2, area: 1.2 }
const cardScreens = ['360x640', '390x844', '768x1024', '1024x620', '1280x800', '1440x900']
const phones = [320, 344, 360, 375, 390, 412]
/** Those on which nothing else of a page is looked at. */
const otherPhones = phones.filter((width) => ![320, 360].includes(width))
/** Where columns are at their narrowest. */
const narrowest = [360, 768, 1024, 1180]
/** Bars that stick are seen on phones, and where somebody zooms to 200 % on a screen of 1280 by 800. */
const scrolledScreens = ['320x640', '430x800', '640x400', '767x700', '768x1024', '1024x700']
/** A phone, and from where the summary stands beside the steps to where there is room enough. */
const besideTheSummary = [360, 1024, 1060, 1100, 1140, 1180, 1207, 1280]

/** What is looked at where another edition of the brand has the same words: amounts and names of places differ, and fit least here. */
const smallest = {
  columns: [360],
  scrolled: ['320x640'],
  beside: [360, 1024],
}

const publicRoutes: readonly RouteName[] = [
  'home',
  'funnel',
  'country',
  'area',
  'search',
  'freeSearch',
  'site',
  'theme',
  'login',
]

const resize = (page: Page, size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return page.setViewportSize({ width, height })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What still moves is looked at again; what stays wrong is told, and the other screens are looked at all the same. */
const softly = expect.configure({ soft: true })

/** Whether an edition is the first of its brand with its words: words decide what fits, so it is looked at on every screen. */
const isFirstOfItsWords = ({ brand, site }: { brand: string; site: SiteCode }) =>
  allEditions.find((one) => one.brand === brand && markets[one.site].messages === markets[site].messages)
    ?.site === site

for (const { brand, site, config } of allEditions) {
  const t = textOf(site)
  const hasEveryScreen = isFirstOfItsWords({ brand, site })
  const here = async () => {
    const edition = editionAt(runState().address, site, brand)
    const paths = await examplePages(edition)
    return (name: RouteName) => edition.origin + paths[name]
  }

  test(`every page fits every screen, and bars that stick are whole: ${brand} ${site}`, async ({ page }) => {
    const address = await here()
    for (const name of publicRoutes.filter((one) => shows(config, one))) {
      // How it is drawn does not wait for scripts; its letters do for their fonts.
      await page.goto(address(name))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      if (name === 'home')
        for (const size of firstScreens) {
          await resize(page, size)
          const box = await page.locator('[data-search-box]').boundingBox()
          expect
            .soft(box!.y + box!.height, `foot of the search box at ${size}`)
            .toBeLessThanOrEqual(page.viewportSize()!.height)
        }
      const most = firstCards[name]
      if (most !== undefined)
        for (const size of cardScreens) {
          await resize(page, size)
          const card = await page.getByRole('main').getByRole('article').first().boundingBox()
          expect
            .soft(card!.y / page.viewportSize()!.height, `screens to the first card of ${name} at ${size}`)
            .toBeLessThanOrEqual(most)
        }
      expect.soft(await sidewaysAt(page, otherPhones), `${name} scrolls sideways`).toEqual([])
      for (const width of hasEveryScreen ? narrowest : smallest.columns) {
        const faults = () => layoutFaultsAt(page, { width, height: 800 })
        await softly.poll(faults, { message: `${name} at ${width}` }).toEqual([])
      }
      for (const size of hasEveryScreen ? scrolledScreens : smallest.scrolled) {
        await resize(page, size)
        await softly
          .poll(() => sidewaysFaults(page), { message: `${name} scrolls sideways at ${size}` })
          .toEqual([])
        await softly
          .poll(() => scrolledFaults(page, 900), { message: `${name} scrolled at ${size}` })
          .toEqual([])
      }
    }
  })

  // The figures of a campsite decide how wide its tables are: one example is not enough.
  if (hasEveryScreen && shows(config, 'site'))
    test(`further campsites fit the smallest phone: ${brand} ${site}`, async ({ page }) => {
      await resize(page, '320x640')
      const { origin } = editionAt(runState().address, site, brand)
      await page.goto(origin + buildPath(site, 'searchAndBook'))
      const paths = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname ?? ''))
      expect(paths.length).toBeGreaterThan(5)
      for (const path of paths) {
        await page.goto(origin + path)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await softly.poll(() => sidewaysFaults(page), { message: path }).toEqual([])
      }
    })

  if (shows(config, 'booking'))
    test(`the checkout and its summary do not overlap: ${brand} ${site}`, async ({ page }) => {
      const address = await here()
      await openLive(page, `${address('booking')}?step=travellers`)
      const field = page.getByLabel(t('person.field.firstName'), { exact: true })
      await expect(field).toBeVisible()
      for (const width of hasEveryScreen ? besideTheSummary : smallest.beside) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await layoutFaults(page), `at ${width}`).toEqual([])
      }
      expect.soft(await sidewaysAt(page, phones)).toEqual([])
    })

  // What it does is the same everywhere; whether its words fit is known from the test before.
  if (shows(config, 'booking') && journeyEditions.some((one) => one.brand === brand && one.site === site))
    test(`the sheet of the checkout lies over it and moves nothing: ${brand} ${site}`, async ({ page }) => {
      const address = await here()
      await openLive(page, `${address('booking')}?step=travellers`)
      const field = page.getByLabel(t('person.field.firstName'), { exact: true })
      await expect(field).toBeVisible()
      await resize(page, '360x640')
      const toggle = page.locator('aside button[aria-expanded]').first()
      const sheet = page.getByRole('dialog', { name: t('checkout.summary') })
      await expect(sheet).toBeHidden()
      const before = await field.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      await toggle.click()
      await expect(sheet).toBeVisible()
      // It lies over the page, moves nothing in it, and leaves the page to be seen above it.
      expect(await field.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
      await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(640)
      expect(await sheet.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(40)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(toggle).toBeFocused()
      // The page above the sheet closes it and does nothing else; a pull at its handle closes it as well.
      await toggle.click()
      await expect(sheet).toBeVisible()
      await page.mouse.click(4, 4)
      await expect(sheet).toBeHidden()
      await toggle.click()
      await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(640)
      const handle = await sheet.getByRole('heading', { name: t('checkout.summary') }).boundingBox()
      await page.mouse.move(handle!.x + 8, handle!.y + 8)
      await page.mouse.down()
      await page.mouse.move(handle!.x + 8, handle!.y + 120, { steps: 4 })
      await page.mouse.up()
      await expect(sheet).toBeHidden()

      // Another step closes it as well.
      await openLive(page, address('booking'))
      await page.getByRole('button', { name: t('checkout.next.travellers') }).click()
      await page.waitForURL(/step=travellers/)
      await toggle.click()
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
    })
}

/** The picture that is hardest to read on, below the dark words of the light look and the light ones of the dark: what can be read on it can be read on any. */
const pictureOf = (fill: '#000' | '#fff') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" preserveAspectRatio="none"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`
const hardest = { light: pictureOf('#000'), dark: pictureOf('#fff') } as const

const pagesWithHeroes = ['home', 'funnel', 'country', 'area', 'city', 'theme'] as const
const withHeroes = allEditions.filter(
  ({ brand, config }, at) =>
    shows(config, 'theme') &&
    allEditions.findIndex((one) => one.brand === brand && shows(one.config, 'theme')) === at,
)
for (const { brand, site } of withHeroes)
  for (const look of ['light', 'dark'] as const)
    test.describe(`words on pictures, ${look}`, () => {
      test.use({ colorScheme: look, drawsPictures: true })
      test(`words can be read on whatever picture, title 3 to 1, text 4.5 to 1: ${brand} ${site}, ${look}`, async ({
        page,
      }) => {
        const edition = editionAt(runState().address, site, brand)
        const paths = await examplePages(edition)
        await page.route('**/images/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: hardest[look] }),
        )
        // The dark look has the same words at the same places: of each form of a hero one.
        for (const name of look === 'light' ? pagesWithHeroes : (['home', 'theme'] as const)) {
          await page.goto(edition.origin + paths[name])
          const hero = page
            .locator('section')
            .filter({ has: page.locator('h1') })
            .first()
          const picture = hero.locator('img').first()
          await expect
            .poll(() =>
              picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
            )
            .toBe(true)
          for (const size of ['360x640', '768x1024', '1024x700', '1440x780']) {
            await resize(page, size)
            const of = `${name} at ${size}`
            const title = await contrastOnPicture(page, hero.locator('h1'))
            expect.soft(title, `title: ${of}`).toBeGreaterThanOrEqual(3)
            const text = hero.locator('h1 + p')
            if ((await text.count()) === 0) continue
            expect.soft(await contrastOnPicture(page, text), `text: ${of}`).toBeGreaterThanOrEqual(4.5)
          }
        }
      })
    })
