import { expect, it } from 'vitest'
import { addressText } from './address-order.ts'

it.each([
  ['Via dei Pini 21', '38066', 'Riva', 'IT', 'Via dei Pini 21, 38066 Riva'],
  ['12 Mill Lane', 'LA12 8AB', 'Keswick', 'GB', '12 Mill Lane, Keswick LA12 8AB'],
  ['', '', 'Keswick', 'GB', 'Keswick'],
  ['', '38066', 'Riva', 'IT', '38066 Riva'],
  ['', '', '', '', ''],
])('%j, %j, %j in %s', (street, postcode, town, country, text) => {
  expect(addressText({ street, postcode }, town, country)).toBe(text)
})
