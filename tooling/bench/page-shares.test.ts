import { expect, it } from 'vitest'
import { sharesOf } from './page-shares.ts'

const frame = (id: number, functionName: string, children: number[] = [], url = '') => ({
  id,
  callFrame: { functionName, url },
  children,
})

it('gives a sample to the innermost part, and counts neither idle time nor that of other processes', () => {
  const nodes = [
    frame(1, '(root)', [2, 5, 6]),
    frame(2, 'renderToStringImpl', [3]),
    frame(3, 'Card', [4]),
    frame(4, 'formatNumber'),
    frame(5, '(idle)'),
    frame(6, 'other'),
  ]
  const samples = [...Array.from({ length: 3 }, () => 6), 3, 4, 5, 6, 3, 3, 3]
  const timeDeltas = [...Array.from({ length: 3 }, () => 9e9), 100, 100, 9e9, 100, 100, 100, 9e9]
  expect(sharesOf({ nodes, samples, timeDeltas })).toEqual([
    ['React and components', 700 / 900],
    ['messages, numbers, dates', 100 / 900],
    ['rest', 100 / 900],
  ])
})
