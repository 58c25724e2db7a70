import { getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders } from '@camping/contract/payment.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { voucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import { payWithVoucher, quoteVoucher } from '@camping/contract/voucher.endpoints.ts'
import { voucherPaid } from '@camping/contract/voucher.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../testing/opened-pages.tsx'

const code = 'AAAA-BBBB-CCCC-DDDD-7QX4'
const { bookingRef, due } = customerBookingFixture
const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const offer = { hint: '7QX4', pays: 6_000, left: 0, open: due - 6_000, validUntil: null, refusal: null }

describe('payment-28: a gift voucher on the payment page', () => {
  let booking = customerBookingFixture
  const paid: { amount: number; idempotencyKey: string }[] = []
  beforeEach(() => {
    visitor.user = bookingUserFixture
    document.cookie = 'login-type=booking_id; Path=/'
    booking = customerBookingFixture
    paid.length = 0
  })
  const open = async (...more: FakeAnswer[]) => {
    await start(`/uk/profile/my-bookings/${bookingRef}/payment`, [
      replies(getCustomerBooking, customerBooking, () => booking),
      replies(getPaymentProviders, paymentProviders, [
        {
          paymentProviderIdentifier: 'gift_voucher',
          paymentMethodIdentifier: 'gift_voucher',
          feePrices: [],
          fullFeeAmount: 0,
          currency: 'GBP',
        },
      ]),
      ...more,
    ])
    await soon(() => expect(button('Pay with a gift voucher')).toBeDefined())
  }
  const check = async () => {
    await press('Pay with a gift voucher')
    const field = document.querySelector<HTMLInputElement>('main input[maxlength="40"]')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press('Check code')
  }

  it('payment-7: is no choice among the providers', async () => {
    await open()
    expect(document.querySelector('main input[name=provider]')).toBeNull()
  })

  it('is quoted first, then pays with one button, and what was paid is shown', async () => {
    await open(
      replies(quoteVoucher, voucherOffer, offer),
      replies(payWithVoucher, voucherPaid, ({ amount, idempotencyKey }) => {
        paid.push({ amount, idempotencyKey })
        booking = { ...customerBookingFixture, paid: 6_000, due: due - 6_000 }
        return { hint: '7QX4', pays: 6_000, left: 0, open: due - 6_000, until: null }
      }),
    )
    await check()
    await soon(() => expect(main()).toContain('Your gift voucher ending in 7QX4 pays £60.00.'))
    expect(paid).toEqual([])
    await press('Pay £60.00 with the voucher')
    await soon(() => expect(main()).toContain('You’ve paid £60.00 with your gift voucher'))
    expect(paid).toEqual([{ amount: 6_000, idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) }])
    await soon(() => expect(main()).toContain('Paid so far£60.00'))
  })

  it('pays another amount by now: shows that, and pays nothing', async () => {
    let quoted = offer
    await open(
      replies(quoteVoucher, voucherOffer, () => quoted),
      refuses(payWithVoucher, 409, { type: 'voucher-changed' }),
    )
    await check()
    await soon(() => expect(button('Pay £60.00 with the voucher')).toBeDefined())
    quoted = { ...offer, pays: 1_000, open: due - 1_000 }
    await press('Pay £60.00 with the voucher')
    await soon(() => expect(button('Pay £10.00 with the voucher')).toBeDefined())
    expect(main()).toContain('You haven’t paid anything yet.')
  })

  const released = { paid: 0, reserved: 0, until: null, released: [{ hint: '7QX4', amount: 6_000 }] }

  it('payment-17: waits for the card: states how much and until when, and the rest is to pay', async () => {
    const until = '2026-11-25T17:45:00.000Z'
    await open(
      replies(quoteVoucher, voucherOffer, offer),
      replies(payWithVoucher, voucherPaid, () => {
        booking = {
          ...customerBookingFixture,
          due: due - 6_000,
          voucher: { paid: 0, reserved: 6_000, until, released: [] },
        }
        return { hint: '7QX4', pays: 6_000, left: 0, open: due - 6_000, until }
      }),
    )
    await check()
    await press('Pay £60.00 with the voucher')
    await soon(() => expect(main()).toContain('We’ve reserved £60.00 of your gift voucher for this booking'))
    expect(main()).toMatch(/Pay the rest by \d{1,2}\.45[ap]m/)
    expect(main()).not.toContain('You’ve paid £60.00')
  })

  it('payment-17: went back, as no card has paid: one button takes it again without its code', async () => {
    booking = { ...customerBookingFixture, voucher: released }
    const sent: object[] = []
    await open(
      replies(payWithVoucher, voucherPaid, (request) => {
        sent.push(request)
        booking = {
          ...customerBookingFixture,
          voucher: { paid: 0, reserved: 6_000, until: '2026-11-25T17:45:00.000Z', released: [] },
        }
        return { hint: '7QX4', pays: 6_000, left: 0, open: due - 6_000, until: '2026-11-25T17:45:00.000Z' }
      }),
    )
    expect(main()).toContain('£60.00 is back on your gift voucher')
    expect(main()).toContain('ending in 7QX4')
    await press('Use £60.00 again')
    await soon(() => expect(main()).toContain('We’ve reserved £60.00 of your gift voucher'))
    expect(sent).toEqual([
      {
        bookingId: bookingRef,
        again: '7QX4',
        amount: 6_000,
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
    expect(button('Use £60.00 again')).toBeUndefined()
  })

  it('payment-17: cannot be taken again: states why, and the code can be typed', async () => {
    booking = { ...customerBookingFixture, voucher: released }
    await open(refuses(payWithVoucher, 409, { type: 'voucher-refused', refusal: 'empty' }))
    await press('Use £60.00 again')
    await soon(() => expect(main()).toContain('There’s nothing left on this voucher.'))
  })
})
