import { expect, test } from 'vitest'
import type { Job } from './job.ts'
import { retryDelay } from './retry-delay.ts'
import { runJobs } from './run-jobs.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const quiet = () => {}

function job(run: Job['run'], everyMs = 60_000): Job {
  return { name: 'one', everyMs, run }
}

test('a job runs at once, again while more is waiting, then not before its pause is over', async () => {
  let runs = 0
  const jobs = runJobs({ jobs: [job(() => Promise.resolve((runs += 1) < 3))], onError: quiet })
  await expect.poll(() => runs).toBe(3)
  await pause(50)
  expect(runs).toBe(3)
  await jobs.stop()
})

test('a job runs after each pause until it is stopped', async () => {
  let runs = 0
  const jobs = runJobs({ jobs: [job(() => Promise.resolve((runs += 1) < 0), 5)], onError: quiet })
  await expect.poll(() => runs).toBeGreaterThan(3)
  await jobs.stop()
  const atStop = runs
  await pause(100)
  expect(runs).toBe(atStop)
})

test('waking ends a pause, and what wakes during a run is not slept through', async () => {
  let runs = 0
  const jobs = runJobs({
    jobs: [
      job(async () => {
        runs += 1
        await pause(20)
        return false
      }),
    ],
    onError: quiet,
  })
  await pause(5)
  jobs.wake('one')
  await expect.poll(() => runs).toBe(2)
  await pause(40)
  jobs.wake('one')
  jobs.wake('unknown')
  await expect.poll(() => runs).toBe(3)
  await jobs.stop()
})

test('a failure is reported, delays no other job and does not end its own', async () => {
  const errors: [string, string][] = []
  let good = 0
  let bad = 0
  const jobs = runJobs({
    jobs: [
      { name: 'good', everyMs: 5, run: () => Promise.resolve((good += 1) < 0) },
      {
        name: 'bad',
        everyMs: 5,
        run: () => {
          bad += 1
          throw new Error(`failure ${bad}`)
        },
      },
    ],
    onError: (error, name) => errors.push([name, (error as Error).message]),
  })
  await expect.poll(() => Math.min(good, bad)).toBeGreaterThan(2)
  await jobs.stop()
  expect(errors.slice(0, 2)).toEqual([
    ['bad', 'failure 1'],
    ['bad', 'failure 2'],
  ])
})

test('stopping aborts the current run and waits for it', async () => {
  let finished = false
  let reported = false
  const jobs = runJobs({
    jobs: [
      job(async (signal) => {
        await pause(60)
        reported = signal.aborted
        finished = true
        return true
      }),
    ],
    onError: quiet,
  })
  await pause(5)
  await jobs.stop()
  expect([finished, reported]).toEqual([true, true])
})

test('stopping does not wait for ever', async () => {
  const jobs = runJobs({ jobs: [job(() => new Promise(() => {}))], onError: quiet })
  // The job never ends; the assertion is that this call does.
  await jobs.stop(30)
})

test.each([
  [1, 7.5, 15],
  [2, 15, 30],
  [5, 120, 240],
  [11, 7_200, 14_400],
  [40, 7_200, 14_400],
])('after %i failed attempts the delay is %d to %d seconds', (attempts, least, most) => {
  expect(retryDelay(attempts, 0)).toBe(least)
  expect(retryDelay(attempts, 1)).toBe(most)
})
