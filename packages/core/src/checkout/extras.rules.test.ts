import { describe, expect, it } from 'vitest'
import { changeExtra } from './extras.rules.ts'

const linen = { id: 1, min: 0, max: 4, quantity: 2 }
const bikes = { id: 2, min: 2, max: 6, quantity: 0 }

describe('changeExtra', () => {
  it.each([
    ['one more', 1, 3, [{ id: 1, quantity: 3 }]],
    ['none', 1, 0, []],
    ['never above the most', 1, 9, [{ id: 1, quantity: 4 }]],
    [
      'a first one jumps to the least',
      2,
      1,
      [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 2 },
      ],
    ],
    ['an unknown one changes nothing', 7, 1, [{ id: 1, quantity: 2 }]],
  ])('%s', (_, id, requested, expected) => {
    expect(changeExtra([linen, bikes], id, requested)).toEqual(expected)
  })

  it('drops to none below the least', () => {
    expect(changeExtra([{ ...bikes, quantity: 2 }], 2, 1)).toEqual([])
  })

  it('comes down to the least, and stays at none', () => {
    expect(changeExtra([{ ...bikes, quantity: 3 }], 2, 2)).toEqual([{ id: 2, quantity: 2 }])
    expect(changeExtra([bikes], 2, 0)).toEqual([])
  })
})
