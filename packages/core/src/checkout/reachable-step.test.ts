import type { OfferedPlan } from '@camping/contract/booking.schemas.ts'
import { describe, expect, it } from 'vitest'
import type { CheckoutForm } from './booker.rules.ts'
import { reachableStep, refusalsOf } from './steps.rules.ts'

const plan = (name: OfferedPlan['plan']): OfferedPlan => ({ plan: name, rates: [] })
const twoPlans = { plans: [plan('deposit'), plan('full')] }
const onePlan = { plans: [plan('full')] }
const nothingOwed = { plans: [] }
const stay = { party: { adults: 2, children: [] }, arrival: '2027-07-03', today: '2026-11-21' }
const booker = {
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.org',
  phonePrefix: '+31',
  phoneNumber: '612345678',
  street: 'Kerkstraat',
  houseNumber: '12',
  postcode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
}

describe('reachableStep', () => {
  it.each<[string, CheckoutForm, { plans: OfferedPlan[] }, string]>([
    ['nothing typed', {}, twoPlans, 'travellers'],
    ['half a booker', { booker: { firstName: 'Anna' } }, onePlan, 'travellers'],
    ['a plan without a booker', { plan: 'full' }, twoPlans, 'travellers'],
    ['a booker, no plan', { booker }, twoPlans, 'payment'],
    ['a booker, nothing to choose', { booker }, onePlan, 'check'],
    ['a booker, nothing to pay us', { booker }, nothingOwed, 'check'],
    ['a booker, and a plan that is offered no more', { booker, plan: 'parts' }, twoPlans, 'payment'],
    ['a booker and a plan', { booker, plan: 'full' }, twoPlans, 'check'],
    ['half a fellow', { booker, plan: 'full', travellers: [{ firstName: 'Bo' }] }, twoPlans, 'travellers'],
    ['all of it, terms too', { booker, plan: 'full', terms: true }, twoPlans, 'check'],
  ])('%s', (_, form, cart, step) => {
    expect(reachableStep(form, { cart, stay })).toBe(step)
  })

  it('goes back to what the server refused, until that is changed', () => {
    const form = { booker, plan: 'full' as const, terms: true }
    const errors = [{ path: 'booker.email', message: 'x' }]
    const refusals = refusalsOf(
      { status: 400, problem: { type: 'v', title: 'v', status: 400, errors } },
      form,
    )
    const changed = { ...form, booker: { ...booker, email: 'anna@example.com' } }
    expect(reachableStep(form, { cart: twoPlans, stay, refusals })).toBe('travellers')
    expect(reachableStep(changed, { cart: twoPlans, stay, refusals })).toBe('check')
  })
})
