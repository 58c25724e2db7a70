import { describe, expect, it } from 'vitest'
import { functionsOf, lengthAt } from './function-lengths.ts'

const text = `
/** What is written above a function is not part of it. */
export function first(
  a: number,
) {
  const inside = () => a
  return inside()
}
export const second = () => 2
const third = 3
class Fourth {
  constructor() {}
  fifth() {
    return third
  }
}
declare function sixth(): void
`

describe('functions', () => {
  it('are those at the top of a file and methods, in lines from their first to their last', () =>
    expect(functionsOf('a.ts', text).map(({ name, lines }) => [name, lines])).toEqual([
      ['first', 6],
      ['second', 1],
      ['Fourth.', 1],
      ['Fourth.fifth', 3],
    ]))

  it.each([
    [0, 1],
    [0.5, 6],
    [0.95, 10],
  ])('%s of them are below a length', (share, length) => {
    const functions = [5, 3, 9, 1, 6, 8, 2, 7, 4, 10].map((lines) => ({ name: '', path: '', lines }))
    expect(lengthAt(functions, share)).toBe(length)
  })

  it('have no length where there are none', () => expect(lengthAt([], 0.5)).toBe(0))
})
