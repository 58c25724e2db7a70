import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { withGraphics } from '../launched-browser.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { beginsWith } from '../steps/journey.ts'
import { dispatchTo, isLive, openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ launchOptions: withGraphics, savesData: false })
/** A popup, which the shell only shows when a page asks for one. */
async function showPopup(page: Page) {
  const payload = { component: 'notice', properties: { title: 'Popup title', text: 'Popup text' } }
  await dispatchTo(page, { type: 'shell/popupAdded', payload })
  const popup = page.getByRole('dialog', { name: 'Popup title' })
  await expect(popup).toBeVisible()
  return popup
}

/** Ends what Escape ends, and waits until it is gone. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('on a desktop', () => {
  const site = 'uk'
  const t = textOf(site)
  const starting = (key: string) => ({ name: beginsWith(t(key)) })

  test(`what opens over a page is accessible: ${site}`, async ({ page, watched }) => {
    const edition = editionAt(runState().address, site)
    const pages = await examplePages(edition)
    await openLive(page, edition.origin + pages.home)
    await page.getByRole('button', starting('shell.destinations')).click()
    await expect(page.getByRole('dialog').getByRole('link').nth(5)).toBeVisible()
    await expectAccessible(page, 'destinations menu')
    await leave(page)

    const languages = page.getByRole('banner').locator(`summary[aria-label^="${t('shell.language')}"]`)
    await languages.click()
    await expect(page.getByRole('banner').locator('a[hreflang]').first()).toBeVisible()
    await expectAccessible(page, 'languages')
    await page.keyboard.press('Escape')
    await showPopup(page)
    await expectAccessible(page, 'popup')
    await leave(page)

    const box = page.getByRole('main').getByRole('search')
    await box.getByRole('combobox').first().click()
    await expect(box.getByRole('option').first()).toBeVisible()
    await expectAccessible(page, 'suggestions')
    await page.keyboard.press('Escape')
    await box.getByRole('button', starting('search.date')).click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expectAccessible(page, 'date')
    await leave(page)
    await box.locator('summary').first().click()
    await expectAccessible(page, 'party')

    watched.allow(400, 'newsletter/subscribe')
    await page.route('**/newsletter/subscribe', (route) => route.fulfill({ status: 400, body: '{}' }))
    const field = page.getByRole('textbox', { name: t('footer.newsletter.email') })
    await field.scrollIntoViewIfNeeded()
    await expect.poll(() => isLive(field)).toBe(true)
    await field.fill('guest@example.org')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expectAccessible(page, 'toast')

    await openLive(page, edition.origin + buildPath(site, 'searchAndBook'))
    const map = page.getByRole('region', { name: t('map.label') })
    await expect(
      map
        .getByRole('list', { name: t('map.pins') })
        .getByRole('button')
        .first(),
    ).toBeVisible()
    await expectAccessible(page, 'map beside the list')
    await openLive(page, edition.origin + pages.site)
    await page.getByRole('button', { name: t('campsite.gallery.open', { number: 1 }), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'gallery')
  })
})

// Its words are the longest.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const site = 'de-ch'
  const t = textOf(site)
  const starting = (key: string) => ({ name: beginsWith(t(key)) })

  test(`what opens over a page is accessible: ${site}`, async ({ page }) => {
    const edition = editionAt(runState().address, site)
    const pages = await examplePages(edition)
    await openLive(page, edition.origin + pages.home)
    await page.getByRole('button', starting('shell.menu')).click()
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    await expect(menu.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page, 'menu')
    await menu.getByRole('button', starting('shell.destinations')).click()
    await expect(menu.getByRole('heading', { level: 2 }).last()).toHaveText(t('shell.destinations'))
    await expectAccessible(page, 'menu, one level down')
    await leave(page)
    await page.getByRole('banner').getByRole('button', starting('shell.search')).click()
    const search = page.getByRole('dialog', { name: t('menu.searchTitle') })
    await expect(search.getByRole('combobox').first()).toBeVisible()
    await expectAccessible(page, 'search')
    await leave(page)
    await showPopup(page)
    await expectAccessible(page, 'popup')
    await leave(page)

    await openLive(page, edition.origin + pages.searchAndBook)
    await page.getByRole('button', starting('facets.filters')).click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page, 'filters')
    await leave(page)
    await page
      .getByRole('button', { name: t('facets.map'), exact: true })
      .filter({ visible: true })
      .click()
    const map = page.getByRole('dialog', { name: t('map.label') })
    await expect(
      map
        .getByRole('list', { name: t('map.pins') })
        .getByRole('button')
        .first(),
    ).toBeVisible()
    await expectAccessible(page, 'map')
    await leave(page)

    await openLive(page, edition.origin + pages.site)
    await page.getByRole('button', { name: t('campsite.gallery.open', { number: 1 }), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'gallery')
  })
})

test('the menu of the white-label is accessible on a phone: nl', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const t = textOf('nl')
  const edition = editionAt(runState().address, 'nl', 'lakeland')
  await openLive(page, edition.origin + buildPath('nl', 'login'))
  await page.getByRole('button', { name: t('shell.menu') }).click()
  await expect(
    page
      .getByRole('dialog', { name: t('shell.menu') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expectAccessible(page, 'menu')
  await leave(page)
  await showPopup(page)
  await expectAccessible(page, 'popup')
})
