import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  bookBody,
  cartBody,
  type DatabaseKind,
  type DeskOptions,
  openDesk,
} from '../../../booking/testing/booking-desk.ts'
import type { CustomerEndpoint } from '../../customer-serving.ts'
import { openSession } from '../../session/open-session.ts'
import { hashToken } from '../../../platform/session/session-token.ts'
import { portalRoutes } from '../portal.routes.ts'

/** A booking for the tests of the portal, with a session for it and one of an account with its address. */
export interface PortalBooking {
  readonly ref: string
  readonly id: number
  readonly cartId: string
  /** `alder/nl`, as addresses of the API name it. */
  readonly edition: string
  /** Tokens. The session of the booking has just entered its code (customer/booking-code). */
  readonly asBooking: string
  readonly asCustomer: string
  readonly customerId: number
  readonly confirmation: BookingConfirmation
}

let guests = 0

interface BookingWish {
  readonly siteCode?: SiteCode
  readonly cart?: object
  readonly order?: object
  readonly extras?: object[]
  /** A discount code. */
  readonly code?: string
}

/** The API with booking and portal on its own database. */
export async function openPortalDesk(
  kind: DatabaseKind,
  others: readonly CustomerEndpoint[] = [],
  options: DeskOptions = {},
) {
  const desk = await openDesk(kind, [...portalRoutes, ...others], options)
  const { db, call } = desk
  // Per desk: ages refer to one summer, however many desks a process opened before.
  let weeks = 0

  /**
   * Books the next free week from the end of May on, in the Netherlands and for two adults and children of 5 and 16 where nothing
   * else is wanted.
   */
  async function book({ siteCode = 'nl', ...changes }: BookingWish = {}): Promise<PortalBooking> {
    const identity = { brand: 'alder', siteCode }
    const edition = `alder/${markets[siteCode].apiLocale}`
    guests += 1
    weeks += 1
    const email = `guest-${guests}@example.org`
    const date = new Date(Date.UTC(2027, 4, 22 + 7 * (weeks % 40))).toISOString().slice(0, 10)
    const { body: cart, status } = await desk.createCart(cartBody({ date, ...changes.cart }), edition)
    expect(status, JSON.stringify(cart)).toBe(200)
    let { total } = cart
    if (changes.extras) {
      const updated = await call<typeof cart>('PUT', `cart/${cart.id}`, {
        body: { extras: changes.extras },
        edition,
      })
      expect(updated.status, JSON.stringify(updated.body)).toBe(200)
      total = updated.body.total
    }
    if (changes.code) {
      const discounted = await call<typeof cart>('PUT', `cart/${cart.id}/discount`, {
        body: { code: changes.code },
        edition,
      })
      expect(discounted.status, JSON.stringify(discounted.body)).toBe(200)
      total = discounted.body.total
    }
    const body = bookBody(total, changes.order) as { booker: object }
    const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } }, edition)
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    const { id } = await db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', booked.body.bookingRef)
      .executeTakeFirstOrThrow()
    const customer = await db
      .insertInto('customers')
      .values({
        brand: 'alder',
        email,
        first_name: 'A',
        last_name: 'B',
        language: 'nl',
        email_verified_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asBooking = await openSession(db, identity, { bookingId: id })
    await db
      .updateTable('sessions')
      .set({ proved_until: sql<Date>`clock_timestamp() + interval '1 hour'` })
      .where('token_hash', '=', hashToken(asBooking))
      .execute()
    return {
      ref: booked.body.bookingRef,
      id,
      cartId: cart.id,
      edition,
      asBooking,
      asCustomer: await openSession(db, identity, { customerId: customer.id }),
      customerId: customer.id,
      confirmation: booked.body,
    }
  }

  /** A call about a booking, by the booking's session unless another token is given. */
  function callBooking<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    { ref, asBooking, edition }: PortalBooking,
    { path = '', body, token = asBooking }: { path?: string; body?: object; token?: string } = {},
  ) {
    return call<Body>(method, `customer-portal/bookings/${ref}${path}`, {
      edition,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    })
  }

  return {
    ...desk,
    book,
    ask: callBooking,
    own: async (booking: PortalBooking) => (await callBooking<CustomerBooking>('GET', booking)).body,
    /** Records received money, in minor units. */
    async pay({ id }: PortalBooking, amount: number) {
      await db
        .insertInto('ledger')
        .values({
          booking_id: id,
          kind: 'payment',
          amount,
          currency: 'EUR',
          provider: 'bambora',
          provider_transaction_id: `${id}-${(guests += 1)}`,
        })
        .execute()
    },
    /** Moves the stay to so many days after the desk's today, as if that much time had passed. */
    async arrivesIn({ id }: PortalBooking, days: number, today = '2027-03-01') {
      const date = (add: number) => new Date(Date.parse(today) + add * 86_400_000).toISOString().slice(0, 10)
      await db
        .updateTable('bookings')
        .set({ date_from: date(days), date_to: date(days + 7) })
        .where('id', '=', id)
        .execute()
    },
    changes: ({ id }: PortalBooking) =>
      db
        .selectFrom('booking_changes')
        .select(['actor_role', 'actor_id', 'subject_kind', 'what', 'before', 'after'])
        .where('booking_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}

export type PortalDesk = Awaited<ReturnType<typeof openPortalDesk>>
