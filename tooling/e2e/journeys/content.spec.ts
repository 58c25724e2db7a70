import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { journeySites } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet, untilQuiet } from '../steps/quiet-page.ts'
import { expectLive } from '../steps/live-page.ts'

test.use({ drawsPictures: true })

const open = (page: Page, path: string) => openQuiet(page, runState().address + path)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const site of journeySites) {
  const t = textOf(site)

  test(`from home to a country, a region and a town, each with its questions: ${site}`, async ({ page }) => {
    await open(page, buildPath(site, 'home'))
    const countries = page.getByRole('region', { name: t('home.countries.title') })
    await countries.getByRole('link').first().click()
    const regions = page.getByRole('region', { name: t('destination.areas') })
    await expect(regions).toBeVisible()
    await expect(title(page)).toHaveCount(1)

    // A question opens by keyboard and says its answer.
    const question = page
      .getByRole('region', { name: t('guide.faq') })
      .locator('details')
      .first()
    await expect(question.locator('p')).toBeHidden()
    await question.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(question.locator('p')).toBeVisible()

    await regions.getByRole('link').first().click()
    const towns = page.getByRole('region', { name: t('destination.cities') })
    await expect(towns).toBeVisible()
    const town = towns.getByRole('link').first()
    await town.click()
    await expect(page.getByRole('region', { name: t('destination.cities') })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(title(page)).toHaveCount(1)
  })

  test(`words find places, campsites and ideas, and lead there: ${site}`, async ({ page }) => {
    await open(page, buildPath(site, 'freeSearch'))
    await expect(title(page)).toHaveText(t('find.title'))
    const field = page.getByRole('main').getByRole('searchbox', { name: t('find.label') })
    await field.fill('gard')
    await field.press('Enter')
    await expect(page).toHaveURL(/free-search\?query=gard$/)
    await expect(title(page)).toContainText('gard')
    const places = page.getByRole('region', { name: new RegExp(`^${t('find.places')} \\(`) })
    await expect(places.getByRole('link').first()).toContainText(/gard/i)
    await places.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: t('destination.cities') })).toBeVisible()

    await open(page, `${buildPath(site, 'freeSearch')}?query=xqzwvk`)
    await expect(page.getByRole('link', { name: t('find.empty.all') })).toBeVisible()
  })

  test(`an idea shows campsites that suit, with totals: ${site}`, async ({ page }) => {
    await open(page, buildPath(site, 'themes'))
    await page
      .getByRole('main')
      .locator(`a[href^="${buildPath(site, 'themes')}/"]`)
      .nth(1)
      .click()
    const suited = page.getByRole('region', { name: t('content.theme.sites') })
    await expect(suited.getByRole('article').first()).toContainText(t('results.card.included'))
    await expect(title(page)).toHaveCount(1)
  })
}

test('what is chosen on the home page stays in its address', async ({ page, watched }) => {
  const home = buildPath('uk', 'home')
  await open(page, home)
  const calls = watched.apiRequests.length
  await page.getByRole('main').locator('select[name="duration"]').selectOption('10')
  await expect(page).toHaveURL(/\/uk\?duration=10$/)
  expect(watched.apiRequests.slice(calls), 'an address is no reason to ask again').toEqual([])
  await page.reload()
  await expectLive(page)
  await untilQuiet(page)
  await expect(page.getByRole('main').locator('select[name="duration"]')).toHaveValue('10')
  // It took the place of the first entry: one step back leaves the page.
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test.describe('without network', () => {
  const installServiceWorker = async (page: Page, site: SiteCode) => {
    await open(page, buildPath(site, 'home'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    })
    // What a page loads after it is alive would fail without a network.
    await page.waitForLoadState('networkidle')
  }

  for (const site of ['uk', 'de-ch'] as const satisfies readonly SiteCode[]) {
    test(`an address that cannot be reached shows the offline page, and then itself: ${site}`, async ({
      page,
      context,
      watched,
    }) => {
      const t = textOf(site)
      await installServiceWorker(page, site)
      await context.setOffline(true)
      await page.goto(runState().address + buildPath(site, 'themes'), { waitUntil: 'load' })
      await expect(title(page)).toHaveText(t('offline.title'))
      await expect(page.getByRole('main').locator('svg').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(buildPath(site, 'themes'))
      // The worker's own attempt, and nothing else: the page it shows needs no network.
      expect(watched.troubles.splice(0)).toEqual([
        `failed: GET ${buildPath(site, 'themes')} net::ERR_INTERNET_DISCONNECTED`,
      ])

      await context.setOffline(false)
      await page.getByRole('link', { name: t('shell.error.retry') }).click()
      await expect(title(page)).toHaveText(t('content.themes.title'))
    })
  }

  test('pages are never old: the worker stores one page and passes on what the server sends', async ({
    page,
    watched,
  }) => {
    await installServiceWorker(page, 'uk')
    const names = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          found.push(new URL(request.url).pathname)
      return found
    })
    expect(names).toEqual(['/uk/offline'])
    watched.allow(404, '/uk/nowhere-at-all')
    const answer = await page.goto(`${runState().address}/uk/nowhere-at-all`)
    expect(answer?.status()).toBe(404)
    expect(answer?.fromServiceWorker()).toBe(true)
  })
})
