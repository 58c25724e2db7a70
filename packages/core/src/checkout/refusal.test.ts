import { describe, expect, it } from 'vitest'
import { refusalsOf, refusedNow } from './steps.rules.ts'

const form = {
  booker: { email: 'anna@nowhere', city: 'Bern' },
  travellers: [{ firstName: 'Bo', birthDate: { day: '1' } }],
}
const refused = (paths: string[], status = 400) => ({
  status,
  problem: {
    type: 'validation',
    title: 'x',
    status,
    errors: paths.map((path) => ({ path, message: 'Invalid' })),
  },
})

describe('refusalsOf', () => {
  it.each([
    ['booker.email', 'booker.email', 'validations.email'],
    ['booker.phoneNumber', 'booker.phoneNumber', 'person.error.phone'],
    ['booker.birthDate', 'booker.birthDate', 'person.error.date'],
    ['booker.city', 'booker.city', 'person.error.refused'],
    ['travellers.0.birthDate', 'travellers[0].birthDate', 'person.error.date'],
    ['travellers.12.lastName', 'travellers[12].lastName', 'person.error.refused'],
    ['acceptedTerms', 'terms', 'person.error.terms'],
    ['paymentPlan', 'plan', 'person.error.plan.choose'],
    ['remarks', 'remarks', 'person.error.refused'],
  ])('%s is announced at %s', (path, name, id) => {
    expect(refusalsOf(refused([path, path]), form)).toMatchObject([{ name, problem: { id } }])
  })

  it('reports a name that is an address', () => {
    const { status, problem } = refused(['booker.firstName'])
    const errors = [{ path: 'booker.firstName', message: 'looks-like-link' }]
    expect(refusalsOf({ status, problem: { ...problem, errors } }, form)).toMatchObject([
      { name: 'booker.firstName', problem: { id: 'validations.name-link' } },
    ])
  })

  it.each(['acceptedTotal', 'idempotencyKey', 'booker', 'booker.iban', 'booker.__proto__', 'travellers', ''])(
    '%j is no field of the form',
    (path) => {
      expect(refusalsOf(refused([path]), form)).toEqual([])
    },
  )

  it('reads nothing but a 400', () => {
    expect(refusalsOf(refused(['booker.email'], 409), form)).toEqual([])
    expect(refusalsOf({ status: 400 }, form)).toEqual([])
  })
})

describe('refusedNow', () => {
  const refusals = refusalsOf(refused(['booker.email', 'travellers.0.birthDate']), form)
  it('stands while the value does, and comes back with it', () => {
    expect(refusedNow(refusals, form)).toHaveLength(2)
    const changed = { ...form, booker: { ...form.booker, email: 'anna@example.org' } }
    expect(refusedNow(refusals, changed).map(({ name }) => name)).toEqual(['travellers[0].birthDate'])
    expect(refusedNow(refusals, structuredClone(form))).toHaveLength(2)
    expect(refusedNow(refusals, {})).toEqual([])
  })
})
