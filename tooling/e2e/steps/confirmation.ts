import type { Page } from '@playwright/test'
import { recordBooking } from '../booking-records.ts'
import { expect } from '../watched-page.ts'
import type { ChosenAccommodation } from './campsite.ts'
import type { Journey } from './journey.ts'
import { addedUpTotal } from './price-table.ts'
import { requestedStay } from './search.ts'
import { untilQuiet } from './quiet-page.ts'
import { expectLive } from './live-page.ts'

const reference = /^[0-9A-HJKMNP-TV-Z]{10}$/

/** The booking has a reference, which a reload shows again without a further call; leaves a note for the last look. */
export async function recordConfirmation(
  page: Page,
  journey: Journey,
  { chosen, folder, title }: { chosen: ChosenAccommodation; folder: string; title: string },
): Promise<void> {
  const { site, market, watched } = journey
  const shown = page.getByRole('main').getByText(reference)
  await expect(shown).toBeVisible()
  const bookingRef = (await shown.innerText()).trim()
  watched.apiRequests.length = 0
  await page.reload()
  await expectLive(page)
  await untilQuiet(page)
  await expect(shown).toHaveText(bookingRef)
  await expect(page.getByText(chosen.name).first()).toBeVisible()
  // Whoever booked is signed in to the booking, and the header asks who is there; nothing else is asked again.
  const who = watched.apiRequests.filter((request) => request === `GET /api/${market.apiLocale}/user`)
  expect(who.length).toBeLessThanOrEqual(1)
  expect(watched.apiRequests, 'calls repeated by the browser').toEqual(who)
  const total = await addedUpTotal(page, journey)
  expect(total).toBe(chosen.total)
  const { cartId } = chosen
  const { adults, childAge } = requestedStay
  recordBooking(folder, {
    journey: title,
    site,
    cartId,
    bookingRef,
    currency: market.currency,
    total,
    adults,
    childAges: [childAge],
  })
}
