import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import { cartBookRequest } from '@camping/contract/booking.schemas.ts'
import { describe, expect, it } from 'vitest'
import { attemptFor } from './attempt-key.ts'
import { bookRequest, planOf } from './book-request.ts'
import { phoneDigits, type CheckoutForm } from './booker-form.ts'
import { plansOf, ratesOfPlan } from './payment-plan.ts'

const rate = (index: number, kind: PaymentRate['kind'], amount: number) => ({
  index,
  kind,
  amount,
  currency: 'EUR' as const,
  dueDate: index === 0 ? '2027-01-01' : '2027-05-20',
})
const cart = {
  id: 'abcdefghijklmnopqrstuv',
  total: 70_050,
  rates: [rate(0, 'deposit', 20_385), rate(1, 'balance', 47_565)],
}
const form: CheckoutForm = {
  booker: {
    title: 'mrs',
    firstName: ' Anna ',
    lastName: 'de Vries',
    email: 'anna@example.org',
    phonePrefix: '+31',
    phoneNumber: '06 1234 5678',
    street: 'Kerkstraat',
    houseNumber: '12a',
    postcode: '1012 ab',
    city: 'Amsterdam',
    country: 'NL',
  },
  travellers: [{ firstName: 'Bo', lastName: 'Berg' }, undefined, { firstName: ' ' }],
  plan: 'full',
  terms: true,
}

describe('bookRequest', () => {
  it('is what the contract takes, at the total the button showed', () => {
    const request = { ...bookRequest(cart, form), idempotencyKey: '0123456789abcdef' }
    const parsed = cartBookRequest.parse(request)
    expect(parsed.booker).toMatchObject({
      firstName: 'Anna',
      phoneNumber: '612345678',
      postcode: '1012 AB',
      addition: '',
      title: 'mrs',
    })
    expect(parsed.travellers).toEqual([{ firstName: 'Bo', lastName: 'Berg', birthDate: null }])
    expect(parsed.acceptedTotal).toBe(70_050)
    expect(parsed.paymentPlan).toBe('full')
  })

  it('drops a title the contract does not know', () => {
    expect(bookRequest(cart, { ...form, booker: { ...form.booker, title: 'duke' } }).booker.title).toBeNull()
  })
})

describe('phoneDigits', () => {
  it.each([
    ['06 1234 5678', '612345678'],
    ['06 1234 5678', '0612345678', '+39'],
    ['(020) 794-60/12.3', '2079460123'],
    ['0', '0'],
    ['79 123 45 67', '791234567'],
  ])('%s → %s %s', (text, digits, prefix = '+31') => {
    expect(phoneDigits(text, prefix)).toBe(digits)
  })
})

describe('payment plan', () => {
  const [first] = cart.rates
  it('offers parts only where the cart has parts', () => {
    expect(plansOf(cart.rates)).toEqual(['deposit', 'full'])
    expect(plansOf(cart.rates.slice(0, 1))).toEqual(['full'])
    expect(planOf({ plan: 'deposit' }, { rates: cart.rates.slice(0, 1) })).toBe('full')
  })

  it('adds up to the same sum either way', () => {
    const sum = (rates: { amount: number }[]) => rates.reduce((total, one) => total + one.amount, 0)
    expect(sum(ratesOfPlan(cart.rates, 'full'))).toBe(sum(ratesOfPlan(cart.rates, 'deposit')))
    expect(ratesOfPlan(cart.rates, 'full')).toEqual([
      { ...first, kind: 'balance', amount: 67_950, dueDate: '2027-01-01' },
    ])
  })
})

describe('attemptFor', () => {
  const keys = () => {
    let count = 0
    return () => `key-${(count += 1)}`
  }
  const request = bookRequest(cart, form)

  it('keeps the key while the content is the same, and changes it with the content', () => {
    const newKey = keys()
    const first = attemptFor(null, request, newKey)
    expect(attemptFor(first, bookRequest(cart, form), newKey).key).toBe(first.key)
    const other = attemptFor(first, { ...request, acceptedTotal: 1 }, newKey)
    expect(other.key).not.toBe(first.key)
  })
})
