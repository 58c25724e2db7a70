import { describe, expect, it } from 'vitest'
import { guestCountries } from './guest-countries.ts'
import { examplePostcode, isPostcodeOf } from './postcodes.ts'

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

  it('accepts the example of each country that a guest can live in', () => {
    for (const [country] of guestCountries)
      expect([country, isPostcodeOf(country, examplePostcode(country))]).toEqual([country, true])
  })

  it('knows no more than the countries of the list', () => {
    expect(isPostcodeOf('constructor', '12345')).toBe(true)
    expect(examplePostcode('XX')).toBe('1234')
  })
})
