import type { CancellationQuote, CancellationReply } from '@camping/contract/booking-changes.schemas.ts'
import type { OrderIdReply } from '@camping/contract/payment.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { markets, siteCodeOf } from '@camping/editions/markets.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { DatabaseKind } from '../../../booking/testing/booking-desk.ts'
import { today } from '../../../booking/testing/booking-world.ts'
import { readPaymentAccounts } from '../../../payment/accounts/read-payment-accounts.ts'
import { paymentRoutes } from '../../../payment/order/payment.routes.ts'
import { createFakeBank } from '../../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../../payment/testing/payment-environment.ts'
import { issueVoucher } from '../../../booking/voucher/vouchers.ts'
import { brokenPaymentInvariants } from '../../../payment/testing/payment-invariants.ts'
import { reconcileAll } from '../../../payment/testing/reconcile-all.ts'
import { runRefunds } from '../../../payment/testing/run-refunds.ts'
import { shippedBrands } from '../../../platform/config/brand-access.ts'
import { openPortalDesk, type PortalBooking } from './portal-desk.ts'

export type Provider = 'bambora' | 'saferpay'

/** The portal with both providers in memory. */
export async function openMoneyDesk(kind: DatabaseKind) {
  const bank = createFakeBank()
  const payments = readPaymentAccounts(paymentEnvironment, {
    brands: shippedBrands,
    production: false,
    fetch: bank.fetch,
  })
  const desk = await openPortalDesk(kind, paymentRoutes, { payments })
  const context = { db: desk.db, payments, log: { warn() {}, error() {}, info() {} } }
  const reconcile = () => reconcileAll(context, new Date(`${today}T10:00:00Z`))
  const start = (booking: PortalBooking, slug: Provider, amount: number, others: object = {}) =>
    desk.call<OrderIdReply & Problem>('POST', 'customer/payment/getOrderId', {
      edition: booking.edition,
      headers: { authorization: `Bearer ${booking.asBooking}` },
      body: { ref: booking.ref, slug, amount: amount / 100, ...others },
    })
  return {
    ...desk,
    bank,
    start,
    /** Starts a payment and pays it at the provider; minor units. `others` names what it pays for. */
    async payOnline(
      booking: PortalBooking,
      slug: Provider,
      amount: number,
      others: object = {},
      meanwhile?: () => Promise<unknown>,
    ) {
      const { status, body } = await start(booking, slug, amount, others)
      expect(status, JSON.stringify(body)).toBe(200)
      await meanwhile?.()
      const get = (path: string) =>
        desk.app.inject({ url: `/api/payment/${path}`, remoteAddress: '192.0.2.7' })
      if (slug === 'bambora') await get(`bambora/callback?${bank.payWindow(body.window?.fields ?? [])}`)
      else {
        bank.paySaferpay(body.saferpayUrl ?? '')
        await get(`saferpay/return?orderIdHash=${body.orderIdHash ?? ''}`)
      }
      await reconcile()
    },
    /** Issues a gift voucher over an amount, and pays with it as a guest right after the order does. Minor units. */
    async payByVoucher({ ref, cartId, edition }: PortalBooking, amount: number) {
      const { currency } = markets[siteCodeOf(edition.split('/')[1] ?? '') ?? 'nl']
      const { code } = await issueVoucher(desk.db, { brand: 'alder', currency, amount })
      const { status, body } = await desk.call<Problem>('POST', `payment/voucher/booking/${ref}`, {
        edition,
        body: { code, cartId, amount, idempotencyKey: randomBytes(16).toString('base64url') },
      })
      expect(status, JSON.stringify(body)).toBe(200)
    },
    /** The card for an amount fails at the provider; minor units. */
    async cardFails(booking: PortalBooking, amount: number) {
      const { status, body } = await start(booking, 'saferpay', amount)
      expect(status, JSON.stringify(body)).toBe(200)
      bank.abortSaferpay(body.saferpayUrl ?? '')
      await desk.app.inject({
        url: `/api/payment/saferpay/return?orderIdHash=${body.orderIdHash ?? ''}`,
        remoteAddress: '192.0.2.7',
      })
    },
    /** Takes a voucher again that went back when the card failed. */
    async voucherAgain(
      { ref, cartId, edition }: PortalBooking,
      { hint, amount }: { hint: string; amount: number },
    ) {
      const { status, body } = await desk.call<Problem>('POST', `payment/voucher/booking/${ref}`, {
        edition,
        body: { again: hint, cartId, amount, idempotencyKey: randomBytes(16).toString('base64url') },
      })
      expect(status, JSON.stringify(body)).toBe(200)
    },
    /** So many minutes pass for vouchers that wait for a card. */
    async pass(minutes: number) {
      const time = sql`${minutes} * interval '1 minute'`
      await sql`update bookings set voucher_until = voucher_until - ${time} where voucher_until is not null`.execute(
        desk.db,
      )
      await reconcile()
    },
    quote: async (booking: PortalBooking) =>
      (await desk.ask<CancellationQuote>('POST', booking, { path: '/cancel/quote' })).body,
    async cancel(booking: PortalBooking) {
      const { body: seen } = await desk.ask<CancellationQuote>('POST', booking, { path: '/cancel/quote' })
      const reply = await desk.ask<CancellationReply>('POST', booking, {
        path: '/cancel',
        body: {
          idempotencyKey: randomBytes(16).toString('base64url'),
          acceptedCost: seen.cost,
          acceptedRefund: seen.refund,
        },
      })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return seen
    },
    refund: () => runRefunds(context),
    reconcile,
    broken: () => brokenPaymentInvariants(desk.db, bank, { isReconciled: true }),
    /** What the ledger, and the books of the bank and of vouchers, have of a booking, each less what went back. */
    async books({ id }: PortalBooking) {
      const entries = await desk.db.selectFrom('ledger').selectAll().where('booking_id', '=', id).execute()
      const orders = await desk.db
        .selectFrom('payment_orders')
        .selectAll()
        .where('booking_id', '=', id)
        .execute()
      const numbers = new Set(orders.map(({ number }) => number))
      const atBank = [...bank.state.transactions.values()].filter(({ orderNumber }) =>
        numbers.has(orderNumber),
      )
      const fromVouchers = await desk.db
        .selectFrom('voucher_entries as e')
        .leftJoin('voucher_entries as r', 'r.id', 'e.reserve_id')
        .leftJoin('refund_tasks as t', 't.id', 'e.refund_task_id')
        .select(['e.kind', 'e.amount', 'r.amount as reserved'])
        .where((where) =>
          where.or([
            where.and([where('r.booking_id', '=', id), where('e.kind', '=', 'redeem')]),
            where('t.booking_id', '=', id),
          ]),
        )
        .execute()
      return {
        ledger: entries.reduce((sum, { amount }) => sum + amount, 0),
        bank:
          atBank.reduce((sum, { captured, credited }) => sum + captured - credited, 0) -
          fromVouchers.reduce(
            (sum, { kind, amount, reserved }) => sum + (kind === 'redeem' ? (reserved ?? 0) : amount),
            0,
          ),
      }
    },
  }
}
export type MoneyDesk = Awaited<ReturnType<typeof openMoneyDesk>>
