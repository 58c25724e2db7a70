import { buildPath } from '@camping/editions/build-path.ts'
import { chromium, type Page } from '@playwright/test'
import { builtFile } from '../built-file.ts'
import { withoutGraphics } from '../launched-browser.ts'
import { publicPages } from '../public-pages.ts'
import { runState } from '../run-state.ts'
import { fromSomeNetwork } from '../some-network.ts'
import { withFilterColumn } from '../steps/filter-column.ts'
import { openQuiet, untilQuiet } from '../steps/quiet-page.ts'
import { expect, test } from '../watched-page.ts'

// Where no map stands beside the list, which asks for its own campsites.
test.use({ savesData: false, viewport: withFilterColumn })

const site = 'uk'
const address = (name: 'home' | 'searchAndBook') => runState().address + buildPath(site, name)

test('the page behind a link is there before it is followed, and is not fetched twice', async ({
  page,
  watched,
}) => {
  await openQuiet(page, address('home'))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const destinationPage = builtFile('uk', 'destination-page.tsx')
  const link = page.locator('main a[href*="/spain"]:not([target])').first()
  const before = watched.apiRequests.length
  await link.hover()
  await expect.poll(() => scripts.some((path) => path.endsWith(destinationPage))).toBe(true)
  await untilQuiet(page)
  const foreseen = watched.apiRequests.slice(before)
  expect(foreseen.some((call) => call.includes('/search/sites'))).toBe(true)
  await expect(page, 'nothing is followed yet').toHaveURL(address('home'))
  // Under a pointer that stays, a link of the next page would be prepared as well.
  await page.mouse.move(1, 1)
  await link.press('Enter')
  await page.waitForURL(/\/spain/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  const again = watched.apiRequests.slice(before + foreseen.length)
  expect(again.filter((call) => foreseen.includes(call))).toEqual([])
})

test('a campsite, which opens in a tab of its own, is rendered while the pointer rests on its link', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(fromSomeNetwork())
  const purposes: string[] = []
  // Requests of documents in advance belong to no page that Playwright has.
  const client = await context.newCDPSession(page)
  await client.send('Preload.enable')
  client.on('Preload.prerenderStatusUpdated', ({ key, status, prerenderStatus }) =>
    purposes.push(`${new URL(key.url).pathname} ${status} ${prerenderStatus ?? ''}`.trim()),
  )
  const rules: string[] = []
  client.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorMessage ?? 'understood'))
  await page.goto(address('searchAndBook'))
  await expect.poll(() => rules, { message: 'the browser understands the rules' }).toEqual(['understood'])
  const link = page.locator('main a[target=_blank]').first()
  await link.hover()
  await expect
    .poll(() => purposes.join('\n'), { message: 'rendered in advance' })
    .toContain(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname)
})

/**
 * What of a page would keep it out of the browser's cache for Back and Forward. The browser of the journeys has no such cache, but
 * names every reason; only those that a page can do something about count.
 */
async function reasonsAgainstKeeping(page: Page, leaveTo: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  const told = new Promise<string[]>((resolve) =>
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      ),
    ),
  )
  await page.goto(leaveTo)
  // The page is left while the browser answers.
  await client.send('Runtime.evaluate', { expression: 'history.back()' }).catch(() => undefined)
  return told
}

test('Back finds a page as it was: nothing of it excludes it from the cache of the browser', async ({
  page: reader,
}) => {
  const pages = await publicPages(reader, { address: runState().address, site })
  const browser = await chromium.launch({
    ...withoutGraphics,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  const seen: Record<string, string[]> = {}
  const shown = ['home', 'destination', 'results', 'campsite', 'themes'] as const
  for (const name of shown) {
    await page.goto(pages[name] ?? '')
    await page.waitForSelector('html[data-alive]')
    seen[name] = await reasonsAgainstKeeping(page, `${address('home')}?other`)
  }
  expect(seen).toEqual(Object.fromEntries(shown.map((name) => [name, []])))

  await page.goto(address('home'))
  await page.evaluate(() => addEventListener('unload', () => undefined))
  expect(await reasonsAgainstKeeping(page, address('searchAndBook'))).toContain(
    'UnloadHandlerExistsInMainFrame',
  )
  await browser.close()
})
