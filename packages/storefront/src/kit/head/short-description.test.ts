import { expect, it } from 'vitest'
import { shortDescription } from './short-description.ts'

it.each([
  ['a short one stays', 'Between lemon trees and the lake.', 'Between lemon trees and the lake.'],
  ['lines become one', 'First.\n\n- second\n- third', 'First. - second - third'],
  ['a long one ends after a word', `${'word '.repeat(40)}end`, `${'word '.repeat(30)}word…`],
  ['no comma before the dots', `${'x'.repeat(150)}, abcdef`, `${'x'.repeat(150)}…`],
])('%s', (_, text, short) => {
  expect(shortDescription(text)).toBe(short)
  expect(shortDescription(text).length).toBeLessThanOrEqual(156)
})
