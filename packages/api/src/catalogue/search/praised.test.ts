import { expect, it } from 'vitest'
import { praisedOf } from './praised.ts'

it.each([
  ['the best one', { location: 8.6, children: 9.1, value: 8.9 }, 40, { key: 'children', score: 9.1 }],
  ['the first of equal ones', { value: 9, location: 9 }, 40, { key: 'location', score: 9 }],
  ['none where none is high', { location: 8.4 }, 40, undefined],
  ['none where few have scored', { location: 9.8 }, 9, undefined],
  ['none without scores', {}, 40, undefined],
])('%s', (_, scores, count, praised) => {
  expect(praisedOf(scores, count)).toEqual(praised)
})
