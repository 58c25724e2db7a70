import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import { beginsWith } from './journey.ts'
import type { Journey } from './journey.ts'
import { priceIn } from './results.ts'
import { requestedStay } from './search.ts'

export interface ChosenAccommodation {
  readonly name: string
  /** Minor units, as the row showed it. */
  readonly total: number
  readonly cartId: string
}

/** The name of a button that chooses an accommodation: 'Choose: …'. */
export const choosing = (t: Journey['t']) =>
  beginsWith(t('shell.pair', { label: t('campsite.choose'), text: '' }).trimEnd())

/** Chooses the first accommodation that is free for the stay; ends in the checkout. */
export async function chooseAccommodation(page: Page, journey: Journey): Promise<ChosenAccommodation> {
  const { t, site, amountIn } = journey
  expect(new URL(page.url()).searchParams.get('duration') ?? `${requestedStay.nights}`).toBe(
    `${requestedStay.nights}`,
  )
  const button = page.getByRole('button', { name: choosing(t) }).first()
  const row = page.getByRole('article').filter({ has: button }).first()
  const name = (await row.getByRole('heading').innerText()).trim()
  const total = await amountIn(priceIn(row))
  await button.click()
  await page.waitForURL((url) =>
    url.pathname.startsWith(buildPath(site, 'booking', { cartId: 'x' }).slice(0, -1)),
  )
  // The address changes first, the campsite stays until the checkout is ready.
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
  const cartId = new URL(page.url()).pathname.split('/').at(-1)!
  // On phones what is booked is in the sheet of the summary.
  const summary = page.locator('aside button[aria-expanded=false]:visible')
  if (await summary.count()) await summary.click()
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  const sheet = page.getByRole('dialog', { name: t('checkout.summary') })
  if (await sheet.count()) await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  return { name, total, cartId }
}
