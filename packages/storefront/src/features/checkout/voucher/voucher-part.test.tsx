import { bookCart } from '@camping/contract/booking.endpoints.ts'
import { cart as cartSchema } from '@camping/contract/booking.schemas.ts'
import { applyVoucher, dropVoucher } from '@camping/contract/voucher.endpoints.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { cartFixture, voucherCartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
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

const code = 'AAAA-BBBB-CCCC-DDDD-7QX4'
const input = () => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Gift voucher code')
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement
}
const error = () => document.querySelector('[role=alert]')?.textContent
const open = async (step = 'payment') => {
  server.draft = completeDraft
  await openCheckout(`?step=${step}`)
}
const apply = async (typed: string) => {
  await soon(() => button('Pay with a gift voucher'))
  await press('Pay with a gift voucher')
  await type(input(), typed, { leave: false })
  await press('Check code')
}

describe('payment-28: a gift voucher at the checkout', () => {
  const sent: string[] = []
  beforeEach(() => {
    sent.length = 0
    server.answers = [
      replies(applyVoucher, cartSchema, ({ code: typed }) => {
        sent.push(typed)
        server.cart = voucherCartFixture
        return voucherCartFixture
      }),
      replies(dropVoucher, cartSchema, () => {
        sent.push('-')
        server.cart = cartFixture
        return cartFixture
      }),
    ]
  })

  it('stands below the total with what is left to pay, and the total stays', async () => {
    await open()
    await apply(` ${code} `)
    await soon(() =>
      expect(pageText()).toContain(
        'Your gift voucher ending in 7QX4 pays £100.00. You still have £579.50 to pay.',
      ),
    )
    const rows = [...document.querySelectorAll('table tr')].map((row) => row.textContent)
    expect(rows).toContain('Gift voucher ending in 7QX4−£100.00')
    expect(rows.some((row) => row?.startsWith('Still to pay to') && row.endsWith('£579.50'))).toBe(true)
    expect(pageText()).toContain('£700.50')
    expect(pageText()).toContain('Your gift voucher is redeemed when you book.')
    await press('Remove')
    await soon(() => button('Pay with a gift voucher'))
    expect(pageText()).not.toContain('7QX4')
    expect(sent).toEqual([code, '-'])
  })

  it('a typing error costs no try', async () => {
    await open()
    await apply('7QX40A-BCDEFG-HJKMN0')
    await soon(() => expect(error()).toMatch(/^One character in this code isn’t right/))
    expect(sent).toEqual([])
  })

  it.each<[string, number, object, RegExp]>([
    ['unknown', 409, { refusal: 'unknown' }, /^We don’t know this code/],
    ['empty', 409, { refusal: 'empty' }, /^There’s nothing left/],
    ['guessed', 429, { type: 'too-many-attempts' }, /^You’ve made too many attempts/],
    ['no answer', 503, { type: 'unavailable' }, /^We couldn’t check the code. Nothing was paid/],
  ])('names why it is refused: %s', async (_, status, problem, words) => {
    server.answers = [refuses(applyVoucher, status, { type: 'voucher-refused', ...problem })]
    await open()
    await apply(code)
    await soon(() => expect(error()).toMatch(words))
  })

  it('that pays another amount when the order is sent: shows that, and nothing is booked', async () => {
    server.cart = voucherCartFixture
    server.answers = [refuses(bookCart, 409, { type: 'voucher-changed' })]
    await open('check')
    await soon(() => expect(pageText()).toContain('Your gift voucher ending in 7QX4 pays £100.00.'))
    expect(pageText()).toMatch(/First payment£\d/)
    server.cart = {
      ...voucherCartFixture,
      voucher: { ...voucherCartFixture.voucher!, pays: 0, refusal: 'empty', open: 67_950 },
    }
    await act(async () => document.querySelector<HTMLInputElement>('form input[type=checkbox]')?.click())
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit())
    await soon(() => expect(pageText()).toContain('Nothing has been booked or paid.'))
    expect(pageText()).toContain('There’s nothing left on this voucher.')
  })
})
