import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchLoopLateness } from './loop-lateness.ts'

test('a loop that is always blocked is late, on a machine of any speed', async () => {
  const { lateness, stop } = watchLoopLateness()
  const isLate = () => lateness() > 0
  // Steps of 100 ms until two windows have been measured.
  for (let turns = 0; turns < 12 || !isLate(); turns += 1) {
    const until = performance.now() + 100
    while (performance.now() < until);
    await setImmediate()
  }
  expect(lateness()).toBeGreaterThan(50)
  stop()
})
