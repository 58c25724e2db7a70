import { checkBookingCode, sendBookingCode } from '@camping/contract/booking-code.endpoints.ts'
import { codeChecked, codeSent } from '@camping/contract/booking-code.schemas.ts'
import { getBookingExtras, putBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import {
  bookingExtras,
  bookingExtrasReply,
  type BookingExtras,
  type BookingExtrasUpdate,
} from '@camping/contract/booking-extras.schemas.ts'
import { getDynamicProviders, getPaymentProviders } from '@camping/contract/payment.endpoints.ts'
import { paymentProviders } from '@camping/contract/payment.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { customerBookingFixture, customerExtrasFixture } from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../../testing/opened-pages.tsx'

const bookingId = customerBookingFixture.bookingRef
const price = customerExtrasFixture.extras[0]!.price
let sent: BookingExtrasUpdate[] = []

const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('main button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  ) as HTMLButtonElement | undefined
const press = (name: string) => act(async () => button(name)?.click())
const numbers = () =>
  [...document.querySelectorAll('main [role=spinbutton]')].map((one) => Number(one.textContent))

async function open(change: Partial<BookingExtras> = {}, more: readonly FakeAnswer[] = []) {
  const fixture = { ...customerExtrasFixture, ...change }
  const mustPay = fixture.terms.rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT'
  const booking = mustPay ? { ...customerBookingFixture, paid: 67_950, due: 0 } : customerBookingFixture
  await start(`/uk/profile/bookings/${bookingId}/extras`, [
    replies(getCustomerBooking, customerBooking, booking),
    replies(getBookingExtras, bookingExtras, fixture),
    replies(putBookingExtras, bookingExtrasReply, (request) => {
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

  it('shows the booked extras, and the price of a choice before it is saved', async () => {
    await open()
    expect(numbers()).toEqual([1, 1])
    expect(main()).toContain('You haven’t changed anything yet.')
    expect(button('Change the booking')?.disabled).toBe(true)
    await press('Add one: Bed linen')
    expect(numbers()).toEqual([2, 1])
    expect(main()).toContain('Added to your total£10.91')
    await press('Remove one: Bed linen')
    await press('Remove one: Bed linen')
    expect(main()).toContain('Taken off your total£10.91')
    expect(sent).toEqual([])
  })

  it('leaves alone what may not be changed', async () => {
    await open()
    const name = customerExtrasFixture.extras[1]!.name
    expect([button(`Add one: ${name}`)?.disabled, button(`Remove one: ${name}`)?.disabled]).toEqual([
      true,
      true,
    ])
    await open({ terms: { rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', until: '2027-06-30' } })
    expect(main()).toContain('The last day for changes was 30 June 2027')
    expect(button('Change the booking')).toBeUndefined()
  })

  it('sends the whole choice with the displayed difference', async () => {
    await open()
    await press('Add one: Bed linen')
    await press('Change the booking')
    await soon(() => expect(main()).toContain('You haven’t changed anything yet.'))
    expect(numbers()).toEqual([2, 1])
    const [linen, cot] = customerExtrasFixture.extras
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

  it('reports a changed price, and the end of changes', async () => {
    await open({}, [refuses(putBookingExtras, 409, { type: 'price-changed', difference: 1 })])
    await press('Add one: Bed linen')
    await press('Change the booking')
    await soon(() => expect(main()).toContain('A price has changed in the meantime.'))
    expect(numbers()).toEqual([2, 1])
    await open({}, [refuses(putBookingExtras, 409, { type: 'changes-not-allowed', rule: 'X' })])
    await press('Add one: Bed linen')
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
    await press('Add one: Bed linen')
    await press('Continue to payment')
    await soon(() => expect(window.location.pathname).toBe(`/uk/profile/my-bookings/${bookingId}/payment`))
    await soon(() => expect(main()).toContain('Everything still to pay£10.91'))
    expect(main()).toContain('You’re paying for your extras')
    expect(asked).toEqual([10.91])
    await press('Continue without the extras')
    await soon(() => expect(main()).toContain('You’ve paid in full'))
  })

  it('waits for the code from the mailbox, and preserves the choice meanwhile', async () => {
    let proved = false
    const changed: unknown[] = []
    await open({}, [
      {
        endpoint: putBookingExtras,
        answer: (request) => {
          if (!proved) return { status: 403, body: { type: 'code-needed', title: '', status: 403 } }
          changed.push(request)
          return { status: 200, body: { ...customerExtrasFixture, outcome: 'changed', toPay: 0 } }
        },
      },
      replies(sendBookingCode, codeSent, { sentTo: 'j…@example.org', minutes: 15, waitSeconds: 60 }),
      replies(checkBookingCode, codeChecked, () => {
        proved = true
        return { minutes: 15 }
      }),
    ])
    await press('Add one: Bed linen')
    await press('Change the booking')
    const inDialog = () => document.querySelector('dialog')
    await soon(() => expect(inDialog()?.textContent).toContain('Please confirm it’s you'))
    await soon(() => expect(inDialog()?.querySelector('input')).not.toBeNull())
    const field = inDialog()?.querySelector('input') as HTMLInputElement
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '123 456')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () =>
      [...document.querySelectorAll('dialog button')]
        .find((one): one is HTMLButtonElement => one.textContent === 'Confirm and continue')
        ?.click(),
    )
    await soon(() => expect(changed).toHaveLength(1))
    await soon(() => expect(inDialog()).toBeNull())
  })
})
