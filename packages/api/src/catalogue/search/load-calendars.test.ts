import { expect, test } from 'vitest'
import { readBits, readIntArray } from './load-calendars.ts'

test.each([
  ['{}', []],
  ['{7}', [7]],
  ['{0,10,12345678}', [0, 10, 12_345_678]],
])('the array %s', (text, expected) => {
  expect([...readIntArray(text)]).toEqual(expected)
})

test('a bit string, first night first', () => {
  expect([...readBits('0110')]).toEqual([0, 1, 1, 0])
  expect([...readBits('')]).toEqual([])
})
