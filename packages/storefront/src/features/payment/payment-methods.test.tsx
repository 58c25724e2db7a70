import { getDynamicProviders, getOrderId, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import {
  orderIdReply,
  paymentProviders,
  type OrderIdRequest,
  type PaymentProvider,
} from '@camping/contract/payment.schemas.ts'
import { paymentChosen, paymentSlice } from '@camping/core/payment/payment.slice.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heading, hold, letGo, soon, start, visitor } from '../../testing/opened-pages.tsx'

vi.mock('@camping/core/payment/perform-step.browser.ts', () => ({ performStep: vi.fn() }))

const { bookingRef: bookingId, due, paymentRates } = customerBookingFixture
const path = `/uk/profile/my-bookings/${bookingId}/payment`
const main = () => document.querySelector('main')?.textContent ?? ''
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
const radio = (value: string) => document.querySelector<HTMLInputElement>(`main input[value="${value}"]`)
const choose = (value: string) => act(async () => radio(value)?.click())
/** What stands beside an option. */
const optionText = (value: string) => radio(value)?.closest('label')?.textContent ?? ''
const write = (name: string, value: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>(`main input[name=${name}]`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const entry = (
  provider: PaymentProvider['paymentProviderIdentifier'],
  method: string,
  feeOf: (amount: number) => number,
) => ({
  of: (amount: number): PaymentProvider => ({
    paymentProviderIdentifier: provider,
    paymentMethodIdentifier: method,
    feePrices: paymentRates.map((rate) => ({
      rateIndex: rate.index,
      amount: feeOf(rate.open),
      currency: 'GBP',
    })),
    fullFeeAmount: feeOf(amount),
    currency: 'GBP',
  }),
})
const listed = [
  entry('bambora', 'card', (amount) => Math.round(amount / 100)),
  entry('saferpay', 'card', () => 0),
  entry('saferpay', 'paypal', () => 250),
]

describe('methods of a provider', () => {
  let orders: OrderIdRequest[] = []
  beforeEach(() => {
    visitor.user = bookingUserFixture
    document.cookie = 'login-type=booking_id; Path=/'
    orders = []
  })
  const open = async () => {
    const store = await start(path, [
      replies(getCustomerBooking, customerBooking, customerBookingFixture),
      replies(
        getPaymentProviders,
        paymentProviders,
        listed.map((one) => one.of(due)),
      ),
      replies(getDynamicProviders, paymentProviders, ({ amount }) =>
        listed.map((one) => one.of(Math.round(amount * 100))),
      ),
      replies(getOrderId, orderIdReply, (request) => {
        orders.push(request)
        return { orderIdHash: 'o'.repeat(22), saferpayUrl: 'https://test.saferpay.com/vt2/x' }
      }),
    ])
    await soon(() => expect(radio('saferpay/paypal')).not.toBeNull())
    return store
  }
  const money = (minor: number) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(minor / 100)

  it('are named with their fee for the chosen amount, where the provider has several', async () => {
    await open()
    const [first] = paymentRates
    expect(optionText('bambora/card')).toContain(`${money(Math.round((first?.open ?? 0) / 100))} fee`)
    await choose('all')
    expect(optionText('bambora/card')).toContain(`${money(Math.round(due / 100))} fee`)
    expect(optionText('saferpay/card')).toMatch(/^Credit or debit card.*On Saferpay’s secure page.*no fee/)
    expect(optionText('saferpay/paypal')).toMatch(/^PayPal.*On Saferpay’s secure page.*£2\.50 fee/)
    // Marks of what a customer holds; wallets stand first, and the server's first entry is chosen.
    expect(optionText('saferpay/card')).toContain('VisaMastercard')
    const values = [...document.querySelectorAll<HTMLInputElement>('main input[name=provider]')]
    expect(values.map(({ value }) => value)).toEqual(['saferpay/paypal', 'bambora/card', 'saferpay/card'])
    expect(radio('bambora/card')?.checked).toBe(true)
    // The share of an amount that is not written yet is shown on the next page.
    await choose('other')
    expect(optionText('bambora/card')).not.toContain('fee')
    expect(optionText('saferpay/paypal')).toContain('£2.50 fee')
  })

  it('are shown again before the payment, and both identifiers start it', async () => {
    await open()
    await choose('saferpay/paypal')
    await choose('all')
    await press('Continue')
    await soon(() => expect(heading()).toBe('Review and pay'))
    expect(main()).toContain('PayPal')
    expect(main()).toContain('Fee£2.50')
    await press(`Pay ${money(due + 250)}`)
    await soon(() => expect(orders).toHaveLength(1))
    expect(orders[0]).toMatchObject({ slug: 'saferpay', paymentMethod: 'paypal', amount: due / 100 })
  })

  it('payment-1: while the providers of another amount are loading, the page shows it and offers none', async () => {
    const store = await open()
    const asked = `payment/providers/booking/${bookingId}`
    hold(asked)
    store.inject(paymentSlice)
    await act(async () =>
      store.dispatch(paymentChosen({ bookingId, amount: 1_091, extras: [{ id: 3, quantity: 2 }] })),
    )
    expect(document.querySelector('main [role=status]')?.textContent).toContain('Loading')
    expect(radio('bambora/card')).toBeNull()
    await letGo(asked)
    await soon(() => expect(optionText('bambora/card')).toContain('£0.11 fee'))
    expect(main()).not.toContain('Loading')
  })

  it('payment-21: an amount of one’s own has its own fee', async () => {
    await open()
    await choose('other')
    await soon(() => expect(document.querySelector('main input[name=other]')).not.toBeNull())
    await write('other', '100.00')
    await press('Continue')
    await soon(() => expect(heading()).toBe('Review and pay'))
    await soon(() => expect(main()).toContain('Fee£1.00'))
    await press('Pay £101.00')
    await soon(() => expect(orders).toHaveLength(1))
    expect(orders[0]).toMatchObject({ slug: 'bambora', paymentMethod: 'card', amount: 100 })
  })
})
