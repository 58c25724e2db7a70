import type { StayChangeQuote, StayChangeReply } from '@camping/contract/booking-stay.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { randomBytes } from 'node:crypto'
import type { PortalBooking, PortalDesk } from './portal-desk.ts'

export interface Wish {
  readonly dateFrom: string
  readonly nights: number
  readonly accommodationId?: number
}

type Refusal = Problem & { quote: StayChangeQuote; least: number; rule: string }

/** The calls about another stay, for the tests. */
export function stayCalls(desk: Pick<PortalDesk, 'ask'>) {
  const wished = (wish: Wish) => ({ accommodationId: 12, ...wish })
  const quote = (booking: PortalBooking, wish: Wish, token = booking.asBooking) =>
    desk.ask<StayChangeQuote & Refusal>('POST', booking, {
      path: '/stay/quote',
      token,
      body: wished(wish),
    })
  const accept = (
    booking: PortalBooking,
    wish: Wish,
    seen: Pick<StayChangeQuote, 'due' | 'refund'> & { after: { total: number } },
    { token = booking.asBooking, key = randomBytes(16).toString('base64url') } = {},
  ) =>
    desk.ask<StayChangeReply & Refusal>('POST', booking, {
      path: '/stay',
      token,
      body: {
        ...wished(wish),
        idempotencyKey: key,
        acceptedTotal: seen.after.total,
        acceptedDue: seen.due,
        acceptedRefund: seen.refund,
      },
    })
  return {
    quote,
    accept,
    /** Looks at the amounts and accepts them. */
    async change(booking: PortalBooking, wish: Wish) {
      const { status, body } = await quote(booking, wish)
      return status === 200
        ? await accept(booking, wish, body)
        : { status, body: body as unknown as Refusal & StayChangeReply }
    },
  }
}
