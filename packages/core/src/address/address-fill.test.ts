import { describe, expect, it } from 'vitest'
import { fieldsToFill, addressRequestOf } from './address-fill.rules.ts'

describe('the search of an address', () => {
  it.each([
    [{ country: 'NL', postcode: ' 9998 zx ', houseNumber: '12' }, true],
    [{ country: 'NL', postcode: '9998', houseNumber: '12' }, false],
    [{ country: 'NL', postcode: '9998 ZX', houseNumber: ' ' }, false],
    [{ country: 'NL', postcode: '9998 ZX' }, false],
    [{ country: 'NL', postcode: '9998 ZX', houseNumber: '1'.repeat(99) }, false],
    [{}, false],
  ])('waits for a whole postcode and a number: %j', (typed, isComplete) => {
    expect(addressRequestOf(typed) !== undefined).toBe(isComplete)
  })

  const found = { street: 'Kampvuurlaan', city: 'Elzendam' }
  it('by itself fills what is empty, and with the button what it knows', () => {
    expect(fieldsToFill({ street: 'Mine', city: ' ' }, found, false)).toEqual({ city: 'Elzendam' })
    expect(fieldsToFill({ street: 'Mine', city: 'Here' }, found, false)).toBeUndefined()
    expect(fieldsToFill({ street: 'Mine', city: 'Here' }, found, true)).toEqual(found)
    expect(fieldsToFill({ street: 'Mine' }, { street: null, city: 'Elzendam' }, true)).toEqual({
      city: 'Elzendam',
    })
    expect(fieldsToFill({}, { street: null, city: null }, true)).toBeUndefined()
  })
})
