import { randomBytes } from 'node:crypto'
import { createCart, bookCart, getCart } from '@camping/contract/booking.endpoints.ts'
import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { recordBooking } from './booking-records.ts'
import { publicPages } from './public-pages.ts'
import { runState } from './run-state.ts'
import { fromSomeNetwork } from './some-network.ts'
import { guestOf } from './steps/example-pages.ts'
import { saturdayOfSummer } from './steps/journey.ts'

export interface Edition {
  readonly address: string
  readonly site: SiteCode
}

/** One call of the API of an edition, as another visitor sends it: with nothing of the page's. Fails unless it is answered. */
export async function callApi<Request, Reply>(
  { address, site }: Edition,
  endpoint: Endpoint<Request, Reply>,
  request: Request,
): Promise<{ status: number; body: Reply }> {
  const { path, rest } = placeRequest(endpoint.path, request as object)
  const withBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const answer = await fetch(
    `${address}${basePath(endpoint.base, 'alder', markets[site].apiLocale)}/${path}`,
    {
      method: endpoint.method,
      headers: { ...fromSomeNetwork(), ...(withBody && { 'content-type': 'application/json' }) },
      ...(withBody && { body: JSON.stringify(rest) }),
    },
  )
  return { status: answer.status, body: (await answer.json()) as Reply }
}

/**
 * A cart with the first accommodation that is free at the first campsite of the results.
 * @param apart the last one in the last week: other journeys begin with the first
 */
export async function openCart(page: Page, edition: Edition, { apart = false } = {}): Promise<Cart> {
  const { campsite } = await publicPages(page, edition)
  const { pathname, searchParams } = new URL(campsite ?? '')
  const slug = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const { body: site } = await callApi(edition, getSite, { slug })
  const persons = { adults: 2, children: [] }
  const duration = Number(searchParams.get('duration') ?? 7)
  // Many journeys book here: where the first week is gone, a later one is not.
  const dates = [searchParams.get('date'), ...[3, 4, 5, 6, 7].map((week) => saturdayOfSummer(week))]
  for (const date of apart ? dates.toReversed() : dates) {
    const { body: offer } = await callApi(edition, siteAccommodations, {
      id: site.id,
      date,
      duration,
      persons,
    })
    const accommodations = apart ? offer.accommodations.toReversed() : offer.accommodations
    for (const { id, displayPrice } of accommodations) {
      if (!displayPrice) continue
      const { status, body } = await callApi(edition, createCart, {
        accommodationId: id,
        date: offer.stay.date,
        duration: offer.stay.nights,
        persons,
      })
      if (status === 200) return body
    }
  }
  throw new Error(`Nothing is free at ${campsite}`)
}

/**
 * An order as a guest sends it, at the total the cart has now; leaves a note for the look into the database, with the
 * name of the journey.
 */
export async function bookByApi(
  edition: Edition,
  { id, journey }: { id: string; journey: string },
): Promise<BookingConfirmation> {
  const { body: cart } = await callApi(edition, getCart, { id })
  const { status, body } = await callApi(edition, bookCart, {
    id,
    idempotencyKey: randomBytes(16).toString('hex'),
    booker: guestOf(id),
    travellers: [{ firstName: 'Alex', lastName: 'Example' }],
    acceptedTotal: cart.total,
    acceptedTerms: true,
  })
  if (status !== 200) throw new Error(`The order was not taken: ${JSON.stringify(body)}`)
  recordBooking(runState().folder, {
    journey,
    site: edition.site,
    cartId: id,
    bookingRef: body.bookingRef,
    currency: cart.currency,
    total: cart.total,
    adults: cart.party.adults,
    childAges: cart.party.children.map(({ age }) => age),
  })
  return body
}

export const checkoutPath = (site: SiteCode, cartId: string) => buildPath(site, 'booking', { cartId })
export const confirmationPath = (site: SiteCode, cartId: string) =>
  buildPath(site, 'bookingConfirmation', { cartId })
