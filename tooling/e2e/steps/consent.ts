import { buildPath } from '@camping/editions/build-path.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { apps } from '../all-apps.ts'
import { consentValue } from '../answered-consent.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { editionAt } from './example-pages.ts'

/** The app with a tag manager, in one of its editions. */
export const tagManagerId = 'GTM-LAKE001'
export const site = 'nl'
export const t = textOf(site)
export const measured = apps.find((one) => one.tagManagerId === tagManagerId)
export const origin = () => editionAt(runState().address, site, measured?.brand).origin
export const pageOf = (slug: string) => origin() + buildPath(site, 'info', { slug })
export const login = () => origin() + buildPath(site, 'login')

export const barOn = (page: Page, text = t) => page.getByRole('region', { name: text('consent.title') })
export const barButton = (page: Page, key: string, text = t) =>
  barOn(page, text).getByRole('button', { name: text(key), exact: true })
export const dataLayerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((one) =>
      Object.prototype.toString.call(one) === '[object Arguments]' ? Array.from(one as never) : one,
    ),
  )
export const eventsInDataLayer = async (page: Page) =>
  (await dataLayerOf(page)).flatMap((one) => (Array.isArray(one) ? [] : [(one as { event: string }).event]))
export const waiting = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('waiting-events') ?? '[]') as { event: string }[]).map(
      ({ event }) => event,
    ),
  )

export async function answerOf(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies(origin())).find(({ name }) => name === 'consent')
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as { categories: unknown }).categories
}

export async function answered(
  context: BrowserContext,
  categories: readonly string[],
  days = 0,
): Promise<void> {
  await context.addCookies([{ name: 'consent', value: consentValue(categories, days), url: origin() }])
}
