import { describe, expect, it } from 'vitest'
import { type BookerForm, isPostcodeOf, validateBooker } from './booker.rules.ts'

const complete: BookerForm = {
  firstName: 'Anna',
  lastName: 'de Vries',
  email: 'anna@example.org',
  phonePrefix: '+31',
  phoneNumber: '06 1234 5678',
  street: 'Kerkstraat',
  houseNumber: '12a',
  postcode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
}
const problemsWith = (change: BookerForm) => validateBooker({ ...complete, ...change })
const name = (length: number) => 'x'.repeat(length)

describe('validateBooker', () => {
  it('accepts a complete booker without title and addition', () => {
    expect(validateBooker(complete)).toEqual({})
  })

  it('asks for every field but title and addition', () => {
    const required = Object.keys(validateBooker({})).sort()
    expect(required).toEqual(Object.keys(complete).sort())
  })

  it.each<[keyof BookerForm, string | undefined, string | undefined]>([
    ['firstName', '   ', 'checkout.error.required'],
    ['firstName', 'Visit evil.example', 'checkout.error.name-link'],
    ['lastName', 'St.John', undefined],
    ['firstName', name(60), undefined],
    ['firstName', name(61), 'checkout.error.too-long'],
    ['lastName', `  ${name(60)}  `, undefined],
    ['email', ' anna@example.org ', undefined],
    ['email', 'anna@example', 'checkout.error.email'],
    ['email', 'anna example@example.org', 'checkout.error.email'],
    ['email', 'anna@exa..mple.org', 'checkout.error.email'],
    ['email', '@example.org', 'checkout.error.email'],
    ['email', 'a@b@example.org', 'checkout.error.email'],
    ['email', `${'a'.repeat(242)}@example.org`, undefined],
    ['email', `${'a'.repeat(243)}@example.org`, 'checkout.error.too-long'],
    ['phoneNumber', '1234', undefined],
    ['phoneNumber', '123', 'checkout.error.phone'],
    ['phoneNumber', '(020) 794-60/123', undefined],
    ['phoneNumber', '1234567890123456', 'checkout.error.phone'],
    ['phoneNumber', '+31612345678', 'checkout.error.phone'],
    ['phoneNumber', 'call me', 'checkout.error.phone'],
    ['phonePrefix', undefined, 'checkout.error.choose'],
    ['country', '', 'checkout.error.choose'],
    ['houseNumber', name(21), 'checkout.error.too-long'],
    ['addition', name(40), undefined],
    ['addition', name(41), 'checkout.error.too-long'],
    ['city', name(81), 'checkout.error.too-long'],
    ['street', name(101), 'checkout.error.too-long'],
    ['postcode', '1012', 'checkout.error.postcode'],
  ])('%s %j → %s', (field, value, expected) => {
    expect(problemsWith({ [field]: value })[field]?.id).toBe(expected)
  })

  it('judges the postcode by the country and gives an example of its form', () => {
    expect(problemsWith({ country: 'DE' }).postcode).toEqual({
      id: 'checkout.error.postcode',
      values: { example: '10115' },
    })
    expect(problemsWith({ country: 'DE', postcode: '10115' })).toEqual({})
  })
})

describe('isPostcodeOf', () => {
  it.each([
    ['GB', 'BS1 4QA', true],
    ['GB', 'bs14qa', true],
    ['GB', '12345', false],
    ['IE', 'D02 AF30', true],
    ['IE', 'D6W AF30', true],
    ['NL', '0123 AB', false],
    ['CH', '8001', true],
    ['CH', '80010', false],
    ['LI', '9490', true],
    ['LI', '8001', false],
    ['PT', '1000-001', true],
    ['PT', '1000001', false],
    ['PL', '00-001', true],
    ['LU', 'L-1111', true],
    ['US', '90210-1234', true],
    ['US', '1', false],
    ['', '12345', true],
  ])('%s %s → %s', (country, postcode, expected) => {
    expect(isPostcodeOf(country, postcode)).toBe(expected)
  })
})
