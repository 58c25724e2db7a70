import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type { VoucherPaid } from '@camping/contract/voucher.schemas.ts'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { payableNow } from './walk-model.ts'
import { newVoucher } from './walk-orders.ts'
import { smallest } from './walk-payments.ts'
import { type BookingParts, bookingStep, type WalkStep } from './walk-step.ts'
import { spendVoucher, voucherPays } from './walk-vouchers.ts'

const newKey = () => randomBytes(16).toString('base64url')

/** A voucher pays: one that was just given, or the newest that there is. */
export const voucherStep = (wish: BookingParts & { worth: number; isWhole: boolean }): WalkStep =>
  bookingStep('pay with a voucher', wish, async (booking, { model, desk }) => {
    const { siteCode, ref, token } = booking
    const open = payableNow(booking)
    const left = model.vouchers.findLast((one) => one.siteCode === siteCode && one.balance > 0)
    const voucher =
      wish.worth > 0 || !left
        ? await newVoucher(
            { model, desk },
            siteCode,
            wish.isWhole ? Math.max(open, smallest) : wish.worth || 5_000,
          )
        : left
    const pay = (amount: number) =>
      desk.call<VoucherOffer & VoucherPaid>('POST', `payment/voucher/booking/${ref}`, {
        siteCode,
        token,
        body: { code: voucher.code, amount, idempotencyKey: newKey() },
      })
    const pays = voucherPays(voucher, open)
    const { status, body } = await pay(pays || smallest)
    if (open === 0) {
      expect([status, body.type]).toEqual([409, 'not-payable'])
      return 'nothing open'
    }
    if (pays === 0) {
      expect([status, body.type]).toEqual([409, 'voucher-refused'])
      return 'too little'
    }
    expect([status, body.pays], JSON.stringify(body)).toEqual([200, pays])
    const isWaiting = await spendVoucher({ model, desk }, booking, { voucher, amount: pays })
    expect(body.until !== null).toBe(isWaiting)
    booking.touchedAt = model.time
    return isWaiting ? 'beside a card' : pays === open ? 'all' : 'a part'
  })
