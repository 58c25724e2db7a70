import { buildPath } from '@camping/editions/build-path.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { publicPages } from '../public-pages.ts'
import { runState } from '../run-state.ts'
import { sessionTokens } from '../signed-in-customer.ts'
import { expect, test } from '../watched-page.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { openQuiet, untilQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

const t = textOf('uk')
const address = (path: string) => runState().address + path
const here = (page: Page) => page.url().slice(runState().address.length)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)

async function signIn(context: BrowserContext, token: string): Promise<void> {
  const url = runState().address
  await context.addCookies([
    { name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'login-type', value: 'email', url, sameSite: 'Lax' },
  ])
}

test.describe('the session', () => {
  test('a stranger on a protected page is led to the login, and where to is remembered', async ({
    page,
    context,
  }) => {
    await openQuiet(page, address('/uk/profile/details?tab=1'))
    expect(here(page)).toBe('/uk/login')
    expect((await cookieOf(context, 'remembered-path'))?.value).toBe(
      encodeURIComponent('/uk/profile/details?tab=1'),
    )
    await expect(heading(page)).toHaveText(t('login.title'))
  })

  test('a customer sees the way to the profile once the page is alive, and nothing moves', async ({
    page,
    context,
    watched,
  }) => {
    await signIn(context, sessionTokens.desktop)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    // The answer waits until the page and its fonts are there: what moves after that, moves because of it.
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/couk/user', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto(address('/uk/search-and-book'))
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      ;(window as unknown as { shifts: number[] }).shifts.length = 0
    })
    answer()
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.profile') })).toHaveAttribute(
      'href',
      '/uk/profile',
    )
    await untilQuiet(page)
    expect(watched.apiRequests.filter((call) => call === 'GET /api/couk/user')).toHaveLength(1)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  test('a customer is sent on from the login page, to the remembered path first', async ({
    page,
    context,
    watched,
  }) => {
    // The portal's pages come later; what matters here is the way to them.
    watched.allow(404, '/uk/profile')
    await signIn(context, sessionTokens.desktop)
    await context.addCookies([
      {
        name: 'remembered-path',
        value: encodeURIComponent('/uk/profile/favourites'),
        url: runState().address,
      },
    ])
    await openQuiet(page, address('/uk/login'))
    expect(here(page)).toBe('/uk/profile/favourites')
    expect(await cookieOf(context, 'remembered-path')).toBeUndefined()
    await openQuiet(page, address('/uk/login'))
    expect(here(page)).toBe('/uk/profile')
  })

  test('leaving leads home with a full load, as a stranger', async ({ page, context, watched }) => {
    await signIn(context, sessionTokens.logout)
    await openQuiet(page, address('/uk/search-and-book'))
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.profile') })).toBeVisible()
    await page.evaluate(() => {
      Object.assign(window, { before: true })
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/uk/logout' })
      document.body.append(form)
      form.requestSubmit()
    })
    await page.waitForURL(address('/uk'))
    await untilQuiet(page)
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.account') })).toBeVisible()
    expect(await cookieOf(context, 'session')).toBeUndefined()
    expect(await cookieOf(context, 'login-type')).toBeUndefined()

    // The token itself is worth nothing any more, and the browser is told to drop what is left.
    watched.allow(401, '/user')
    await signIn(context, sessionTokens.logout)
    await openQuiet(page, address('/uk/search-and-book'))
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.account') })).toBeVisible()
    expect(await cookieOf(context, 'session')).toBeUndefined()
  })
})

test.describe('where one is', () => {
  test('a new page is read from its heading; Back finds the place, the filters and the list again', async ({
    page,
  }) => {
    await page.setViewportSize(withFilterColumn)
    await openQuiet(page, address('/uk/search-and-book'))
    const counted = page.getByRole('main').getByRole('status').first()
    const all = (await counted.textContent()) ?? ''
    const filter = page
      .getByRole('complementary', { name: t('facets.filters') })
      .getByRole('checkbox')
      .first()
    await filter.click()
    await expect(counted).not.toHaveText(all)
    const filtered = here(page)
    expect(filtered).toContain('?')
    // A filter is no new page: the focus stays where it is.
    await expect(filter).toBeFocused()
    const count = (await counted.textContent()) ?? ''

    const last = page.getByRole('main').getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first()
    // The footer's script comes when the footer is seen; until then its links load their page anew.
    await privacy.scrollIntoViewIfNeeded()
    const hasScript = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    await expect.poll(() => privacy.evaluate(hasScript)).toBe(true)
    await privacy.click()
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

    await page.goBack()
    await expect(counted).toHaveText(count)
    expect(here(page)).toBe(filtered)
    await expect(filter).toBeChecked()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
    await expect(heading(page)).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('the skip link leads into the page', async ({ page }) => {
    await openQuiet(page, address('/uk/search-and-book'))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })

  test('an action of an address is done once and leaves it', async ({ page }) => {
    const { campsite = '' } = await publicPages(page, { address: runState().address, site: 'uk' })
    const plain = campsite.split('?')[0] as string
    await openQuiet(page, `${plain}?adults=3&action=reviews`)
    await expect(page).toHaveURL(`${plain}?adults=3#reviews`)
    await expect(page.getByRole('tab', { name: t('about.tabs.reviews') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab', { name: t('about.tabs.reviews') })).toBeInViewport()

    const row = page.locator('article[id^=accommodation-]').first()
    const id = (await row.getAttribute('id'))?.split('-')[1]
    const name = await row.getByRole('heading').innerText()
    await openQuiet(page, `${plain}?action=open-accommodation&accommodation=${id}`)
    await expect(page).toHaveURL(plain)
    await expect(row).toBeInViewport()
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(row.locator('[data-details]')).toBeFocused()
  })
})

test.describe('the root path', () => {
  test.use({ locale: 'ja-JP' })

  for (const width of [360, 1280])
    test(`lets choose who speaks no language of the house, at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address('/'))
      expect(here(page)).toBe('/')
      const editions = page.getByRole('main').getByRole('link')
      await expect(editions).toHaveCount(9)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await editions.filter({ hasText: 'Schweiz' }).click()
      await expect(page).toHaveURL(address('/de-ch'))
      await context.addCookies([{ name: 'locale', value: 'it', url: runState().address }])
      await page.goto(address('/'))
      expect(here(page)).toBe(buildPath('it', 'home'))
    })
})
