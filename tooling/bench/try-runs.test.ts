import { expect, test } from 'vitest'
import { shortReason, tryRuns } from './try-runs.ts'

const failing = (...fails: boolean[]) => {
  let run = 0
  return () => {
    run += 1
    return fails[run - 1] ? Promise.reject(new Error(`run ${run}\n{"report":true}`)) : Promise.resolve(run)
  }
}

test('a failed run is recorded and repeated', async () => {
  expect(await tryRuns(3, failing(false, true))).toEqual({ results: [1, 3, 4], failures: ['run 2'] })
})

test('where every run fails there is an end', async () => {
  expect(await tryRuns(2, failing(true, true, true, true))).toEqual({
    results: [],
    failures: ['run 1', 'run 2'],
  })
})

test('a report inside of an error is not printed', () => {
  expect(shortReason(new Error(`Command failed: ${'x'.repeat(140_000)}`)).length).toBeLessThan(200)
  expect(shortReason('plain')).toBe('plain')
})
