import { buildPath } from '@camping/editions/build-path.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import { beginsWith } from './journey.ts'
import type { Journey } from './journey.ts'
import { openQuiet } from './quiet-page.ts'

/** What every journey looks for: a week in France for two adults and a child. */
export const requestedStay = { typed: 'Fran', nights: 7, adults: 2, childAge: 8 }

/** Opens the home page, which must come complete: in its language, and without a further call for data. */
export async function openHome(page: Page, journey: Journey): Promise<void> {
  const { site, market, watched, address } = journey
  await openQuiet(page, address + buildPath(site, 'home'))
  await expect(page.locator('html')).toHaveAttribute('lang', market.languageTag)
  expect(watched.apiRequests, 'calls repeated by the browser').toEqual([])
}

/** Fills the search box by hand; choosing a place sends it (search-16), to /search because no funnel is set. */
export async function searchFromHome(page: Page, journey: Journey): Promise<void> {
  const { site, t, date } = journey
  const box = page.getByRole('main').getByRole('search', { name: t('search.label') })
  await chooseDate(page, { box, journey })
  await box.getByLabel(t('search.duration')).selectOption(`${requestedStay.nights}`)
  await choosePartyWithChild(box, journey)
  await chooseDestination(box, journey)
  await page.waitForURL((url) => url.pathname === buildPath(site, 'search'))
  const query = new URL(page.url()).searchParams
  expect(query.get('date')).toBe(date)
  expect(query.getAll('children')).toEqual([`${requestedStay.childAge}`])
  expect(query.get('country')).toMatch(/^fran/)
}

async function chooseDestination(box: Locator, { t }: Journey): Promise<void> {
  const field = box.getByRole('combobox', { name: t('search.destination') })
  await field.click()
  await field.pressSequentially(requestedStay.typed, { delay: 20 })
  const suggestion = box
    .getByRole('option')
    .filter({ hasText: /^Fran(ce|kreich|krijk|cia)/ })
    .first()
  await suggestion.click()
}

async function chooseDate(page: Page, { box, journey }: { box: Locator; journey: Journey }): Promise<void> {
  const { t, date } = journey
  await box.getByRole('button', { name: beginsWith(`${t('search.date')}:`) }).click()
  const dialog = page.getByRole('dialog', { name: t('search.date') })
  await dialog.getByLabel(t('calendar.month'), { exact: true }).selectOption(date.slice(0, 7))
  await dialog.locator(`[data-date="${date}"]`).click()
  await expect(dialog).toBeHidden()
}

/** A child without an age is refused in words, before its age is chosen. */
async function choosePartyWithChild(box: Locator, { t }: Journey): Promise<void> {
  await box.locator(`summary[aria-label^=${JSON.stringify(t('search.party'))}]`).click()
  const panel = box.getByRole('group', { name: t('search.party') })
  await panel.getByRole('button', { name: t('search.party.moreChildren') }).click()
  await panel.getByRole('button', { name: t('search.party.done') }).click()
  await expect(
    panel
      .getByText(t('search.party.ageMissing'))
      .or(box.getByText(t('search.party.ageMissing')))
      .filter({ visible: true })
      .last(),
  ).toBeVisible()
  await panel.getByLabel(t('search.party.childAge', { number: 1 })).selectOption(`${requestedStay.childAge}`)
  await panel.getByRole('button', { name: t('search.party.done') }).click()
  await expect(panel).toBeHidden()
}
