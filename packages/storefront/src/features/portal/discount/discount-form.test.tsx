import { addBookingDiscount, quoteBookingDiscount } from '@camping/contract/booking-discount.endpoints.ts'
import { bookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import { getCustomerBooking } from '@camping/contract/portal.endpoints.ts'
import { customerBooking } from '@camping/contract/portal.schemas.ts'
import { checkBookingCode, sendBookingCode } from '@camping/contract/booking-code.endpoints.ts'
import { codeChecked, codeSent } from '@camping/contract/booking-code.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import {
  bookingDiscountQuoteFixture as quote,
  customerBookingFixture as booking,
  discountedBookingFixture,
} from '@camping/testkit/fixtures/portal.fixture.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start, visitor } from '../../../testing/opened-pages.tsx'

const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const field = (name: string) => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === name)
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null
}
const fill = (input: HTMLInputElement | null, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const error = () => document.querySelector('main [role=alert]')?.textContent

const sent: { code: string; acceptedTotal: number; idempotencyKey: string }[] = []
let isUsed = false
const usual: readonly FakeAnswer[] = [
  replies(getCustomerBooking, customerBooking, () => (isUsed ? discountedBookingFixture : booking)),
  replies(quoteBookingDiscount, bookingDiscountQuote, quote),
  replies(addBookingDiscount, bookingDiscountQuote, (request) => {
    sent.push(request)
    isUsed = true
    return quote
  }),
]

async function open(more: readonly FakeAnswer[] = []) {
  await start(`/uk/profile/my-bookings/${booking.bookingRef}`, [...usual, ...more])
  await soon(() => expect(button('Add a discount code')).toBeDefined())
  await press('Add a discount code')
  await soon(() => expect(field('Discount code')).not.toBeNull())
}
async function check(code: string) {
  await fill(field('Discount code'), code)
  await press('Check code')
}
const offered = () => soon(() => expect(button('Use this code')).toBeDefined())

describe('price-10: a discount code that was forgotten', () => {
  beforeEach(() => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    sent.length = 0
    isUsed = false
  })

  it('is a line that opens a field with the focus', async () => {
    await open()
    expect(document.activeElement).toBe(field('Discount code'))
  })

  it('shows what it takes off before it counts, and is used with one button', async () => {
    await open()
    await check(' summer10 ')
    await offered()
    expect(main()).toContain('With discount code SUMMER10 you save £66.00 on your stay.')
    expect(main()).toContain('New total£634.50')
    expect(main()).not.toContain('We’ll refund')
    expect(main()).toContain('the cancellation charge will never be lower than it is today')
    expect(sent).toEqual([])
    await press('Use this code')
    await soon(() => expect(main()).toContain('Your total is now £634.50.'))
    expect(sent).toMatchObject([{ code: 'summer10', acceptedTotal: quote.total.after }])
    expect(document.activeElement?.textContent).toContain(
      'Your discount code SUMMER10 takes £66.00 off your stay',
    )
    await soon(() => expect(main()).toContain('DiscountSUMMER10−£66.00'))
    expect(field('Discount code')).toBeNull()
    expect(button('Add a discount code')).toBeUndefined()
  })

  it('can be taken out again before it is used', async () => {
    await open()
    await check('SUMMER10')
    await offered()
    await press('Remove')
    expect(button('Use this code')).toBeUndefined()
    expect(document.activeElement).toBe(button('Add a discount code'))
  })

  it('states what goes back, and how', async () => {
    await open([replies(quoteBookingDiscount, bookingDiscountQuote, { ...quote, due: 0, refund: 6_600 })])
    await check('SUMMER10')
    await offered()
    expect(main()).toContain('We’ll refund£66.00')
    expect(main()).toContain('We’ll refund your original payment method.')
  })

  it.each<[string, number, object, string]>([
    [
      'unknown',
      409,
      { type: 'discount-refused', refusal: 'unknown' },
      'This code isn’t valid for this booking. Please check the spelling.',
    ],
    [
      'too little',
      409,
      { type: 'discount-refused', refusal: 'least-total', leastTotal: 90_000 },
      'This code is only valid for totals of £900.00 or more.',
    ],
    [
      'closed',
      409,
      { type: 'discount-closed' },
      'A discount code can no longer be added to this booking. Please reload the page to see its current state.',
    ],
    [
      'guessed',
      429,
      { type: 'too-many-attempts' },
      'You’ve made too many attempts. Please wait a few minutes, then try again.',
    ],
    ['no answer', 503, { type: 'unavailable' }, 'We couldn’t check the code. Please try again.'],
  ])('states at the field why it is refused: %s', async (_, status, problem, words) => {
    await open([refuses(quoteBookingDiscount, status, { type: '', ...problem })])
    await check('WRONG')
    await soon(() => expect(error()).toBe(words))
    expect(field('Discount code')?.value).toBe('WRONG')
  })

  it('wants a code', async () => {
    await open()
    await press('Check code')
    await soon(() => expect(error()).toBe('Please enter a discount code.'))
  })

  it('of other amounts by now is quoted anew, and has to be confirmed again', async () => {
    await open([refuses(addBookingDiscount, 409, { type: 'quote-changed' })])
    await check('SUMMER10')
    await offered()
    await press('Use this code')
    await soon(() => expect(error()).toMatch(/^The amounts have changed in the meantime/))
    expect(button('Use this code')).toBeDefined()
  })

  it('sends a lost answer again with the same key', async () => {
    const keys: string[] = []
    await open([
      replies(addBookingDiscount, bookingDiscountQuote, ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (keys.length === 1) throw new Error('lost')
        isUsed = true
        return quote
      }),
    ])
    await check('SUMMER10')
    await offered()
    await press('Use this code')
    await soon(() => expect(error()).toBe('We couldn’t check the code. Please try again.'))
    await press('Use this code')
    await soon(() => expect(main()).toContain('Your total is now £634.50.'))
    expect(keys[0]).toBe(keys[1])
  })

  it('of a session by reference needs the code by mail first', async () => {
    visitor.user = bookingUserFixture
    let isProved = false
    await open([
      replies(sendBookingCode, codeSent, { sentTo: 'j…@example.org', minutes: 10, waitSeconds: 60 }),
      replies(checkBookingCode, codeChecked, () => {
        isProved = true
        return { minutes: 15 }
      }),
      {
        endpoint: addBookingDiscount,
        answer: () => {
          if (!isProved) return { status: 403, body: { type: 'code-needed', title: '', status: 403 } }
          isUsed = true
          return { status: 200, body: quote }
        },
      },
    ])
    await check('SUMMER10')
    await offered()
    await press('Use this code')
    const codeField = () => document.querySelector<HTMLInputElement>('dialog input')
    await soon(() => expect(codeField()).not.toBeNull())
    expect(error()).toBeUndefined()
    await fill(codeField(), '123456')
    await press('Confirm and continue')
    await soon(() => expect(main()).toContain('Your total is now £634.50.'))
  })
})
