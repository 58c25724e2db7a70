import { editionToday } from '@camping/editions/edition-today.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { chooseAccommodation } from '../steps/campsite.ts'
import { bookAsGuest } from '../steps/checkout.ts'
import { recordConfirmation } from '../steps/confirmation.ts'
import { journeyIn, saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { openCheapestCampsite } from '../steps/results.ts'
import { searchFromHome } from '../steps/search.ts'
import { expect, test, type PageWatch } from '../watched-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

/** Every edition of the house takes part in experiments, the white-label does not. */
const t = textOf('ie')
const visitor = 'visitor-of-the-journeys'
const today = editionToday(new Date())

type SearchBoxKind = 'alpha' | 'bravo'

interface Cookies {
  /** What the visitor answered to the question for consent; nobody asked yet without it. */
  readonly consent?: 'given' | 'withdrawn'
  /** The box that was picked on an earlier day or page. */
  readonly searchBox?: SearchBoxKind
}

async function setCookies(context: BrowserContext, { consent, searchBox }: Cookies): Promise<void> {
  const values: Record<string, string> = {
    ...(consent && {
      consent: JSON.stringify({ categories: consent === 'given' ? ['statistics'] : [], date: today }),
    }),
    ...(searchBox && { visitor, flags: JSON.stringify({ searchBox, date: today }) }),
  }
  const url = runState().address
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  )
}

const flagship = ({ apiRequests }: PageWatch) =>
  apiRequests.filter((name) => name.includes('/api/flagship/')).map((name) => name.split('?', 1)[0])

const boxIn = (page: Page) => page.locator('main [data-search-box]')

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  const found = (await context.cookies()).find((one) => one.name === name)
  return found && decodeURIComponent(found.value)
}

/** The search is sent and its results are there. */
async function resultsOf(page: Page): Promise<{ path: string; sites: string[] }> {
  await page.waitForURL((url) => url.pathname === '/ie/campsites/italy')
  // The address changes before the page does.
  await expect(page.locator('main h1')).toContainText('Italy')
  const names = page.locator('main article h3')
  await expect(names.first()).toBeVisible()
  await untilQuiet(page)
  const { pathname, search } = new URL(page.url())
  return { path: pathname + search, sites: await names.allInnerTexts() }
}

test('an app without the setting requests nothing, whatever was agreed to', async ({
  page,
  context,
  watched,
}) => {
  await setCookies(context, { consent: 'given', searchBox: 'alpha' })
  await openLive(page, runState().address.replace('localhost', 'lakeland.localhost') + '/nl/login')
  await untilQuiet(page)
  expect(flagship(watched)).toEqual([])
})

test('without consent nothing is requested, and nothing is left of an earlier one', async ({
  page,
  context,
  watched,
}) => {
  await setCookies(context, { consent: 'withdrawn', searchBox: 'bravo' })
  await openLive(page, `${runState().address}/ie`)
  await expect.poll(() => cookie(context, 'visitor')).toBeUndefined()
  expect(await cookie(context, 'flags')).toBeUndefined()
  await untilQuiet(page)
  expect(flagship(watched)).toEqual([])
})

test('with consent a box is picked once, and stays', async ({ page, context, watched }) => {
  await setCookies(context, { consent: 'given' })
  await openLive(page, `${runState().address}/ie`)
  await expect(boxIn(page)).toHaveAttribute('data-search-box', 'bravo')
  await expect.poll(() => cookie(context, 'flags')).toMatch(/"searchBox":"(alpha|bravo)"/)
  const { searchBox } = JSON.parse((await cookie(context, 'flags')) ?? '') as { searchBox: string }
  // It was there before it was picked: it does not change any more, and is not counted unless it was right.
  await expect(boxIn(page)).toHaveAttribute('data-search-box', 'bravo')
  const id = await cookie(context, 'visitor')
  const { expires = 0 } = (await context.cookies()).find(({ name }) => name === 'visitor') ?? {}
  expect(expires - Date.now() / 1000).toBeGreaterThan(34_559_000)

  for (const path of ['/ie', '/ie/campsites']) {
    await openLive(page, runState().address + path)
    await expect(boxIn(page)).toHaveAttribute('data-search-box', searchBox)
    await untilQuiet(page)
  }
  expect(await cookie(context, 'visitor')).toBe(id)
  expect(flagship(watched).filter((name) => name === 'GET /api/flagship/flags')).toHaveLength(1)
  expect(flagship(watched)).toContain('POST /api/flagship/visitorExpose')
})

test('both boxes lead from the same wishes to the same address and results', async ({ browser }) => {
  const search = async (searchBox: SearchBoxKind) => {
    const context = await browser.newContext()
    await setCookies(context, { consent: 'given', searchBox })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    await openLive(page, `${runState().address}/ie/campsites`)
    const box = boxIn(page)
    await expect(box).toHaveAttribute('data-search-box', searchBox)
    await box.getByLabel(t('search.duration')).selectOption('10')
    if (searchBox === 'alpha') {
      await box.getByLabel(t('alpha.country'), { exact: true }).selectOption({ label: 'Italy' })
      await expect(box.getByLabel(t('alpha.area'), { exact: true }).locator('option').nth(1)).toBeAttached()
      await box.getByRole('button', { name: t('search.submit') }).click()
    } else {
      const field = box.getByRole('combobox', { name: t('search.destination') })
      await field.fill('')
      await field.pressSequentially('Italy', { delay: 20 })
      await box
        .getByRole('option')
        .filter({ hasText: /^Italy/ })
        .first()
        .click()
    }
    const results = await resultsOf(page)
    await context.close()
    expect(troubles).toEqual([])
    return results
  }
  const [alpha, bravo] = [await search('alpha'), await search('bravo')]
  expect(alpha.path).toBe('/ie/campsites/italy?duration=10')
  expect(alpha.sites.length).toBeGreaterThan(0)
  expect(bravo).toEqual(alpha)
})

test('the Alpha box leads to the page of the area, opens anew in the header, and to /search without a place', async ({
  page,
  context,
  watched,
}) => {
  await setCookies(context, { consent: 'given', searchBox: 'alpha' })
  await openLive(page, `${runState().address}/ie`)
  const main = boxIn(page)
  await expect(main.getByLabel(t('alpha.area'), { exact: true })).toBeDisabled()
  await main.getByLabel(t('alpha.country'), { exact: true }).selectOption({ label: 'Italy' })
  await main.getByLabel(t('alpha.area'), { exact: true }).selectOption({ label: 'Lake Garda' })
  await main.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/ie/campsites/italy/lake-garda')
  await expect(page.locator('main h1')).toContainText('Lake Garda')
  await untilQuiet(page)

  const before = watched.apiRequests.length
  await page.getByRole('button', { name: t('shell.changeSearch') }).click()
  const panel = page.locator('#mobile-search [data-search-box=alpha]')
  await expect(panel.getByLabel(t('alpha.country'), { exact: true })).toHaveValue('italy')
  await expect(panel.getByLabel(t('alpha.area'), { exact: true })).toHaveValue('lake-garda')
  // Unchanged: the page stays, its search is run again.
  await panel.getByRole('button', { name: t('search.submit') }).click()
  await expect(panel).toBeHidden()
  await expect
    .poll(() => watched.apiRequests.slice(before).filter((name) => name.endsWith('search/sites')))
    .toHaveLength(1)

  await page.getByRole('button', { name: t('shell.changeSearch') }).click()
  await panel.getByLabel(t('alpha.country'), { exact: true }).selectOption('')
  await panel.getByLabel(t('search.duration')).selectOption('14')
  await panel.getByRole('button', { name: t('search.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/ie/search')
  expect(new URL(page.url()).search).toBe('?funnel=campsites&duration=14')
  // One exposure of the document, one search for each time it was sent: the API counts one of them.
  await expect
    .poll(() => flagship(watched))
    .toEqual([
      'POST /api/flagship/visitorExpose',
      ...Array.from({ length: 3 }, () => 'POST /api/flagship/event'),
    ])
})

test('a booking is counted once, after the search and the box that led to it', async ({
  page,
  context,
  watched,
}, { title, project }) => {
  const { address, folder } = runState()
  // A week that no other journey books in.
  const journey = { ...journeyIn({ site: 'ie', watched, address, page }), date: saturdayOfSummer(10) }
  const counted: string[] = []
  context.on('requestfinished', (request) => counted.push(new URL(request.url()).pathname))
  await setCookies(context, { consent: 'given', searchBox: 'bravo' })
  await openLive(page, `${address}/ie`)
  await searchFromHome(page, journey)
  const campsite = await openCheapestCampsite(page, journey)
  const chosen = await chooseAccommodation(campsite, journey)
  const booked = await bookAsGuest(campsite, journey, chosen)
  const count = (name: string) => counted.filter((path) => path === `/api/flagship/${name}`).length
  await expect.poll(() => count('transaction')).toBe(1)
  await recordConfirmation(campsite, journey, { chosen: booked, folder, title: `${project.name}: ${title}` })
  expect([count('visitorExpose'), count('event'), count('transaction')]).toEqual([1, 1, 1])
})
