import { expect, test } from 'vitest'
import { cancellationSteps } from './cancellation-steps.ts'

const line = {
  kind: 'stay',
  key: 'stay',
  quantity: 7,
  unit: 'night',
  amount: 100_000,
  currency: 'EUR',
  payableAt: 'now',
  mandatory: true,
} as const
const steps = (leastCost: number, agreedOn = '2027-01-01') =>
  cancellationSteps({
    stay: { dateFrom: '2027-07-03', dateTo: '2027-07-10', nights: 7 },
    lines: [line],
    state: 'confirmed',
    agreedOn,
    cancellationTerms: [
      { daysBefore: 42, percent: 30 },
      { daysBefore: 28, percent: 60 },
      { daysBefore: null, percent: 100 },
    ],
    leastCost,
  }).map(({ until, percent, cost }) => [until, percent, cost])

test('a step that was over on the day of the contract is not listed (booking-14)', () => {
  const until = (agreedOn: string) => steps(0, agreedOn).map(([day]) => day)
  expect(until('2027-05-22')).toEqual(['2027-05-22', '2027-06-05', null])
  expect(until('2027-05-23')).toEqual(['2027-06-05', null])
  expect(until('2027-06-06')).toEqual([null])
})

test('steps cost what was agreed', () => {
  expect(steps(0)).toEqual([
    ['2027-05-22', 30, 30_000],
    ['2027-06-05', 60, 60_000],
    [null, 100, 100_000],
  ])
})

test('none costs less than cancelling did before the stay was changed, and equal ones are one (booking-19)', () => {
  expect(steps(45_000)).toEqual([
    ['2027-05-22', 45, 45_000],
    ['2027-06-05', 60, 60_000],
    [null, 100, 100_000],
  ])
  expect(steps(60_000)).toEqual([
    ['2027-06-05', 60, 60_000],
    [null, 100, 100_000],
  ])
  expect(steps(75_000)).toEqual([
    ['2027-06-05', 75, 75_000],
    [null, 100, 100_000],
  ])
})

test('nor more than the booking', () => {
  expect(steps(250_000)).toEqual([[null, 100, 100_000]])
})

test('a share of francs is rounded down to five Rappen, the whole is the whole', () => {
  const [first, last] = cancellationSteps({
    stay: { dateFrom: '2027-07-03', dateTo: '2027-07-10', nights: 7 },
    lines: [{ ...line, amount: 110_383, currency: 'CHF' }],
    state: 'confirmed',
    agreedOn: '2027-01-01',
    cancellationTerms: [
      { daysBefore: 28, percent: 30 },
      { daysBefore: null, percent: 100 },
    ],
    leastCost: 0,
  })
  expect([first?.cost, last?.cost]).toEqual([33_110, 110_383])
})
