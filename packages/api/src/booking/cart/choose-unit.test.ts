import { expect, test } from 'vitest'
import { chooseUnit } from './choose-unit.ts'

const stay = { dateFrom: '2027-06-05', dateTo: '2027-06-12', nights: 7 }
const unit = (
  unitId: number,
  departureBefore: string | null = null,
  arrivalAfter: string | null = null,
  taken = false,
) => ({ unitId, taken, departureBefore, arrivalAfter })

test.each([
  ['none free', [unit(1, null, null, true)], undefined],
  ['no units', [], undefined],
  ['all alike: the lowest id, whatever the order', [unit(3), unit(1), unit(2)], 1],
  ['a neighbour before a lonely unit', [unit(1), unit(2, '2027-06-05')], 2],
  ['the snug gap', [unit(1, '2027-06-05'), unit(2, '2027-06-04', '2027-06-13'), unit(3)], 2],
  [
    'back to back on both sides',
    [unit(1, '2027-06-03', '2027-06-12'), unit(2, '2027-06-05', '2027-06-12')],
    2,
  ],
  ['never a taken one', [unit(1, '2027-06-05', '2027-06-12', true), unit(2)], 2],
  ['a far neighbour is like none', [unit(1), unit(2, '2026-01-01')], 1],
])('%s', (_, units, chosen) => {
  expect(chooseUnit(units, stay)).toBe(chosen)
})
