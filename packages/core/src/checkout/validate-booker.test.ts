import { describe, expect, it } from 'vitest'
import { type BookerForm, validateBooker } from './booker.rules.ts'

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

  it('requires every field but title and addition', () => {
    const required = Object.keys(validateBooker({})).sort()
    expect(required).toEqual(Object.keys(complete).sort())
  })

  it.each<[keyof BookerForm, string | undefined, string | undefined]>([
    ['firstName', '   ', 'validations.required'],
    ['firstName', 'Visit evil.example', 'validations.name-link'],
    ['lastName', 'St.John', undefined],
    ['firstName', name(60), undefined],
    ['firstName', name(61), 'validations.max-length'],
    ['lastName', `  ${name(60)}  `, undefined],
    ['email', ' anna@example.org ', undefined],
    ['email', 'anna@example', 'validations.email'],
    ['email', 'anna example@example.org', 'validations.email'],
    ['email', 'anna@exa..mple.org', 'validations.email'],
    ['email', '@example.org', 'validations.email'],
    ['email', 'a@b@example.org', 'validations.email'],
    ['email', `${'a'.repeat(242)}@example.org`, undefined],
    ['email', `${'a'.repeat(243)}@example.org`, 'validations.email'],
    ['phoneNumber', '1234', undefined],
    ['phoneNumber', '123', 'person.error.phone'],
    ['phoneNumber', '(020) 794-60/123', undefined],
    ['phoneNumber', '1234567890123456', 'person.error.phone'],
    ['phoneNumber', '+31612345678', 'person.error.phone'],
    ['phoneNumber', 'call me', 'person.error.phone'],
    ['phonePrefix', undefined, 'person.error.phonePrefix.choose'],
    ['country', '', 'person.error.country.choose'],
    ['houseNumber', name(21), 'validations.max-length'],
    ['addition', name(40), undefined],
    ['addition', name(41), 'validations.max-length'],
    ['city', name(81), 'validations.max-length'],
    ['street', name(101), 'validations.max-length'],
    ['postcode', '1012', 'person.error.postcode'],
  ])('%s %j → %s', (field, value, expected) => {
    expect(problemsWith({ [field]: value })[field]?.id).toBe(expected)
  })

  it('judges the postcode by the country and gives an example of its form', () => {
    expect(problemsWith({ country: 'DE' }).postcode).toEqual({
      id: 'person.error.postcode',
      values: { example: '10115' },
    })
    expect(problemsWith({ country: 'DE', postcode: '10115' })).toEqual({})
  })
})
