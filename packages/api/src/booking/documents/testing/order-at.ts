import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { bookBody, cartBody, type Desk } from '../../testing/booking-desk.ts'

export interface OrderChanges {
  readonly cart?: object
  readonly order?: object
}

/** For tests only: bookings with extras in an edition of the house, each in its own week from September on. */
export function orderAt(desk: Desk) {
  let week = 0
  return async (site: SiteCode, changes: OrderChanges = {}) => {
    const edition = `alder/${markets[site].apiLocale}`
    const date = new Date(Date.UTC(2027, 8, 4 + 7 * (week += 1))).toISOString().slice(0, 10)
    const { body: opened } = await desk.createCart(cartBody({ date, ...changes.cart }), edition)
    const body = {
      extras: opened.availableExtras.map(({ id, min, max }) => ({ id, quantity: Math.min(max, min || 2) })),
    }
    const { body: cart } = await desk.call<typeof opened>('PUT', `cart/${opened.id}`, { body, edition })
    const { status, body: booking } = await desk.book(cart.id, bookBody(cart.total, changes.order), edition)
    if (status !== 200) throw new Error(`Booking in ${site} answered ${status}`)
    return { cart, edition, booking: booking as BookingConfirmation }
  }
}

export type Order = ReturnType<typeof orderAt>
