import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { OrderIdReply, PaymentOrder, PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/schema.ts'
import { type Answer, bookBody, cartBody } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import type { FakeBank } from './fake-bank.ts'
import { brokenPaymentInvariants } from './payment-invariants.ts'

export interface GuestBooking {
  readonly ref: string
  readonly cartId: string
  readonly edition: string
  /** The payable amount in minor units. */
  readonly payable: number
  readonly rates: readonly number[]
}

/** The product behind any process, with its database and its bank. */
export interface PaymentClient {
  readonly db: Kysely<Database>
  readonly bank: FakeBank
  call<Body>(
    method: 'GET' | 'POST',
    path: string,
    options?: { body?: object; edition?: string },
  ): Promise<Answer<Body>>
}

/** Weeks already booked, by database: files that share a process start from the same summer. */
const weeksIn = new WeakMap<Kysely<Database>, number>()

/** The steps of customers with bookings and payments, and what is visible of them afterwards. */
export function paymentSteps({ db, bank, call }: PaymentClient) {
  const start = (booking: GuestBooking, body: object) =>
    call<OrderIdReply & Problem>('POST', 'customer/payment/getOrderId', {
      edition: booking.edition,
      body: { ref: booking.ref, cartId: booking.cartId, ...body },
    })

  /** Moves all timestamps of payments and entries of vouchers back. */
  async function passOrders(minutes: number): Promise<void> {
    const time = sql`${minutes} * interval '1 minute'`
    await sql`with orders as (
        update payment_orders set created_at = created_at - ${time},
          looked_at = looked_at - ${time}, locked_until = locked_until - ${time},
          next_look_at = case when next_look_at = 'infinity' then next_look_at else next_look_at - ${time} end),
      refunds as (
        update refund_tasks set locked_until = locked_until - ${time},
          next_try_at = next_try_at - ${time}, done_at = done_at - ${time}),
      entries as (
        update voucher_entries set created_at = created_at - ${time})
      update payment_list_readings set next_at = next_at - ${time}`.execute(db)
  }

  return {
    start,
    /** A guest's booking for a week that no other booking uses, with deposit and balance to pay. */
    async book(edition = 'alder/nl'): Promise<GuestBooking> {
      const weeks = (weeksIn.get(db) ?? 0) + 1
      weeksIn.set(db, weeks)
      const date = new Date(Date.UTC(2027, 4, 22 + 7 * (weeks % 30))).toISOString().slice(0, 10)
      const { body: cart } = await call<Cart>('POST', 'cart', {
        edition,
        body: cartBody({ accommodationId: world.tent, date }),
      })
      const { body, status } = await call<BookingConfirmation>('POST', `cart/${cart.id}/book`, {
        edition,
        body: bookBody(cart.total),
      })
      expect(status, JSON.stringify(body)).toBe(200)
      const rates = body.paymentRates.map(({ amount }) => amount)
      return {
        ref: body.bookingRef,
        cartId: cart.id,
        edition,
        rates,
        payable: rates.reduce((a, b) => a + b, 0),
      }
    },
    /** Starts a payment that is expected to start. Minor units. */
    async started(booking: GuestBooking, slug: 'bambora' | 'saferpay', amount: number, more: object = {}) {
      const { status, body } = await start(booking, { slug, amount: amount / 100, ...more })
      expect(status, JSON.stringify(body)).toBe(200)
      return {
        id: body.orderIdHash ?? '',
        fields: body.window?.fields ?? [],
        url: body.saferpayUrl ?? '',
        body,
      }
    },
    providers: (booking: GuestBooking) =>
      call<PaymentProvider[]>('GET', `payment/providers/booking/${booking.ref}?cartId=${booking.cartId}`, {
        edition: booking.edition,
      }),
    result: async (id: string) =>
      (await call<PaymentOrder>('GET', `payment/orders/${id}`, { edition: 'alder/nl' })).body,
    async money({ cartId, edition }: GuestBooking) {
      const { body } = await call<BookingConfirmation>('GET', `booking/confirmation/${cartId}`, { edition })
      const { paid, due, paymentStatus, paymentRates } = body
      return { paid, due, paymentStatus, rates: paymentRates.map(({ status }) => status) }
    },
    order: (id: string) =>
      db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ordersOf: ({ ref }: GuestBooking) =>
      db
        .selectFrom('payment_orders as o')
        .innerJoin('bookings as b', 'b.id', 'o.booking_id')
        .selectAll('o')
        .where('b.booking_ref', '=', ref)
        .orderBy('o.created_at')
        .execute(),
    refunds: ({ ref }: GuestBooking) =>
      db
        .selectFrom('refund_tasks as t')
        .innerJoin('bookings as b', 'b.id', 't.booking_id')
        .select(['t.id', 't.amount', 't.reason', 't.state', 't.note'])
        .where('b.booking_ref', '=', ref)
        .orderBy('t.id')
        .execute(),
    unmatched: () => db.selectFrom('unmatched_payments').selectAll().orderBy('id').execute(),
    alarms: async (orderId: string) =>
      (
        await db
          .selectFrom('payment_events')
          .select('outcome')
          .where('order_id', '=', orderId)
          .where('alarm', '=', true)
          .execute()
      ).map(({ outcome }) => outcome),
    passOrders,
    /** As if so many minutes had passed: for payments, and for vouchers that wait for them. */
    async pass(minutes: number) {
      await passOrders(minutes)
      const time = sql`${minutes} * interval '1 minute'`
      await sql`update bookings set voucher_until = voucher_until - ${time} where voucher_until is not null`.execute(
        db,
      )
    },
    broken: (isReconciled = false) => brokenPaymentInvariants(db, bank, { isReconciled }),
  }
}
