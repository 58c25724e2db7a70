import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bookBody, cartBody } from '../../booking/testing/booking-desk.ts'
import { issueVoucher, listVouchers } from '../../booking/voucher/vouchers.ts'
import { runRefund } from '../refunds/run-refund.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { GuestBooking } from './payment-steps.ts'

interface Options {
  readonly address?: string
}

/** The steps of customers with gift vouchers, and what is visible of them afterwards. */
export function voucherSteps(desk: () => PaymentDesk) {
  let weeks = 0
  return {
    issue: (amount: number, currency: 'EUR' | 'GBP' = 'EUR', brand = 'alder') =>
      issueVoucher(desk().db, { brand, currency, amount }),
    async sums(id: number) {
      const found = (await listVouchers(desk().db)).find((voucher) => voucher.id === id)
      const { issued, refunded, balance, reserved, redeemed } = found ?? expect.fail('no such voucher')
      return { issued, refunded, balance, reserved, redeemed }
    },
    quote: ({ ref, cartId, edition }: GuestBooking, code: string, options: Options = {}) =>
      desk().call<VoucherOffer & Problem>('POST', `payment/voucher/booking/${ref}/quote`, {
        edition,
        body: { code, cartId },
        ...options,
      }),
    pay: (
      { ref, cartId, edition }: GuestBooking,
      { code, amount, key = randomUUID() }: { code: string; amount: number; key?: string },
    ) =>
      desk().call<VoucherOffer & Problem>('POST', `payment/voucher/booking/${ref}`, {
        edition,
        body: { code, cartId, amount, idempotencyKey: key },
      }),
    /** A booking of which nothing is due now: a voucher pays at once, and waits for no card. */
    async depositPaid(): Promise<GuestBooking> {
      const booking = await desk().book()
      const { fields } = await desk().started(booking, 'bambora', booking.rates[0] ?? 0)
      await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
      return booking
    },
    async payOutRefunds(booking: GuestBooking) {
      for (const { id, state } of await desk().refunds(booking))
        if (state === 'open') expect(await runRefund(id, desk().context)).toBe('done')
    },
    /** A cart for a week of its own. */
    async openCart(accommodationId: number): Promise<Cart> {
      weeks += 1
      const date = new Date(Date.UTC(2027, 5, 5 + 7 * weeks)).toISOString().slice(0, 10)
      const { status, body } = await desk().createCart(cartBody({ accommodationId, date }))
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    apply: (id: string, code: string) =>
      desk().call<Cart & Problem & { refusal: string }>('PUT', `cart/${id}/voucher`, { body: { code } }),
    order: (id: string, total: number, acceptedVoucher: number) =>
      desk().call<BookingConfirmation & Problem & { pays: number }>('POST', `cart/${id}/book`, {
        body: bookBody(total, { acceptedVoucher }),
      }),
  }
}
