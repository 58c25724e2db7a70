import { routeNames, routeRow } from '@camping/editions/routes.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { allEditions, shows } from '../all-apps.ts'
import { journeyEditions } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { openBeforeScripts } from '../steps/before-scripts.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { withoutEffect } from '../steps/plain-pages.ts'
import { withoutPictures } from '../steps/without-pictures.ts'
import { expect, test } from '../watched-page.ts'

// Every button of every page before its scripts are there, and without any: each leads somewhere, opens something, or is heard (P16).

/** The pages of an edition that open without a sign-in. */
async function openPages({ brand, site }: (typeof journeyEditions)[number]) {
  const edition = editionAt(runState().address, site, brand)
  const pages = await examplePages(edition)
  const { config } = allEditions.find((one) => one.brand === brand && one.site === site)!
  return routeNames
    .filter((name) => shows(config, name) && routeRow(name).access !== 'customer')
    .map((name) => ({ name, address: edition.origin + pages[name] }))
}

/** Presses every button that is shown, one after the other. Answers those with which nothing happens at all. */
function pressAll(): { pressed: number; dead: string[] } {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled,
  )
  const dead = buttons.filter((button) => {
    const isSending = button.type === 'submit' && button.form?.hasAttribute('action')
    const isInvoker = button.hasAttribute('popovertarget') || button.hasAttribute('commandfor')
    if (isSending || isInvoker) return false
    button.click()
    return button.ariaBusy !== 'true'
  })
  return { pressed: buttons.length, dead: dead.map(({ outerHTML }) => outerHTML.slice(0, 160)) }
}

for (const edition of journeyEditions) {
  test(`every button is heard before the scripts are there: ${edition.brand} ${edition.site}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let pressed = 0
    for (const { name, address } of await openPages(edition)) {
      const one = await context.newPage()
      await withoutPictures(one)
      await openBeforeScripts(one, address)
      const found = await one.evaluate(pressAll)
      expect.soft(found.dead, name).toEqual([])
      pressed += found.pressed
      await one.close()
    }
    expect(pressed, 'there were buttons').toBeGreaterThan(5)
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`no button that is shown is dead without scripts: ${edition.brand} ${edition.site}`, async ({
      page,
    }) => {
      let shown = 0
      for (const { name, address } of await openPages(edition)) {
        await page.goto(address)
        const found = await page.evaluate(withoutEffect)
        expect.soft(found.dead, name).toEqual([])
        shown += found.shown
      }
      expect(shown, 'there were buttons').toBeGreaterThan(0)
    })
  })
}

test.describe('what was pressed before is done afterwards', () => {
  const site = 'uk'
  const t = textOf(site)
  const path = (name: 'home' | 'searchAndBook') => runState().address + buildPath(site, name)
  test.use({ viewport: { width: 390, height: 844 } })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

  test('the menu opens once, although it was pressed twice', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, path('home'))
    await press(page, t('shell.menu'))
    const menu = page.getByRole('button', { name: t('shell.menu'), exact: true }).first()
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await press(page, t('shell.menu'))
    await letScriptsCome()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).not.toHaveAttribute('aria-busy')
    await expect(page.locator('[data-heard]')).toHaveCount(0)
  })

  test('a counter counts each press, and the search goes out with them', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, path('home'))
    const party = page.getByRole('main').getByRole('search').locator('details')
    await party.locator('summary').click()
    await press(page, t('search.party.moreAdults'))
    await press(page, t('search.party.moreAdults'))
    await press(page, t('search.party.done'))
    await letScriptsCome()
    await expect(page.locator('[data-heard]')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('search')
      .getByRole('button', { name: t('search.submit') })
      .click()
    await page.waitForURL(/adults=4/)
  })

  test('filters open, and a campsite is saved', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, path('searchAndBook'))
    const heart = page.locator('main button[aria-pressed=false]').first()
    await heart.click()
    await press(page, t('facets.filters'))
    await letScriptsCome()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('main button[aria-pressed=true]').first()).toBeAttached()
  })
})
