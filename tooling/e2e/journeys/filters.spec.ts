import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { Locator, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { isLive, openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const date = saturdayOfSummer(1)

/** What of an answer is read here. */
interface Answer {
  readonly facets: {
    readonly countries: readonly { readonly slug: string }[]
    readonly facilities: readonly {
      readonly items: readonly { readonly id: number; readonly count: number }[]
    }[]
  }
  readonly waysOn?: {
    readonly filters: readonly unknown[]
    readonly withoutFilters: number | null
    readonly dates: readonly unknown[]
    readonly areas: readonly unknown[]
  }
}

/** The first number of a text. */
const numberIn = async (place: Locator): Promise<number> =>
  Number(/\d+/.exec(await place.innerText())?.[0] ?? Number.NaN)

async function search(page: Page, site: SiteCode, request: object): Promise<Answer> {
  const url = `${runState().address}/api/twenty/v2/alder/${markets[site].apiLocale}/search/sites`
  const reply = await page.request.post(url, { data: request })
  expect(reply.status()).toBe(200)
  return (await reply.json()) as Answer
}

/** A search of the demo world that finds nothing, and for which there is a change of each kind. */
async function emptySearch(page: Page, site: SiteCode): Promise<string> {
  const { facets } = await search(page, site, { parameters: { date } })
  const facilities = facets.facilities.flatMap(({ items }) => items).toSorted((a, b) => a.count - b.count)
  for (const { slug } of facets.countries)
    for (let at = 0; at + 1 < facilities.length; at += 1) {
      const ids = [facilities[at]!.id, facilities[at + 1]!.id].toSorted((a, b) => a - b)
      const reply = await search(page, site, {
        parameters: { country: slug, date },
        filter: { site: { facilities: ids } },
      })
      const { filters = [], withoutFilters = null, dates = [], areas = [] } = reply.waysOn ?? {}
      if (filters.length === 0 || withoutFilters === null || dates.length === 0 || areas.length === 0)
        continue
      const query = `country=${slug}&date=${date}${ids.map((id) => `&facilities=${id}`).join('')}`
      return `${runState().address}${buildPath(site, 'searchAndBook')}?${query}`
    }
  throw new Error('No such search in the demo world')
}

for (const site of ['uk', 'nl'] as const satisfies readonly SiteCode[]) {
  const t = textOf(site)
  const results = `${runState().address}${buildPath(site, 'searchAndBook')}?date=${date}`
  // By its markup: below an open sheet nothing has a role.
  const found = (page: Page) => page.locator('main p[role=status]').first()
  const chips = (page: Page) => page.getByRole('list', { name: t('facets.filters.set') })
  const empty = (page: Page) =>
    page
      .getByRole('main')
      .locator('section', { hasText: t('facets.empty.title') })
      .last()

  test.describe(`filters: ${site}`, () => {
    test('without a connection the list stays, with a notice; with one the answer comes by itself', async ({
      page,
      context,
      watched,
    }) => {
      await page.setViewportSize(withFilterColumn)
      await openLive(page, results)
      const group = page
        .getByRole('complementary', { name: t('facets.filters') })
        .getByRole('group', { name: t('facets.category') })
      const value = group.getByRole('checkbox', { disabled: false }).first()
      const promised = await numberIn(value.locator('xpath=..').locator('[aria-hidden]'))
      const cards = page.getByRole('main').getByRole('article')
      const before = await cards.count()
      await page.waitForLoadState('networkidle')

      await context.setOffline(true)
      await value.check()
      const notice = page.getByRole('status').filter({ hasText: t('results.failed') })
      await expect(notice).toBeInViewport()
      await expect(notice).toContainText(t('results.failed.former'))
      await expect(cards).toHaveCount(before)
      await expect(value).toBeChecked()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      expect(
        watched.troubles.splice(0).filter((trouble) => !/ERR_INTERNET_DISCONNECTED/.test(trouble)),
      ).toEqual([])

      await context.setOffline(false)
      await expect(notice).toBeHidden()
      await expect.poll(() => numberIn(found(page))).toBe(promised)
    })

    test('a count is exact; chips take filters back; a value without campsites cannot be chosen', async ({
      page,
      watched,
    }) => {
      await page.setViewportSize(withFilterColumn)
      await openLive(page, results)
      const filters = page.getByRole('complementary', { name: t('facets.filters') })
      const group = filters.getByRole('group', { name: t('facets.category') })
      const all = await numberIn(found(page))
      const value = group.getByRole('checkbox', { disabled: false }).first()
      const name = (await value.locator('xpath=..').innerText()).split('\n')[0]!
      const promised = await numberIn(value.locator('xpath=..').locator('[aria-hidden]'))
      expect(promised).toBeGreaterThan(0)
      await value.check()
      await expect.poll(() => numberIn(found(page))).toBe(promised)
      expect(new URL(page.url()).searchParams.getAll('accommodations')).toHaveLength(1)

      const facility = filters
        .locator('details')
        .filter({ has: page.locator('[name=facilities]') })
        .first()
      await expect(facility.getByRole('checkbox')).toHaveCount(6)
      // Of facilities and areas the page brings the first; the others come when some are asked for, all at once.
      watched.apiRequests.length = 0
      const more = facility.getByRole('button', { name: t('facets.filters.showAll') })
      const facilities = await numberIn(more)
      expect(facilities).toBeGreaterThan(6)
      await more.click()
      await expect(facility.getByRole('checkbox')).toHaveCount(facilities)

      const areas = filters.locator('details').filter({ hasText: t('facets.areas') })
      await areas.locator('summary').click()
      await expect(areas.getByRole('checkbox')).toHaveCount(6)
      const promise = await numberIn(areas.getByRole('button', { name: t('facets.filters.showAll') }))
      expect(promise).toBeGreaterThan(6)
      await areas.getByRole('button', { name: t('facets.filters.showAll') }).click()
      await expect(areas.getByRole('checkbox')).toHaveCount(promise)
      expect(watched.apiRequests.filter((call) => call.endsWith('search/sites'))).toHaveLength(1)
      await areas.getByRole('button', { name: t('facets.filters.showFewer') }).click()
      await expect(areas.getByRole('checkbox')).toHaveCount(6)

      await facility.getByRole('checkbox', { disabled: false }).first().check()
      await expect(chips(page).getByRole('link')).toHaveCount(3)

      const remove = t('facets.filters.remove', { name })
      await chips(page).getByRole('link', { name: remove }).click()
      await expect(value).not.toBeChecked()
      await expect(chips(page).getByRole('link')).toHaveCount(1)
      await group.getByRole('checkbox', { disabled: false }).first().check()
      await chips(page)
        .getByRole('link', { name: t('results.filters.clear') })
        .click()
      await expect.poll(() => numberIn(found(page))).toBe(all)
      await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0)

      watched.apiRequests.length = 0
      const main = page.getByRole('main')
      await main.locator(`summary[aria-label=${JSON.stringify(t('facets.sort.how'))}]`).click()
      await expect(main.getByText(t('facets.sort.how.popular'))).toBeVisible()
      await page.getByLabel(t('results.sort')).selectOption('reviews-desc')
      await expect(main.getByText(t('facets.sort.how.reviews'))).toBeAttached()
      await expect
        .poll(() => watched.apiRequests.filter((call) => call.endsWith('search/sites')))
        .toHaveLength(1)
    })

    test('a range of prices: arrow keys move it, its chip takes it back, a rating narrows it further', async ({
      page,
    }) => {
      await page.setViewportSize(withFilterColumn)
      await openLive(page, results)
      const prices = page.getByRole('group', { name: t('facets.price') })
      const highest = prices.getByRole('slider', { name: t('facets.price.to') })
      const all = await numberIn(found(page))
      await expect.poll(() => isLive(highest)).toBe(true)
      await highest.focus()
      await page.keyboard.press('End')
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft')
      await expect.poll(() => new URL(page.url()).searchParams.get('priceTo')).toMatch(/^\d+$/)
      await expect.poll(() => numberIn(found(page))).toBeLessThan(all)
      await expect(highest).toBeFocused()
      const most = new URL(page.url()).searchParams.get('priceTo')
      await expect(prices.getByRole('spinbutton', { name: t('facets.price.to') })).toHaveValue(most!)
      const fewer = await numberIn(found(page))

      const ratings = page.getByRole('group', { name: t('facets.rating') })
      await ratings.getByRole('spinbutton').fill('8.5')
      await expect.poll(() => new URL(page.url()).searchParams.get('rating')).toBe('8.5')
      await expect.poll(() => numberIn(found(page))).toBeLessThan(fewer)
      await page.reload()
      await expect(chips(page).getByRole('link')).toHaveCount(3)
      await chips(page)
        .getByRole('link', { name: t('results.filters.clear') })
        .click()
      await expect.poll(() => numberIn(found(page))).toBe(all)
    })

    test('nothing found: every change leads to what it promises', async ({ page }) => {
      await openLive(page, await emptySearch(page, site))
      const ways = empty(page).getByRole('listitem').getByRole('link')
      await expect(ways.first()).toBeVisible()
      const offered: [href: string, count: number][] = []
      for (const way of await ways.all())
        offered.push([(await way.getAttribute('href'))!, await numberIn(way.locator('span'))])
      expect(offered.length).toBeGreaterThanOrEqual(4)
      for (const [href, count] of offered) {
        expect(count).toBeGreaterThan(0)
        const way = empty(page).locator(`a[href="${href}"]`)
        // Back may bring a new document, whose suggestions come alive after the page around them.
        await expect.poll(() => isLive(way)).toBe(true)
        await way.click()
        await expect.poll(() => numberIn(found(page)), { message: href }).toBe(count)
        await expect(empty(page)).toBeHidden()
        await page.goBack()
        await expect(empty(page).locator(`a[href="${href}"]`)).toBeVisible()
      }
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('the sheet counts before it applies, and forgets when it is closed', async ({ page, watched }) => {
        await openLive(page, results)
        const all = await numberIn(found(page))
        const sheet = page.getByRole('dialog', { name: t('facets.filters') })
        const open = () => page.getByRole('button', { name: t('facets.filters') }).click()
        const box = sheet.getByRole('checkbox', { disabled: false }).first()
        // The last button of the sheet is the one that applies.
        const show = sheet.getByRole('button').last()
        await open()
        await expect.poll(() => numberIn(show)).toBe(all)
        const promised = await numberIn(box.locator('xpath=..').locator('[aria-hidden]'))
        await box.check()
        await expect.poll(() => numberIn(show)).toBe(promised)
        expect(page.url()).toBe(results)
        expect(await numberIn(found(page))).toBe(all)

        await sheet.getByRole('button', { name: t('shell.close') }).click()
        await expect(sheet).toBeHidden()
        await open()
        await expect(box).not.toBeChecked()
        await box.check()
        await expect.poll(() => numberIn(show)).toBe(promised)
        const counted = watched.apiRequests.filter((call) => call.endsWith('search/sites')).length
        await show.click()
        await expect(sheet).toBeHidden()
        await expect.poll(() => numberIn(found(page))).toBe(promised)
        expect(new URL(page.url()).searchParams.getAll('accommodations')).toHaveLength(1)
        // What was counted is what is shown: nothing is asked twice.
        expect(watched.apiRequests.filter((call) => call.endsWith('search/sites'))).toHaveLength(counted)
      })
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a range of prices is a form', async ({ page }) => {
        await page.goto(results)
        const all = await numberIn(found(page))
        const prices = page.getByRole('group', { name: t('facets.price') })
        await expect(prices.getByRole('slider')).toHaveCount(0)
        await prices.getByRole('spinbutton', { name: t('facets.price.to') }).fill('500')
        await page.getByRole('button', { name: t('facets.filters.apply') }).click()
        expect(new URL(page.url()).searchParams.get('priceTo')).toBe('500')
        expect(await numberIn(found(page))).toBeLessThan(all)
        await expect(chips(page).getByRole('link')).toHaveCount(1)
      })

      test('nothing found is complete as the server wrote it', async ({ page }) => {
        await page.goto(await emptySearch(page, site))
        const ways = empty(page).getByRole('listitem').getByRole('link')
        expect(await ways.count()).toBeGreaterThanOrEqual(4)
        const count = await numberIn(ways.first().locator('span'))
        await ways.first().click()
        expect(await numberIn(found(page))).toBe(count)
      })
    })
  })
}
