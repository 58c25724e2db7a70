import type {
  BookingStay,
  HeldChangeReleased,
  StayChangeQuote,
  StayChangeReply,
  StayWish,
} from '@camping/contract/booking-stay.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql, type Kysely } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/schema.ts'
import type { PortalBooking, PortalDesk } from './portal-desk.ts'

export interface Wish {
  readonly dateFrom: string
  readonly nights: number
  readonly accommodationId?: number
  readonly party?: StayWish['party']
  readonly extras?: StayWish['extras']
  readonly covers?: StayWish['covers']
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
  const read = async (booking: PortalBooking) =>
    (await desk.ask<BookingStay>('GET', booking, { path: '/stay' })).body
  return {
    read,
    /** The booked stay with other people: who leaves by their rows, adults and the ages of children who join. */
    async withParty(
      booking: PortalBooking,
      { leaving = [], adults = 0, childAges = [] }: Partial<NonNullable<StayWish['party']>>,
    ): Promise<Wish> {
      const { accommodationId, dateFrom, nights, revision } = await read(booking)
      return { accommodationId, dateFrom, nights, party: { revision, leaving, adults, childAges } }
    },
    release: (booking: PortalBooking) =>
      desk.ask<HeldChangeReleased>('DELETE', booking, { path: '/stay/held' }),
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

/** Ends the time of the change that a booking waits for, as half an hour would. */
export async function holdEnds(db: Kysely<Database>, { id }: PortalBooking): Promise<void> {
  await sql`
    with over as (
      update held_changes set expires_at = clock_timestamp()
      where booking_id = ${id} and state = 'held' returning booking_id, expires_at)
    update unit_occupations o set expires_at = over.expires_at from over
    where o.booking_id = over.booking_id and o.state = 'held'`.execute(db)
}
