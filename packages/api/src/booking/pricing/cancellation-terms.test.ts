import { describe, expect, test } from 'vitest'
import { cancellationTerms } from './cancellation-terms.ts'

const last = { daysBefore: null, percent: 100 }

describe('cancellation terms', () => {
  test.each([
    ['one step', [last]],
    [
      'steps nearer to arrival that cost more',
      [{ daysBefore: 30, percent: 0 }, { daysBefore: 7, percent: 50 }, last],
    ],
    ['steps that cost the same', [{ daysBefore: 30, percent: 100 }, last]],
  ])('may be %s', (_, terms) => {
    expect(cancellationTerms.parse(terms)).toEqual(terms)
  })

  test.each([
    ['none', []],
    ['without a last step', [{ daysBefore: 30, percent: 20 }]],
    ['with a step after the last', [last, { daysBefore: 3, percent: 100 }]],
    ['with the nearer step first', [{ daysBefore: 7, percent: 20 }, { daysBefore: 30, percent: 50 }, last]],
    ['with a day twice', [{ daysBefore: 7, percent: 20 }, { daysBefore: 7, percent: 50 }, last]],
    [
      'with a later step that costs less',
      [{ daysBefore: 30, percent: 50 }, { daysBefore: 7, percent: 20 }, last],
    ],
    ['above the price', [{ daysBefore: null, percent: 101 }]],
    ['after arrival', [{ daysBefore: 0, percent: 20 }, last]],
  ])('are refused: %s', (_, terms) => {
    expect(cancellationTerms.safeParse(terms).success).toBe(false)
  })
})
