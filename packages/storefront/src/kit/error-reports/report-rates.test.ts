import { expect, it } from 'vitest'
import { reportRates } from './scrub-envelope.ts'

it('five of a hundred page views are timed, and five of a hundred with an error are recorded', () => {
  expect(reportRates).toEqual({ traces: 0.05, replaysOnError: 0.05 })
})
