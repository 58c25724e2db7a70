import { describe, expect, it } from 'vitest'
import { toBooker, validateBooker } from './booker.rules.ts'
import { streetLine } from './street.rules.ts'

describe('street and house number in one line, as browsers fill them in', () => {
  it.each([
    ['Kerkstraat 12a', 'NL', 'Kerkstraat', '12a'],
    ['Kerkstraat 12 a', 'NL', 'Kerkstraat', '12 a'],
    ['Hauptstr. 4-6', 'DE', 'Hauptstr.', '4-6'],
    ['Straße des 17. Juni 135', 'DE', 'Straße des 17. Juni', '135'],
    ['Wiener Straße 12/3', 'AT', 'Wiener Straße', '12/3'],
    ['Via Roma, 21', 'IT', 'Via Roma', '21'],
    ['12a Long Lane', 'GB', 'Long Lane', '12a'],
    ['12 bis rue de la Paix', 'FR', 'rue de la Paix', '12 bis'],
    ['7, rue du 8 Mai 1945', 'FR', 'rue du 8 Mai 1945', '7'],
  ])('%s in %s', (line, country, street, houseNumber) => {
    expect(streetLine(line, '', country)).toEqual({ street, houseNumber })
  })

  it.each([
    ['rue du 8 Mai 1945', 'FR'],
    ['Kerkstraat', 'NL'],
    ['12', 'GB'],
    ['12', 'NL'],
    ['4th Avenue', 'US'],
    ['', ''],
  ])('no number is taken from %j in %s', (line, country) => {
    expect(streetLine(line, '', country)).toEqual({ street: line, houseNumber: '' })
  })

  it('a number of its own leaves the street as it is', () => {
    expect(streetLine('Strada Statale 45', '3', 'IT')).toEqual({
      street: 'Strada Statale 45',
      houseNumber: '3',
    })
  })

  it.each([`1${' 1 -'.repeat(5000)}`, 'a 1/'.repeat(5000), `x ${'1 -'.repeat(5000)}`])(
    'a hostile line ends: %.12s',
    (line) => expect(streetLine(line, '', 'NL').houseNumber).toBe(''),
  )

  it('the form misses no number then, and sends both apart', () => {
    const form = { street: '12a Long Lane', country: 'GB' }
    expect(validateBooker(form)).not.toHaveProperty('houseNumber')
    expect(validateBooker({ ...form, street: 'Long Lane' })).toHaveProperty('houseNumber')
    expect(toBooker(form)).toMatchObject({ street: 'Long Lane', houseNumber: '12a' })
  })
})
