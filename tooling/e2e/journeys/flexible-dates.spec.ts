import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { Locator, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { minorOf } from '../money-text.ts'
import { runState } from '../run-state.ts'
import { beginsWith, saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { priceIn } from '../steps/results.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** search-1: the whole of what an address may say. */
const addressKeys = ['date', 'duration', 'adults', 'children', 'country', 'page']
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
const month = saturdayOfSummer(0).slice(0, 7)
/** A place, so that the calendar has prices. */
const italy = { uk: 'italy', 'de-ch': 'italien' }

/** May or September, whichever is next and at most eight months away: in high summer a weekend is too short for most. */
function quietMonth(today = new Date()): string {
  const [year, at] = [today.getUTCFullYear(), today.getUTCMonth() + 1]
  if (at < 5) return `${year}-05`
  return at < 9 ? `${year}-09` : `${year + 1}-05`
}

function monthAfter(from: string, count: number): string {
  const [year = 0, at = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7)
}

const dateOf = (link: string | null) => new URLSearchParams(link?.split('?')[1]).get('date') ?? ''

for (const site of ['uk', 'de-ch'] as const satisfies readonly SiteCode[])
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(`flexible dates: ${site} on a ${size}`, () => {
      test.use({ viewport })
      const t = textOf(site)
      const amount = async (place: Locator) => minorOf((await place.innerText()).trim(), markets[site])
      const results = `${runState().address}${buildPath(site, 'searchAndBook')}`
      const stripOf = (page: Page) => page.getByRole('region', { name: t('facets.arrivals.label') })
      const priceOf = (day: Locator) => day.locator('span[class*="price_"]')
      /** The strip with its prices. */
      const openStrip = async (page: Page): Promise<Locator> => {
        const strip = stripOf(page)
        await expect(strip.getByRole('list')).not.toHaveAttribute('aria-busy', 'true')
        await expect(strip.getByRole('listitem').first()).toBeVisible()
        return strip
      }
      /** Dates of the days that can be chosen, with their totals. */
      const daysOf = async (strip: Locator) =>
        Promise.all(
          (await strip.getByRole('link').all()).map(async (day) => ({
            date: dateOf(await day.getAttribute('href')),
            total: await amount(priceOf(day)),
          })),
        )
      const openDateDialog = async (page: Page): Promise<Locator> => {
        await openLive(page, runState().address + buildPath(site, 'home'))
        const box = page.getByRole('main').getByRole('search', { name: t('search.label') })
        await box.getByRole('button', { name: beginsWith(`${t('search.date')}:`) }).click()
        const dialog = page.getByRole('dialog', { name: t('search.date') })
        await expect(dialog.getByRole('radio', { name: t('flexible.kind.exact') })).toBeChecked()
        return dialog
      }
      /** The calendar of the search in the header of results. */
      const openFromResults = async (page: Page): Promise<Locator> => {
        await page
          .getByRole('button', { name: new RegExp(`^${t('shell.changeSearch')}`) })
          .filter({ visible: true })
          .first()
          .click()
        const panel = page.getByRole('dialog', { name: t('menu.searchTitle') })
        await panel.getByRole('button', { name: beginsWith(`${t('search.date')}:`) }).click()
        return page.getByRole('dialog', { name: t('search.date') })
      }
      const dayIn = (dialog: Locator, date: string) => dialog.locator(`[data-date="${date}"]`)
      const send = (page: Page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: t('search.submit') })
          .click()
      const monthName = (at = month) =>
        new Intl.DateTimeFormat(markets[site].languageTag, {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${at}-01`))

      test('the strip shows for the searched day what the cheapest card shows, and moves nothing', async ({
        page,
      }) => {
        const wanted = saturdayOfSummer(1)
        let answer = () => {}
        const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
        await page.route('**/search/arrivals', async (route) => {
          await mayAnswer
          await route.continue()
        })
        await openLive(page, `${results}?date=${wanted}&adults=2&children=6`)
        const card = page.getByRole('main').getByRole('article').first()
        const before = await card.boundingBox()
        await expect(stripOf(page).getByRole('list')).toHaveAttribute('aria-busy', 'true')
        expect(await card.boundingBox(), 'while it waits').toEqual(before)
        answer()
        const strip = await openStrip(page)
        expect(await card.boundingBox(), 'with its prices').toEqual(before)

        await page.getByLabel(t('results.sort')).selectOption('price-asc')
        const current = strip.locator('[aria-current="date"]')
        const total = await amount(priceOf(current))
        await expect.poll(() => amount(priceIn(card)), { message: 'the cheapest card' }).toBe(total)
      })

      test('the calendar opens at the season, and has prices where a place is known', async ({
        page,
        watched,
      }) => {
        const home = await openDateDialog(page)
        await expect(dayIn(home, `${month}-01`)).toBeInViewport()
        // Two months side by side; a list of all of them on phones.
        await expect(home.locator('[data-month]')).toHaveCount(size === 'desktop' ? 2 : 25)
        expect(watched.apiRequests.filter((call) => call.endsWith('/search/arrivals'))).toEqual([])

        const wanted = saturdayOfSummer(1)
        await openLive(page, `${results}?country=${italy[site]}&date=${wanted}`)
        const ofDay = priceOf((await openStrip(page)).locator('[aria-current="date"]'))
        await expect(ofDay).not.toBeEmpty()
        const total = await amount(ofDay)
        const dialog = await openFromResults(page)
        await expect(dayIn(dialog, wanted)).toBeFocused()
        await expect(dayIn(dialog, wanted)).toBeInViewport()
        await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(1)
        // A cell has no room for decimals: it is rounded up.
        const cell = dayIn(dialog, wanted).locator('[data-price]')
        // A cell is empty again while the search of the sheet takes over the place of the page.
        await expect(async () => expect(await amount(cell)).toBe(Math.ceil(total / 100) * 100)).toPass()
        await dialog.getByLabel(t('calendar.month'), { exact: true }).selectOption(monthAfter(month, 3))
        await expect(dayIn(dialog, `${monthAfter(month, 3)}-15`).locator('[data-price]')).not.toBeEmpty()
      })

      test('another flexibility has the same day or its month', async ({ page }) => {
        const wanted = saturdayOfSummer(1)
        await openLive(page, `${results}?date=${wanted}`)
        const dialog = await openFromResults(page)
        await dialog.getByRole('radio', { name: t('flexible.kind.month'), exact: true }).check()
        const name = monthName(wanted.slice(0, 7))
        await expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await expect(
          dialog.getByRole('button', { name: t('search.date.month', { month: name }), exact: true }),
        ).toBeVisible()
        await dialog.getByRole('radio', { name: t('flexible.kind.weekend'), exact: true }).check()
        await expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await dialog.getByRole('radio', { name: t('flexible.kind.exact'), exact: true }).check()
        await expect(dialog.locator('[aria-selected="true"] [data-date]')).toHaveAttribute(
          'data-date',
          wanted,
        )
        await expect(dialog.getByRole('radio', { name: t('flexible.kind.exact') })).toBeFocused()
        await expect(dayIn(dialog, wanted)).toBeInViewport()
      })

      // Neither words nor money change what follows: each size has it in another edition.
      if ((site === 'uk') !== (size === 'desktop')) return

      test('another day is one click, leaves the days where they are, and requests no prices again', async ({
        page,
        watched,
      }) => {
        const wanted = saturdayOfSummer(2)
        await openLive(page, `${results}?date=${wanted}`)
        const strip = await openStrip(page)
        const days = await daysOf(strip)
        expect(days.length).toBeGreaterThan(1)
        const other = days.find(({ date }) => date !== wanted)!
        const top = await page.evaluate(() => {
          window.scrollTo(0, 120)
          return window.scrollY
        })
        await strip.locator(`a[href*="date=${other.date}"]`).click()
        await expect(page).toHaveURL(new RegExp(`date=${other.date}`))
        await expect(strip.locator('[aria-current="date"]')).toHaveAttribute(
          'href',
          new RegExp(`date=${other.date}`),
        )
        expect(await daysOf(strip)).toEqual(days)
        expect(await page.evaluate(() => window.scrollY)).toBe(top)
        await page.goBack()
        await expect(strip.locator('[aria-current="date"]')).toHaveAttribute(
          'href',
          new RegExp(`date=${wanted}`),
        )
        expect(watched.apiRequests.filter((call) => call.endsWith('/search/arrivals'))).toHaveLength(1)
      })

      test('the strip is walked and scrolled with keys, and shows later days', async ({ page }) => {
        await openLive(page, `${results}?date=${saturdayOfSummer(1)}`)
        const strip = await openStrip(page)
        const list = strip.getByRole('list')
        const last = strip.getByRole('link').last()
        // On phones the row scrolls with its buttons, elsewhere its days between them.
        const scrolled = () =>
          list.evaluate((element) => element.scrollLeft + (element.parentElement?.scrollLeft ?? 0))
        await strip.getByRole('link').first().focus()
        await expect.poll(scrolled).toBeLessThan(200)
        await last.focus()
        await expect.poll(scrolled).toBeGreaterThan(0)
        const held = await scrolled()
        for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft')
        await expect.poll(scrolled).toBeLessThan(held)
        const first = dateOf(await strip.getByRole('link').first().getAttribute('href'))
        await strip.getByRole('button', { name: t('facets.arrivals.later') }).click()
        await openStrip(page)
        await expect
          .poll(async () => dateOf(await strip.getByRole('link').first().getAttribute('href')))
          .not.toBe(first)
      })

      test('any week of a month: the search goes to its cheapest day, and a reload preserves that day', async ({
        page,
      }) => {
        const dialog = await openDateDialog(page)
        await dialog.getByRole('radio', { name: t('flexible.kind.month'), exact: true }).check()
        await dialog.getByRole('button', { name: monthName(), exact: true }).click()
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('main')).toContainText(t('search.date.month', { month: monthName() }))
        await send(page)
        await page.waitForURL((url) => url.pathname === buildPath(site, 'searchAndBook'))
        const strip = await openStrip(page)
        const days = await daysOf(strip)
        const found = new URL(page.url()).searchParams
        expect([...found.keys()].filter((key) => !addressKeys.includes(key))).toEqual([])
        const date = found.get('date') ?? ''
        expect(days.every((day) => day.date.startsWith(month))).toBe(true)
        expect(days.find((day) => day.date === date)?.total).toBe(Math.min(...days.map(({ total }) => total)))
        await page.reload()
        await expect((await openStrip(page)).locator('[aria-current="date"]')).toHaveAttribute(
          'href',
          new RegExp(`date=${date}`),
        )
      })

      test('a weekend arrives on a Friday for two nights', async ({ page }) => {
        const dialog = await openDateDialog(page)
        await dialog.getByRole('radio', { name: t('flexible.kind.weekend'), exact: true }).check()
        await dialog.getByRole('button', { name: monthName(quietMonth()), exact: true }).click()
        await send(page)
        await page.waitForURL((url) => url.pathname === buildPath(site, 'searchAndBook'))
        const found = new URL(page.url()).searchParams
        expect(found.get('duration')).toBe('2')
        const isFriday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 5
        expect(isFriday(found.get('date') ?? '')).toBe(true)
        const days = await daysOf(await openStrip(page))
        expect(days.map(({ date }) => isFriday(date))).not.toContain(false)
      })

      test('three days around a date: the cheapest of seven is found', async ({ page }) => {
        const wanted = saturdayOfSummer(1)
        await openLive(page, `${results}?date=${wanted}`)
        const dialog = await openFromResults(page)
        const panel = page.getByRole('dialog', { name: t('menu.searchTitle') })
        await dialog.getByRole('radio', { name: t('flexible.kind.around'), exact: true }).check()
        await dialog.getByRole('button', { name: /± 3/ }).click()
        await panel.getByRole('button', { name: t('search.submit') }).click()
        await expect(panel).toBeHidden()
        await expect.poll(() => stripOf(page).getByRole('listitem').count()).toBe(7)
        const days = await daysOf(await openStrip(page))
        const date = new URL(page.url()).searchParams.get('date')
        expect(days.find((day) => day.date === date)?.total).toBe(Math.min(...days.map(({ total }) => total)))
      })
    })
