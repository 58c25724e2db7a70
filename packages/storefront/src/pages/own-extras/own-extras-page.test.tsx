import { getOwnExtras, putOwnExtras } from '@camping/contract/own-extras.endpoints.ts'
import {
  ownExtras,
  ownExtrasReply,
  type OwnExtras,
  type OwnExtrasUpdate,
} from '@camping/contract/own-extras.schemas.ts'
import { getDynamicProviders, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders } from '@camping/contract/payment.schemas.ts'
import { getOwnBooking } from '@camping/contract/portal.endpoints.ts'
import { ownBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { ownBookingFixture, ownExtrasFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../testing/opened-pages.tsx'

const bookingId = ownBookingFixture.bookingRef
const price = ownExtrasFixture.extras[0]!.price
let sent: OwnExtrasUpdate[] = []

const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('main button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  ) as HTMLButtonElement | undefined
const press = (name: string) => act(async () => button(name)?.click())
const numbers = () =>
  [...document.querySelectorAll('main [role=spinbutton]')].map((one) => Number(one.textContent))

async function open(change: Partial<OwnExtras> = {}, more: readonly FakeAnswer[] = []) {
  const fixture = { ...ownExtrasFixture, ...change }
  const mustPay = fixture.terms.rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT'
  const booking = mustPay ? { ...ownBookingFixture, paid: 67_950, due: 0 } : ownBookingFixture
  await start(`/uk/profile/bookings/${bookingId}/extras`, [
    replies(getOwnBooking, ownBooking, booking),
    replies(getOwnExtras, ownExtras, fixture),
    replies(putOwnExtras, ownExtrasReply, (request) => {
      sent.push(request)
      const chosen = new Map(request.extras.map(({ id, quantity }) => [id, quantity]))
      const extras = fixture.extras.map((extra) => ({ ...extra, quantity: chosen.get(extra.id) ?? 0 }))
      return mustPay
        ? { ...fixture, outcome: 'payment-required', toPay: request.acceptedDifference }
        : { ...fixture, extras, outcome: 'changed', toPay: 0 }
    }),
    ...more,
  ])
  await soon(() => expect(heading()).toBe('Your extras'))
}

describe('extras of a booking', () => {
  beforeEach(() => {
    visitor.user = bookingUserFixture
    document.cookie = 'login-type=booking_id; Path=/'
    sent = []
  })

  it('shows what is booked, and what a choice costs before it is made', async () => {
    await open()
    expect(numbers()).toEqual([1, 1])
    expect(main()).toContain('Nothing is changed so far.')
    expect(button('Change the booking')?.disabled).toBe(true)
    await press('Bed linen: one more')
    expect(numbers()).toEqual([2, 1])
    expect(main()).toContain('You pay more£10.91')
    await press('Bed linen: one fewer')
    await press('Bed linen: one fewer')
    expect(main()).toContain('You pay less£10.91')
    expect(sent).toEqual([])
  })

  it('leaves alone what may not be changed', async () => {
    await open()
    const name = ownExtrasFixture.extras[1]!.name
    expect([button(`${name}: one more`)?.disabled, button(`${name}: one fewer`)?.disabled]).toEqual([
      true,
      true,
    ])
    await open({ terms: { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-06-30' } })
    expect(main()).toContain('the last day for changes was 30 June 2027')
    expect(button('Change the booking')).toBeUndefined()
  })

  it('sends the whole choice with the difference that was seen', async () => {
    await open()
    await press('Bed linen: one more')
    await press('Change the booking')
    await soon(() => expect(main()).toContain('Nothing is changed so far.'))
    expect(numbers()).toEqual([2, 1])
    const [linen, cot] = ownExtrasFixture.extras
    expect(sent).toEqual([
      {
        bookingId,
        acceptedDifference: price,
        extras: [
          { id: linen!.id, quantity: 2 },
          { id: cot!.id, quantity: 1 },
        ],
      },
    ])
  })

  it('says so when a price has changed, and when changes are over', async () => {
    await open({}, [refuses(putOwnExtras, 409, { type: 'price-changed', difference: 1 })])
    await press('Bed linen: one more')
    await press('Change the booking')
    await soon(() => expect(main()).toContain('A price has changed meanwhile.'))
    expect(numbers()).toEqual([2, 1])
    await open({}, [refuses(putOwnExtras, 409, { type: 'changes-not-allowed', rule: 'X' })])
    await press('Bed linen: one more')
    await press('Change the booking')
    await soon(() => expect(main()).toContain('can no longer be changed here'))
  })

  it('leads to the payment with the extras where they have to be paid first', async () => {
    const provider = {
      paymentProviderIdentifier: 'bambora' as const,
      paymentMethodIdentifier: 'card',
      feePrices: [],
      fullFeeAmount: 0,
      currency: 'GBP' as const,
    }
    const asked: number[] = []
    await open({ due: 0, terms: { rule: 'CHANGES_ALLOWED_REQUIRES_PAYMENT', until: '2027-06-30' } }, [
      replies(getPaymentProviders, paymentProviders, []),
      replies(getDynamicProviders, paymentProviders, ({ amount }) => {
        asked.push(amount)
        return [provider]
      }),
    ])
    await press('Bed linen: one more')
    await press('On to the payment')
    await soon(() => expect(window.location.pathname).toBe(`/uk/profile/my-bookings/${bookingId}/payment`))
    await soon(() => expect(main()).toContain('Everything that is open£10.91'))
    expect(main()).toContain('You pay for your extras')
    expect(asked).toEqual([10.91])
    await press('Leave the extras out')
    await soon(() => expect(main()).toContain('Everything is paid'))
  })
})
