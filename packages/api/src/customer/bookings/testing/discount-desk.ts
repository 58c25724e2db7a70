import type { BookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import type { DiscountRefused } from '@camping/contract/cart-discount.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { Insertable } from 'kysely'
import { randomBytes } from 'node:crypto'
import { today } from '../../../booking/testing/booking-world.ts'
import { dateOfDay, dayNumber } from '../../../catalogue/search/read-model/day-number.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { PortalBooking, PortalDesk } from './portal-desk.ts'

type Refusal = Problem & DiscountRefused & { quote: BookingDiscountQuote }
type Seen = Pick<BookingDiscountQuote, 'total' | 'due' | 'refund'>

let codes = 0

/** The calls about a discount code that was forgotten, for the tests. */
export function discountCalls(desk: Pick<PortalDesk, 'ask' | 'db' | 'book'>) {
  const quote = (booking: PortalBooking, code: string, token = booking.asBooking) =>
    desk.ask<BookingDiscountQuote & Refusal>('POST', booking, {
      path: '/discount/quote',
      token,
      body: { code },
    })
  const accept = (
    booking: PortalBooking,
    code: string,
    { total, due, refund }: Seen,
    { token = booking.asBooking, key = randomBytes(16).toString('base64url') } = {},
  ) =>
    desk.ask<BookingDiscountQuote & Refusal>('POST', booking, {
      path: '/discount',
      token,
      body: {
        code,
        idempotencyKey: key,
        acceptedTotal: total.after,
        acceptedDue: due,
        acceptedRefund: refund,
      },
    })
  return {
    quote,
    accept,
    /** Looks at the amounts and accepts them. */
    async enter(booking: PortalBooking, code: string) {
      const seen = await quote(booking, code)
      return seen.status === 200 ? await accept(booking, code, seen.body) : seen
    },
    /** A booking of three days ago, by the calendar of the desk. */
    async book(wish: Parameters<PortalDesk['book']>[0] = {}) {
      const booking = await desk.book(wish)
      const created_at = `${dateOfDay(dayNumber(today) - 3)}T10:00:00Z`
      await desk.db.updateTable('bookings').set({ created_at }).where('id', '=', booking.id).execute()
      return booking
    },
    rowOf: ({ id }: PortalBooking) =>
      desk.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    usesOf: async (code: string) =>
      await desk.db
        .selectFrom('discount_uses as u')
        .innerJoin('discounts as d', 'd.id', 'u.discount_id')
        .select(['u.booking_id', 'u.given_back_at'])
        .where('d.code', '=', code)
        .execute(),
    /** A code of ten percent, or of other terms. */
    async newCode(terms: Partial<Insertable<Database['discounts']>> = {}) {
      codes += 1
      const code = `LATER${codes}`
      await desk.db
        .insertInto('discounts')
        .values({ brand: 'alder', code, percent: 10, ...terms })
        .execute()
      return code
    },
  }
}
