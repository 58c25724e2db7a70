import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { builtFile } from '../built-file.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { isLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

const address = (path: string) => runState().address + path
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((part) => Boolean(document.activeElement?.closest(part)), selector)

test.describe('header on wide screens: uk', () => {
  const t = textOf('uk')
  const toggle = (page: Page) => page.getByRole('button', { name: t('shell.destinations') })
  const menu = (page: Page) => page.getByRole('dialog', { name: t('shell.destinations') })

  test('destinations by keyboard: in, along tabs and countries, round, out again', async ({ page }) => {
    await openQuiet(page, address(buildPath('uk', 'searchAndBook')))
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    const countries = menu(page).locator('ul').first().getByRole('link')
    await expect(countries.first()).toBeFocused()

    // Areas arrive with the places of the menus; the country under the focus shows its own.
    const areas = menu(page).locator('ul').nth(1).getByRole('link')
    await expect(areas.first()).toBeVisible()
    const [first, second] = await countries.allInnerTexts()
    await page.keyboard.press('ArrowDown')
    await expect(countries.nth(1)).toBeFocused()
    await expect(menu(page).getByRole('link', { name: `View all regions in ${second}` })).toBeVisible()
    await page.keyboard.press('Home')
    await expect(menu(page).getByRole('link', { name: `View all regions in ${first}` })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(countries.last()).toBeFocused()

    const tabs = menu(page).getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')

    // Tab never leaves the menu.
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsIn(page, '#destinations'), `after ${step + 1} steps`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('an area is one click away; leaving the page closes the menu and the backdrop', async ({ page }) => {
    await openQuiet(page, address(buildPath('uk', 'home')))
    await toggle(page).click()
    const area = menu(page).locator('ul').nth(1).getByRole('link').first()
    const name = await area.innerText()
    await area.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(menu(page)).toHaveCount(0)
    await expect(page.locator('[class*=backdrop]')).toHaveCount(0)
  })

  test('menu and search take turns; the backdrop and the close control close', async ({ page }) => {
    await openQuiet(page, address(buildPath('uk', 'searchAndBook')))
    const search = page.locator('header button[data-opens="mobile-search"]')
    const panel = page.getByRole('dialog', { name: t('menu.searchTitle') })
    // The bar is the only element of the banner that sticks; its border is there while nothing covers the page.
    const border = () =>
      page.getByRole('banner').evaluate((banner) => {
        const bar = [...banner.querySelectorAll('*')].find(
          (one) => getComputedStyle(one).position === 'sticky',
        )
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(bar ?? banner)
        return `${borderBottomWidth} ${borderBottomColor === 'rgba(0, 0, 0, 0)' ? 'transparent' : 'coloured'}`
      })
    expect(await border()).toBe('1px coloured')
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    await expect.poll(border).toBe('1px transparent')
    await search.click()
    await expect(panel).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(panel).toHaveCount(0)
    await page.mouse.click(20, 20)
    await expect(menu(page)).toHaveCount(0)
    await expect.poll(border).toBe('1px coloured')
    await search.click()
    await panel.getByRole('button', { name: t('shell.close') }).click()
    await expect(panel).toHaveCount(0)
    await expect(search).toBeFocused()
  })

  test('the footer works before its script: nothing is requested until it is reached', async ({ page }) => {
    const footer = builtFile('uk', 'site-footer.tsx')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openQuiet(page, address(buildPath('uk', 'home')))
    expect(scripts.filter((url) => url.endsWith(footer))).toEqual([])
    const links = page.locator('footer a')
    expect(await links.count()).toBeGreaterThan(8)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => scripts.some((url) => url.endsWith(footer))).toBe(true)
    const link = links.filter({ hasText: /\w/ }).first()
    await expect.poll(() => isLive(link)).toBe(true)
    const before = await page.evaluate(() => performance.timeOrigin)
    await link.click()
    await expect(page).not.toHaveURL(address(buildPath('uk', 'home')))
    await expect(page.locator('footer')).toBeVisible()
    expect(await page.evaluate(() => performance.timeOrigin), 'the same document').toBe(before)
  })
})

test.describe('menu and search on phones: de-ch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const t = textOf('de-ch')
  const toggle = (page: Page) => page.locator('header button[data-opens="mobile-menu"]')
  const menu = (page: Page) => page.getByRole('dialog', { name: t('shell.menu') })
  const search = (page: Page) => page.getByRole('dialog', { name: t('menu.searchTitle') })

  test('drills down to a town and back', async ({ page }) => {
    await openQuiet(page, address(buildPath('de-ch', 'home')))
    await toggle(page).tap()
    await expect(menu(page).getByRole('link', { name: 'Glamping', exact: true })).toBeVisible()
    await expect(menu(page).locator('a[href^="tel:+41"]')).toBeVisible()
    await menu(page)
      .getByRole('button', { name: t('shell.destinations') })
      .tap()
    const drills = menu(page).locator('li button')
    const heading = menu(page).getByRole('heading', { level: 2 }).last()
    const names: string[] = []
    for (const level of ['funnel', 'country', 'area']) {
      const drill = drills.first()
      const name = (await drill.innerText()).trim()
      names.push(name)
      await drill.tap()
      await expect(heading, level).toHaveText(name)
      await expect(heading, level).toBeFocused()
      // Every level leads to the page of its parent as well.
      const all = menu(page).locator('li').first().getByRole('link')
      await expect(all).toHaveAttribute('href', new RegExp(`^/de-ch(/[^/]+){${names.length}}$`))
    }
    await menu(page)
      .getByRole('button', { name: t('menu.back', { place: names[1] ?? '' }) })
      .tap()
    await expect(heading).toHaveText(names[1] ?? '')
    await drills.first().tap()
    const town = menu(page).locator('li').nth(1).getByRole('link')
    const name = (await town.innerText()).trim()
    await town.tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(menu(page)).toHaveCount(0)
  })

  test('menu and search exclude each other; Escape closes and gives the focus back', async ({ page }) => {
    await openQuiet(page, address(buildPath('de-ch', 'home')))
    const searchToggle = page.locator('header button[data-opens="mobile-search"]')
    await searchToggle.tap()
    await expect(search(page).getByRole('combobox').first()).toBeVisible()
    await expect(search(page).getByRole('button', { name: t('search.submit') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await expect(searchToggle).toBeFocused()

    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await searchToggle.evaluate((element: HTMLElement) => element.click())
    await expect(search(page)).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await toggle(page).evaluate((element: HTMLElement) => element.click())
    await expect(menu(page)).toBeVisible()
    await expect(search(page)).toHaveCount(0)
    await page.touchscreen.tap(195, 20)
    await expect(menu(page)).toHaveCount(0)
  })

  test('the same page in another edition, from the menu', async ({ page }) => {
    await openQuiet(page, address(buildPath('de-ch', 'themes')))
    await toggle(page).tap()
    await menu(page)
      .getByRole('button', { name: t('shell.language') })
      .tap()
    await menu(page).locator('a[hreflang="nl-NL"]').tap()
    await expect(page).toHaveURL(address(buildPath('nl', 'themes')))
  })
})
