import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { allEditions, shows } from '../all-apps.ts'
import { layoutFaults, scrolledFaults, sidewaysAt } from '../layout-faults.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { withoutPictures } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { contrastOnPicture } from '../steps/text-contrast.ts'
import { expect, test } from '../watched-page.ts'

/** What browsers leave of common laptops, and the smallest phones that are still sold. */
const firstScreens = [
  '1366x657',
  '1280x800',
  '1536x730',
  '1440x780',
  '1024x700',
  '1366x620',
  '360x640',
  '390x844',
]
const phones = [320, 344, 360, 375, 390, 412]
/** Where columns are at their narrowest. */
const narrowest = [360, 768, 1024, 1180]
/** Bars that stick are seen on phones, and where somebody zooms to 200 % on a screen of 1280 by 800. */
const scrolledScreens = ['320x640', '430x800', '640x400', '767x700', '768x1024', '1024x700']
/** From where the summary stands beside the steps to where there is room enough. */
const besideTheSummary = [1024, 1060, 1100, 1140, 1180, 1207, 1280]

/** What is looked at where another edition of the brand has the same words: amounts and names of places differ, and fit least here. */
const smallest = { first: ['1366x620', '360x640'], columns: [360], scrolled: ['320x640'], beside: [1024] }

const publicRoutes: readonly RouteName[] = [
  'home',
  'funnel',
  'country',
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
    await withoutPictures(page)
    const address = await here()
    for (const name of publicRoutes.filter((one) => shows(config, one))) {
      // How it is drawn does not wait for scripts; its letters do for their fonts.
      await page.goto(address(name))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      if (name === 'home')
        for (const size of hasEveryScreen ? firstScreens : smallest.first) {
          await resize(page, size)
          const box = await page.locator('[data-search-box]').boundingBox()
          expect
            .soft(box!.y + box!.height, `foot of the search box at ${size}`)
            .toBeLessThanOrEqual(page.viewportSize()!.height)
        }
      expect.soft(await sidewaysAt(page, phones), `${name} scrolls sideways`).toEqual([])
      for (const width of hasEveryScreen ? narrowest : smallest.columns) {
        await page.setViewportSize({ width, height: 800 })
        await softly.poll(() => layoutFaults(page), { message: `${name} at ${width}` }).toEqual([])
      }
      for (const size of hasEveryScreen ? scrolledScreens : smallest.scrolled) {
        await resize(page, size)
        await softly
          .poll(() => scrolledFaults(page, 900), { message: `${name} scrolled at ${size}` })
          .toEqual([])
      }
    }
  })

  if (shows(config, 'booking'))
    test(`the checkout and its summary do not overlap: ${brand} ${site}`, async ({ page }) => {
      await withoutPictures(page)
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

  if (shows(config, 'booking') && hasEveryScreen)
    test(`the sheet of the checkout lies over it and moves nothing: ${brand} ${site}`, async ({ page }) => {
      await withoutPictures(page)
      const address = await here()
      await openLive(page, `${address('booking')}?step=travellers`)
      const field = page.getByLabel(t('person.field.firstName'), { exact: true })
      await expect(field).toBeVisible()
      await resize(page, '360x640')
      const toggle = page.locator('aside button[aria-expanded]').first()
      const sheet = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`)
      await expect(sheet).toBeHidden()
      const before = await field.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      await toggle.click()
      await expect(sheet).toBeVisible()
      // It lies over the page and moves nothing in it.
      expect(await field.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
      await field.focus()
      await expect(sheet).toBeHidden()
      await expect(field).toBeFocused()
      expect(await field.evaluate(isUncovered), 'the field can be seen').toBe(true)
      expect.soft(await layoutFaults(page), 'with the sheet closed').toEqual([])

      await toggle.click()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(toggle).toBeFocused()
      // The page beside the sheet closes it and does nothing else.
      await toggle.click()
      await page.mouse.click(4, 4)
      await expect(sheet).toBeHidden()

      // Another step closes it as well.
      await openLive(page, address('booking'))
      await page.getByRole('button', { name: t('checkout.next.extras') }).click()
      await page.waitForURL(/step=extras/)
      await toggle.click()
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
    })
}

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit === element
}

test('words on pictures can be read: title 3 to 1, text 4.5 to 1', async ({ page }) => {
  const [edition] = allEditions.filter(({ config }) => shows(config, 'theme'))
  const { origin, site, brand } = editionAt(runState().address, edition!.site, edition!.brand)
  const paths = await examplePages({ origin, site, brand })
  for (const name of ['home', 'funnel', 'country', 'area', 'theme'] as const) {
    await page.goto(origin + paths[name])
    for (const size of ['360x640', '768x1024', '1024x700', '1440x780']) {
      await resize(page, size)
      const hero = page
        .locator('section')
        .filter({ has: page.locator('h1') })
        .first()
      await expect
        .poll(() =>
          hero
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.complete),
        )
        .toBe(true)
      const of = `${name} at ${size}`
      expect.soft(await contrastOnPicture(page, hero.locator('h1')), `title: ${of}`).toBeGreaterThanOrEqual(3)
      const text = hero.locator('h1 + p')
      if ((await text.count()) > 0)
        expect.soft(await contrastOnPicture(page, text), `text: ${of}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})
