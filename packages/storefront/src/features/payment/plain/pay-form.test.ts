import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { customerBookingFixture as booking } from '@camping/testkit/fixtures/portal.fixture.ts'
import { expect, it } from 'vitest'
import { sendForm } from '../../../testing/sent-form.ts'
import { providerKey } from '../payment-keys.ts'

const read = 'GET customer-portal/bookings/{bookingId}'
const list = 'GET payment/providers/booking/{bookingId}'
const order = 'POST customer/payment/getOrderId'
const saferpay: PaymentProvider = {
  paymentProviderIdentifier: 'saferpay',
  paymentMethodIdentifier: 'twint',
  feePrices: [],
  fullFeeAmount: 250,
  currency: 'GBP',
}
const providers = [
  saferpay,
  {
    ...saferpay,
    paymentProviderIdentifier: 'gift_voucher' as const,
    paymentMethodIdentifier: 'gift_voucher',
  },
]
const url = 'https://test.saferpay.com/vt2/api/PaymentPage/1'
const key = 'k'.repeat(32)

const pay = (fields: Record<string, string>, reply: object | null = { saferpayUrl: url }) =>
  sendForm(
    'pay',
    { pay: 'on', key, provider: providerKey(saferpay), amount: 'all', ...fields },
    {
      params: { bookingId: booking.bookingRef },
      answers: {
        [read]: { status: 200, reply: booking },
        [list]: { status: 200, reply: providers },
        [order]: { status: reply ? 200 : 503, reply },
      },
    },
  )

it('opens a payment of all that is open, and shows the way to the provider with the fee', async () => {
  const { outcome, calls } = await pay({})
  expect(outcome).toMatchObject({ found: { url, total: booking.due + saferpay.fullFeeAmount } })
  expect(JSON.parse(calls[2]?.slice(order.length) ?? '')).toMatchObject({
    ref: booking.bookingRef,
    slug: 'saferpay',
    amount: booking.due / 100,
    idempotencyKey: key,
    successUrl: expect.stringContaining('redirectUrl='),
  })
})

it('of one rate, with its number', async () => {
  const rate = booking.paymentRates.find(({ open }) => open > 0)!
  const { calls } = await pay({ amount: `rate-${rate.index}` })
  expect(JSON.parse(calls[2]?.slice(order.length) ?? '')).toMatchObject({
    amount: rate.open / 100,
    rateIndex: rate.index,
  })
})

it.each([
  ['an amount that is not offered', { amount: 'rate-9' }],
  ['a provider that is not listed', { provider: 'saferpay/none' }],
  ['a provider that starts nothing', { provider: 'gift_voucher/gift_voucher' }],
])('opens nothing for %s', async (_, fields) => {
  const { outcome, calls } = await pay(fields)
  expect(outcome).toMatchObject({ notice: { kind: 'error', id: 'payment.error.choose' } })
  expect(calls).toHaveLength(2)
})

it.each([
  ['no answer', null],
  ['an address of somebody else', { saferpayUrl: 'https://evil.example/pay' }],
])('leads nowhere after %s', async (_, reply) => {
  const { outcome } = await pay({}, reply)
  expect(outcome).toMatchObject({ notice: { kind: 'error' }, values: { amount: 'all' } })
  expect(outcome).not.toHaveProperty('found')
})
