import { expect, it } from 'vitest'
import { priceLineOf } from './testing/price-line-of.ts'
import type { CancellationStep } from './booking-changes.schemas.ts'
import { cancellationWords } from './cancellation-words.ts'

const words = {
  t: (key: string, values: Record<string, string | number> = {}) =>
    [key.replace('price.cancel.', ''), ...Object.values(values)].join(' '),
  money: (minor: number) => `${minor}`,
  date: (day: string) => day,
}
const steps: CancellationStep[] = [
  { until: '2027-03-01', percent: 0, cost: 0 },
  { until: '2027-05-29', percent: 30, cost: 24_465 },
  { until: null, percent: 100, cost: 81_550 },
]

it('states what is paid and what goes back by date; with the campsite’s part they add up to the price', () => {
  const { rows, note } = cancellationWords(
    steps,
    [priceLineOf(81_550, 'now'), priceLineOf(2382, 'on-site')],
    words,
  )
  expect(rows).toEqual([
    { label: 'until 2027-03-01', pays: 'free', back: 'back 81550' },
    { label: 'until 2027-05-29', pays: 'pay 0.3 24465', back: 'back 57085' },
    { label: 'last', pays: 'pay 1 81550' },
  ])
  expect(note).toBe('assumed 81550 onSite 2382')
  expect(24_465 + 57_085 + 2382).toBe(83_932)
})

it('has a label of its own for a single step, and no campsite where nothing is paid there', () => {
  const { rows, note } = cancellationWords(steps.slice(2), [priceLineOf(81_550, 'now')], words)
  expect(rows[0]?.label).toBe('only')
  expect(note).toBe('assumed 81550')
})
