import type { Page } from '@playwright/test'
import { noConsentAnswer } from '../answered-consent.ts'
import { runState } from '../run-state.ts'
import { bookStay } from '../steps/booked-stay.ts'
import {
  answered,
  answerOf,
  barButton,
  eventsInDataLayer,
  login,
  measured,
  origin,
  pageOf,
  site,
  t,
  tagManagerId,
  dataLayerOf,
  waiting,
} from '../steps/consent.ts'
import { editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { isLive } from '../steps/live-page.ts'
import { tagSource, withoutTagManager } from '../steps/tag-manager.ts'
import { expect, test } from '../watched-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'

/** The document itself, to see whether a page came in place. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

test('there is an app with a tag manager to test', () => expect(measured?.sites).toContain(site))

test.use({ storageState: noConsentAnswer })
test('who accepts is measured, but not where one signs in; and can take it back', async ({
  page,
  context,
}) => {
  const asked = await withoutTagManager(context)
  const answer = await page.goto(pageOf('algemene-voorwaarden'))
  expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self' ${runState().sandbox};`)
  await barButton(page, 'consent.accept').click()
  await expect.poll(() => asked).toEqual([`${tagSource()}/gtm.js?id=${tagManagerId}`])
  await expect.poll(() => page.evaluate(() => 'tagsLoaded' in window), 'the policy lets it run').toBe(true)
  const [denied, granted, ...rest] = await dataLayerOf(page)
  expect(denied).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ])
  expect(granted).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ])
  expect(rest).toContainEqual(
    expect.objectContaining({ event: 'page_view', page_location: pageOf('algemene-voorwaarden') }),
  )
  expect(await answerOf(context)).toEqual(['statistics', 'marketing'])

  // In place to the next page with tags; anew to one without.
  await mark(page)
  const links = page.getByRole('contentinfo')
  // Before, its links load the next page anew (decision 035).
  await expect.poll(() => isLive(links)).toBe(true)
  await links.getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => eventsInDataLayer(page)).toEqual(['gtm.js', 'page_view', 'page_view'])
  const loginPage = page.waitForResponse((response) => response.url() === login() && response.ok())
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.account') })
    .first()
    .click()
  expect((await loginPage).headers()['content-security-policy']).toContain("script-src 'self';")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Its frame sends what happens here, and the page itself has nothing of it.
  await expect.poll(() => asked).toHaveLength(2)
  await expect.poll(() => waiting(page)).toEqual([])
  expect(await isSameDocument(page)).toBe(false)
  expect(await page.evaluate(() => 'dataLayer' in window || 'tagsLoaded' in window)).toBe(false)
  await links.getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  await expect.poll(() => eventsInDataLayer(page)).toEqual(['gtm.js', 'page_view'])

  // Withdrawn on the page that says so: at once, with what tags have left.
  await context.addCookies(['_ga', '_ga_ABC', '_gcl_au'].map((name) => ({ name, value: '1', url: origin() })))
  await mark(page)
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: t('consent.marketing') })
    .click()
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(
    page.getByRole('main').getByRole('checkbox', { name: t('consent.marketing') }),
  ).not.toBeChecked()
  expect(await answerOf(context)).toEqual(['statistics'])
  await untilQuiet(page)
  expect(
    (await context.cookies(origin())).map(({ name }) => name).filter((name) => name.startsWith('_g')),
  ).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(asked).toHaveLength(3)
})

test('a page without tags sends its events through a frame that reaches nothing of it', async ({
  page,
  context,
}) => {
  const edition = editionAt(runState().address, site, measured?.brand)
  const date = saturdayOfSummer(36)
  const booked = await bookStay(edition, { mode: 'instant', date, journey: 'consent' })
  // In place of the stand-in: whatever code may run there says what it can reach.
  await context.route(`${tagSource()}/gtm.js*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const reach = (read) => { try { return String(read()) } catch { return 'refused' } }
        window.reached = [() => parent.document.title, () => document.cookie, () => localStorage.length,
          () => parent.location.href].map(reach).concat(document.referrer, origin)`,
    }),
  )
  await answered(context, ['statistics', 'marketing'])
  const answer = await page.goto(booked.address)
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
  await expect.poll(() => waiting(page)).toEqual([])
  const frame = () => page.frames().find((one) => one.url().endsWith('/tag-frame'))
  await expect.poll(() => frame()?.evaluate(() => 'reached' in window)).toBe(true)
  expect(await frame()?.evaluate(() => (window as never as { reached: string[] }).reached)).toEqual([
    ...Array.from({ length: 4 }, () => 'refused'),
    '',
    'null',
  ])
  const sent = () => frame()?.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer))
  await expect.poll(sent).toContain('"purchase"')
  expect(await sent()).toContain(booked.bookingRef)
  expect(await sent()).not.toContain(booked.cartId)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
