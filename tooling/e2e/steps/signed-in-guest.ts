import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import { bookStay, type BookedStay } from './booked-stay.ts'
import type { Edition } from './example-pages.ts'
import { saturdayOfSummer } from './journey.ts'

export interface SignedInGuest {
  readonly stay: BookedStay
  /** Base path of the edition's calls. */
  readonly api: string
  readonly addressOf: (name: RouteName) => string
}

/** Books a week through the API, and signs the guest in with the reference as the login page does. */
export async function signedInGuest(
  page: Page,
  edition: Edition,
  { week, journey }: { week: number; journey: string },
): Promise<SignedInGuest> {
  const { origin, brand, site } = edition
  const stay = await bookStay(edition, { mode: 'instant', date: saturdayOfSummer(week), journey })
  const { bookingRef, email } = stay
  const api = `${origin}/api/twenty/v2/${brand}/${markets[site].apiLocale}`
  // By the browser itself, which knows names below .localhost and says where it comes from.
  if (!page.url().startsWith(`${origin}/`)) await page.goto(`${origin}/robots.txt`)
  const status = await page.evaluate(
    async ({ url, body }) =>
      (await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status,
    { url: `${api}/customer-portal/authenticate-booking`, body: JSON.stringify({ email, bookingRef }) },
  )
  expect(status).toBe(200)
  return {
    stay,
    api,
    addressOf: (name) => origin + buildPath(site, name, { bookingId: bookingRef }),
  }
}
