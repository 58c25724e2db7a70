import { expect, it } from 'vitest'
import { extrasDifference, wholeChoice } from './extras.rules.ts'

const linen = { id: 1, quantity: 2, amounts: [0, 900, 2_000, 2_700], payableAt: 'now' as const }
const dog = { id: 2, quantity: 0, amounts: [0, 350], payableAt: 'on-site' as const }

it.each([
  [{}, { payable: 0, onSite: 0, isChange: false }],
  [{ 1: 3 }, { payable: 700, onSite: 0, isChange: true }],
  [{ 1: 0 }, { payable: -2_000, onSite: 0, isChange: true }],
  [
    { 1: 3, 2: 1 },
    { payable: 700, onSite: 350, isChange: true },
  ],
  [{ 1: 2 }, { payable: 0, onSite: 0, isChange: false }],
])('%j costs %j', (chosen, difference) => {
  expect(extrasDifference([linen, dog], chosen)).toEqual(difference)
})

it('sends all choices, and unchanged quantities', () => {
  expect(wholeChoice([linen, dog], { 2: 1 })).toEqual([
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ])
  expect(wholeChoice([linen, dog], { 1: 0 })).toEqual([])
})
