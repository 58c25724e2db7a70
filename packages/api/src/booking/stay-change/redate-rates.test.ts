import { expect, test } from 'vitest'
import { type DatedRate, redatedRates } from './redate-rates.ts'

const days = { balanceDays: 42, arrival: '2027-07-03', today: '2027-03-01', agreedOn: '2027-02-01' }
const rate = (index: number, dueDate: string, status: DatedRate['status'] = 'pending'): DatedRate => ({
  index,
  dueDate,
  status,
})
const redated = (rates: readonly DatedRate[], changes: Partial<typeof days> = {}) =>
  Object.fromEntries(redatedRates(rates, { ...days, ...changes }))

test('the last rate is due as many days before the new arrival as was agreed', () => {
  const plan = [rate(0, '2027-02-01', 'paid'), rate(1, '2027-05-22')]
  expect(redated(plan)).toEqual({ 1: '2027-05-22' })
  expect(redated(plan, { arrival: '2027-07-10' })).toEqual({ 1: '2027-05-29' })
})

test('a part in the middle moves only where it would come after the last', () => {
  const plan = [rate(0, '2027-02-01'), rate(1, '2027-04-01'), rate(2, '2027-05-22')]
  expect(redated(plan, { arrival: '2027-06-26' })).toEqual({ 1: '2027-04-01', 2: '2027-05-15' })
  expect(redated(plan, { arrival: '2027-05-01' })).toEqual({ 1: '2027-03-20', 2: '2027-03-20' })
})

test('nothing is due before today, and what was due with the contract stays', () => {
  const plan = [rate(0, '2027-02-01'), rate(1, '2027-05-22')]
  expect(redated(plan, { arrival: '2027-03-20' })).toEqual({ 1: '2027-03-01' })
})

test('paid and cancelled rates do not move', () => {
  expect(
    redated([rate(0, '2027-04-01', 'paid'), rate(1, '2027-05-22'), rate(2, '2027-06-01', 'cancelled')], {
      arrival: '2027-07-10',
    }),
  ).toEqual({ 1: '2027-05-29' })
})
