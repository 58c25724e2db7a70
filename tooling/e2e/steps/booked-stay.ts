import { buildPath } from '@camping/editions/build-path.ts'
import { recordBooking, type BookingRecord } from '../booking-records.ts'
import { runState } from '../run-state.ts'
import { callApi, guestOf, type Edition } from './example-pages.ts'

interface Found {
  readonly sites: readonly {
    readonly availabilityStatus: string
    readonly bestAccommodation: { readonly id: number } | null
  }[]
}

export interface BookedStay {
  readonly cartId: string
  readonly bookingRef: string
  /** Address of its confirmation page. */
  readonly address: string
  readonly email: string
  /** What the look into the database will find besides the order itself. */
  expect(change: Pick<BookingRecord, 'moreEvents' | 'refunded' | 'repriced' | 'released'>): void
}

export interface RequestedStay {
  /** Booked at once, or asked for. */
  readonly mode: 'instant' | 'on-request'
  /** 'YYYY-MM-DD'; a day of its own for every journey. */
  readonly date: string
  readonly journey: string
}

/** Books a week through the API, as the checkout does. */
export async function bookStay(edition: Edition, requested: RequestedStay): Promise<BookedStay> {
  const cart = await holdStay(edition, requested)
  const booker = guestOf(cart.id)
  const { bookingRef } = await callApi<{ bookingRef: string }>(edition, `cart/${cart.id}/book`, {
    idempotencyKey: `stay-${cart.id}`,
    booker,
    travellers: [{ firstName: 'Alex', lastName: 'Example' }],
    acceptedTotal: cart.total,
    acceptedTerms: true,
  })
  const record: BookingRecord = {
    journey: requested.journey,
    site: edition.site,
    cartId: cart.id,
    bookingRef,
    currency: cart.currency,
    total: cart.total,
    adults: 2,
    childAges: [],
  }
  const { folder } = runState()
  recordBooking(folder, record)
  const path = buildPath(edition.site, 'bookingConfirmation', { cartId: cart.id })
  return {
    cartId: cart.id,
    bookingRef,
    address: edition.origin + path,
    email: booker.email,
    expect: (change) => recordBooking(folder, { ...record, ...change }),
  }
}

/** A cart for a week, as a partner's site makes it. */
export async function holdStay(
  edition: Edition,
  { mode, date }: RequestedStay,
): Promise<{ id: string; total: number; currency: string }> {
  for (let page = 1; page <= 20; page += 1) {
    const { sites } = await callApi<Found>(edition, 'search/sites', {
      parameters: { date, duration: 7 },
      paging: { page },
    })
    const status = mode === 'instant' ? ['available', 'few'] : ['on-request']
    for (const { availabilityStatus, bestAccommodation } of sites) {
      if (!bestAccommodation || !status.includes(availabilityStatus)) continue
      const cart = await callApi<{ id: string; total: number; currency: string }>(edition, 'cart', {
        accommodationId: bestAccommodation.id,
        date,
        duration: 7,
        persons: { adults: 2, children: [] },
      }).catch((error: Error) => {
        // Somebody else took the last one; the next campsite will do.
        if (error.message.startsWith('409')) return undefined
        throw error
      })
      if (cart) return cart
    }
  }
  throw new Error(`Nothing is free in ${edition.site}`)
}
