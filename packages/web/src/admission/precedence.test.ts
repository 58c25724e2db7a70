import { afterEach, expect, test, vi } from 'vitest'
import { precedence } from './precedence.ts'

afterEach(() => vi.useRealTimers())

test('waits until the last of what goes first has ended, each of which ends once', async () => {
  const { enter, clear } = precedence(100)
  const [first, second] = [enter(), enter()]
  let isClear = false
  const waited = clear().then(() => (isClear = true))
  first()
  first()
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(isClear).toBe(false)
  second()
  await waited
  expect(isClear).toBe(true)
  await clear()
})

test('waits no longer than a moment, however much goes first', async () => {
  vi.useFakeTimers()
  const { enter, clear } = precedence(100)
  enter()
  const waited = clear()
  await vi.advanceTimersByTimeAsync(101)
  await waited
})
