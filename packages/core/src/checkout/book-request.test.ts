import { type OfferedPlan, type PaymentRate, cartBookRequest } from '@camping/contract/booking.schemas.ts'
import { describe, expect, it } from 'vitest'
import { attemptFor } from './attempt.rules.ts'
import { bookRequest, firstRateAfter, planOf, ratesOfPlan } from './order.rules.ts'
import { phoneDigits, type CheckoutForm } from './booker.rules.ts'

const rate = (index: number, kind: PaymentRate['kind'], amount: number) => ({
  index,
  kind,
  amount,
  currency: 'EUR' as const,
  dueDate: index === 0 ? '2027-01-01' : '2027-05-20',
  open: amount,
  status: 'pending' as const,
  paidAt: null,
})
const full: OfferedPlan = { plan: 'full', rates: [rate(0, 'balance', 67_950)] }
const plans: OfferedPlan[] = [
  { plan: 'deposit', rates: [rate(0, 'deposit', 20_385), rate(1, 'balance', 47_565)] },
  full,
]
const cart = {
  id: 'abcdefghijklmnopqrstuv',
  total: 70_050,
  plans,
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

  it('sends remarks without the spaces around them, and none as an empty text', () => {
    expect(bookRequest(cart, { ...form, remarks: ' near the pond\n' }).remarks).toBe('near the pond')
    expect(bookRequest(cart, form).remarks).toBe('')
  })

  it('sends a plan that is offered no more as it was chosen, so that the server refuses it', () => {
    expect(bookRequest(cart, { ...form, plan: 'parts' }).paymentPlan).toBe('parts')
    expect(bookRequest({ ...cart, plans: [full] }, {}).paymentPlan).toBe('full')
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
  it.each([
    ['the chosen one', plans, 'full', 'full'],
    ['none before one is chosen: nothing is ticked for anybody', plans, undefined, null],
    ['the only one without a choice', [full], undefined, 'full'],
    ['the only one in place of one that the dates rule out by now', [full], 'deposit', 'full'],
    ['none of two for one that is offered no more', plans, 'parts', null],
    ['none where nothing is owed', [], undefined, null],
  ] as const)('%s', (_, offered, plan, inForce) => {
    expect(planOf(plan ? { plan } : {}, { plans: [...offered] })).toBe(inForce)
  })

  it('has the rates that the server made', () => {
    expect(ratesOfPlan(plans, 'full')).toBe(full.rates)
    expect(ratesOfPlan(plans, 'parts')).toEqual([])
    expect(ratesOfPlan(plans, null)).toEqual([])
  })
})

describe('attemptFor', () => {
  const keys = () => {
    let count = 0
    return () => `key-${(count += 1)}`
  }
  const request = bookRequest(cart, form)

  it('reuses the key while the content is the same, and changes it with the content', () => {
    const newKey = keys()
    const first = attemptFor(null, request, newKey)
    expect(attemptFor(first, bookRequest(cart, form), newKey).key).toBe(first.key)
    const other = attemptFor(first, { ...request, acceptedTotal: 1 }, newKey)
    expect(other.key).not.toBe(first.key)
  })
})

describe('payment-28: a gift voucher', () => {
  it('is ordered with the amount that was shown', () => {
    expect(bookRequest({ ...cart, voucher: { pays: 6_000 } }, form).acceptedVoucher).toBe(6_000)
    expect(bookRequest({ ...cart, voucher: null }, form)).not.toHaveProperty('acceptedVoucher')
  })

  it.each([
    [null, 0, 20_385],
    [{ pays: 385 }, 0, 20_000],
    [{ pays: 20_385 }, 1, 47_565],
    [{ pays: 30_385 }, 1, 37_565],
    [{ pays: 67_950 }, undefined, undefined],
  ])('pays the oldest rates first: %j', (voucher, index, amount) => {
    const first = firstRateAfter(plans[0]!.rates, voucher)
    expect([first?.index, first?.amount]).toEqual([index, amount])
  })
})
