import { applyDiscount, dropDiscount } from '@camping/contract/discount.endpoints.ts'
import { cart as cartSchema } from '@camping/contract/booking.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture, discountedCartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  button,
  completeDraft,
  openCheckout,
  pageText,
  press,
  server,
  soon,
  type,
} from '../testing/opened-checkout.tsx'

const input = () => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Discount code')
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement
}
const error = () => document.querySelector('[role=alert]')?.textContent

/** Opens the step of payments, and the field. */
async function openField() {
  server.draft = completeDraft
  await openCheckout('?step=payment')
  await soon(() => button('Add a discount code'))
  await press('Add a discount code')
}
async function apply(code: string) {
  await type(input(), code, { leave: false })
  await press('Apply')
}

describe('checkout-12: the discount code', () => {
  const sent: string[] = []
  beforeEach(() => {
    sent.length = 0
    server.answers = [
      replies(applyDiscount, cartSchema, ({ code }) => {
        sent.push(code)
        server.cart = discountedCartFixture
        return discountedCartFixture
      }),
      replies(dropDiscount, cartSchema, () => {
        sent.push('-')
        server.cart = cartFixture
        return cartFixture
      }),
    ]
  })

  it('is a line that opens a field with the focus', async () => {
    await openField()
    expect(document.activeElement).toBe(input())
    expect(document.querySelectorAll('form form')).toHaveLength(0)
  })

  it('is applied, shown with its line and the new total, and removed again', async () => {
    await openField()
    await apply(' summer10 ')
    await soon(() => expect(pageText()).toContain('Your discount code SUMMER10 takes £66.00 off your stay'))
    expect(document.activeElement?.textContent).toBe(
      'Your discount code SUMMER10 takes £66.00 off your stay.',
    )
    const rows = [...document.querySelectorAll('table tr')].map((row) => row.textContent)
    expect(rows).toContain('DiscountSUMMER10−£66.00')
    expect(pageText()).toContain('£634.50')
    await press('Remove')
    await soon(() => button('Add a discount code'))
    expect(document.activeElement).toBe(button('Add a discount code'))
    expect(pageText()).toContain('£700.50')
    expect(sent).toEqual(['summer10', '-'])
  })

  it('is applied with Enter, which does not send the step', async () => {
    await openField()
    await type(input(), 'SUMMER10', { leave: false })
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(async () => void input().dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(true)
    await soon(() => expect(sent).toEqual(['SUMMER10']))
    expect(window.location.search).toBe('?step=payment')
  })

  it.each<[string, number, object, string]>([
    [
      'unknown',
      409,
      { refusal: 'unknown' },
      'This code isn’t valid for this booking. Please check the spelling.',
    ],
    ['other nights', 409, { refusal: 'stay' }, 'This code isn’t valid on the dates of your stay.'],
    [
      'too little',
      409,
      { refusal: 'least-total', leastTotal: 90_000 },
      'This code is only valid for totals of £900.00 or more.',
    ],
    [
      'guessed',
      429,
      { type: 'too-many-attempts' },
      'You’ve made too many attempts. Please wait a few minutes, then try again.',
    ],
    ['no answer', 503, { type: 'unavailable' }, 'We couldn’t check the code. Please try again.'],
  ])('states at the field why it is refused: %s', async (_, status, problem, words) => {
    server.answers = [refuses(applyDiscount, status, { type: 'discount-refused', ...problem })]
    await openField()
    await apply('WRONG')
    await soon(() => expect(error()).toBe(words))
    expect(input().getAttribute('aria-describedby')).toBe(document.querySelector('[role=alert]')?.id)
    expect(input().value).toBe('WRONG')
  })

  it('wants a code', async () => {
    await openField()
    await press('Apply')
    await soon(() => expect(error()).toBe('Please enter a discount code.'))
    expect(sent).toEqual([])
  })

  it('that the order refused stays, with the reason and a way to remove it', async () => {
    server.cart = {
      ...cartFixture,
      discount: { code: 'SUMMER10', amount: 0, refusal: 'used', leastTotal: null },
    }
    server.draft = completeDraft
    await openCheckout('?step=check')
    await soon(() =>
      expect(pageText()).toContain(
        'We couldn’t apply discount code SUMMER10. You’ve already used this code. It’s valid once per customer.',
      ),
    )
    await press('Remove')
    await soon(() => button('Add a discount code'))
  })
})
