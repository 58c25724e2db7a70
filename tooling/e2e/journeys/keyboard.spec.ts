import { buildPath } from '@camping/editions/build-path.ts'
import type { Locator, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { beginsWith } from '../steps/journey.ts'
import { dispatchTo, openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const site = 'uk'
const t = textOf(site)
const at = (path: string) => runState().address + path
const campsite = async () => (await examplePages(editionAt(runState().address, site))).site

/** Tab and Shift+Tab go round inside, or to the browser's own controls: never to what lies below. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const isInside = () =>
    dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
  await expect.poll(isInside, { message: 'the focus is inside' }).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key)
      // MUI takes the focus back in the next moment.
      await expect.poll(isInside, { message: `after ${step + 1} × ${key}` }).toBe(true)
    }
  }
}

/** Escape closes it, and the focus is where it was before. */
async function expectEscape(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('tabs of a campsite: arrow keys, first and last', async ({ page }) => {
  await openLive(page, at(await campsite()))
  const tabs = page.getByRole('tablist').getByRole('tab')
  // Their script comes when they are reached.
  await expect(async () => {
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused({ timeout: 500 })
  }).toPass()
  for (const [key, which] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(which), key).toBeFocused()
    await expect(tabs.nth(which), key).toHaveAttribute('aria-selected', 'true')
    const id = await tabs.nth(which).getAttribute('aria-controls')
    await expect(page.locator(`[id="${id}"]`)).toBeVisible()
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  }
  // Only the chosen tab is a stop; the next one is its panel or what is in it.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]')?.id)).toBe(
    'description',
  )
})

test('pictures of a campsite: arrow keys turn them, Escape gives the focus back', async ({ page }) => {
  await openLive(page, at(await campsite()))
  const opener = page.getByRole('button', { name: t('campsite.gallery.open', { number: 1 }), exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const gallery = page.getByRole('dialog')
  const position = gallery.getByRole('status')
  await expect(position).toHaveText(/^1\D/)
  await expectFocusKept(page, gallery)
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText(/^2\D/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(position).not.toHaveText(/^[12]\D/)
  await expectEscape(page, gallery, opener)
})

test('languages: open with Enter, along with Tab, out with Escape', async ({ page }) => {
  await openLive(page, at(buildPath(site, 'themes')))
  const toggle = page.getByRole('banner').locator(`summary[aria-label^="${t('shell.language')}"]`)
  const links = page.getByRole('banner').locator('a[hreflang]')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(9)
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('destination field: arrow keys, Enter, Escape, and what is announced', async ({ page }) => {
  await openLive(page, at(buildPath(site, 'home')))
  const box = page.getByRole('main').getByRole('search')
  const field = box.getByRole('combobox', { name: t('search.destination') })
  const options = box.getByRole('option')
  await field.focus()
  // Earlier letters have answers of their own.
  const answer = page.waitForResponse((one) =>
    `${one.url()} ${one.request().postData() ?? ''}`.includes('tusc'),
  )
  await field.pressSequentially('tusc')
  await answer
  await expect(options.first()).toContainText('Tuscany')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(box.getByRole('status').filter({ hasText: /\d/ }).first()).toBeAttached()
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant')
    return id === null ? '' : page.locator(`[id="${id}"]`).innerText()
  }
  expect(await active()).toBe('')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toContain('Tuscany')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('tusc')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(active).toContain('Tuscany')
  // A chosen place is gone to at once (decision 051).
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === buildPath(site, 'search'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tuscany')
})

test('calendar: a day by the keys of a date grid; Escape gives the focus back', async ({ page }) => {
  await openLive(page, at(buildPath(site, 'home')))
  const opener = page
    .getByRole('main')
    .getByRole('search')
    .getByRole('button', { name: beginsWith(`${t('search.date')}:`) })
  const dialog = page.getByRole('dialog', { name: t('search.date') })
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['date'] ?? '')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('grid').first()).toBeVisible()
  await expectFocusKept(page, dialog)
  await expectEscape(page, dialog, opener)
  const before = await opener.innerText()
  await page.keyboard.press('Enter')
  // It opens at the season, with the focus on a day.
  await expect.poll(focused).toMatch(/^\d{4}-0[5-9]-01$/)
  const year = Number((await focused()).slice(0, 4))
  const month = (await focused()).slice(4, 7)
  for (const [key, day] of [
    ['ArrowRight', `${year}${month}-02`],
    ['ArrowDown', `${year}${month}-09`],
    ['Shift+PageDown', `${year + 1}${month}-09`],
    ['Shift+PageUp', `${year}${month}-09`],
    ['ArrowUp', `${year}${month}-02`],
    ['ArrowLeft', `${year}${month}-01`],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(focused).toBe(day)
  }
  await page.keyboard.press('PageDown')
  await expect.poll(focused).not.toContain(month)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Space')
  await expect(dialog).toHaveCount(0)
  await expect(opener).not.toHaveText(before)
  await expect(opener).toBeFocused()
})

test('popup: traps the focus, Escape closes it and gives the focus back', async ({ page }) => {
  await openLive(page, at(buildPath(site, 'themes')))
  const before = page.getByRole('main').getByRole('link').first()
  await before.focus()
  const payload = { component: 'notice', properties: { title: 'Popup title', text: 'Popup text' } }
  await dispatchTo(page, { type: 'shell/popupAdded', payload })
  const popup = page.getByRole('dialog', { name: 'Popup title' })
  await expectFocusKept(page, popup)
  await expectEscape(page, popup, before)
})

test('results announce how many they are when a filter changes them, from one and the same place', async ({
  page,
}) => {
  await page.setViewportSize(withFilterColumn)
  await openLive(page, at(buildPath(site, 'searchAndBook')))
  const said = page.getByRole('main').getByRole('status').first()
  const place = await said.elementHandle()
  const before = (await said.textContent()) ?? ''
  const filter = page
    .getByRole('complementary', { name: t('facets.filters') })
    .getByRole('checkbox')
    .first()
  await filter.focus()
  await page.keyboard.press('Space')
  await expect(said).not.toHaveText(before)
  // A screen reader speaks only of a place that it knew before.
  expect(await place?.evaluate((element) => element.isConnected && element.textContent)).toBe(
    await said.textContent(),
  )
  await expect(filter).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('filters: trap the focus, Escape closes them and gives the focus back', async ({ page }) => {
    await openLive(page, at(buildPath(site, 'searchAndBook')))
    const opener = page.getByRole('button', { name: beginsWith(t('facets.filters')) })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t('facets.filters') })
    await expect(sheet.getByRole('checkbox').first()).toBeVisible()
    await expectFocusKept(page, sheet)
    await expectEscape(page, sheet, opener)
  })

  test('menu and search: trap the focus', async ({ page }) => {
    await openLive(page, at(buildPath(site, 'home')))
    for (const [id, title] of [
      ['mobile-menu', t('shell.menu')],
      ['mobile-search', t('menu.searchTitle')],
    ] as const) {
      const opener = page.locator(`header button[data-opens="${id}"]`)
      await opener.focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: title })
      await expect(sheet.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectFocusKept(page, sheet)
      await expectEscape(page, sheet, opener)
    }
  })
})
