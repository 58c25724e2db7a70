// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let paint = () => {}
let readyState: DocumentReadyState

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  readyState = 'interactive'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe() {}
    },
  )
  document.head.innerHTML =
    '<script type="text/plain" data-entry="/client.js" data-preloads="/react.js /home.js"></script>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const run = () => import('./start-scripts.browser.ts')
const fetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const entries = () => document.head.querySelectorAll('script[type=module]').length

it('fetches nothing before the page is painted, and everything once afterwards', async () => {
  await run()
  expect([fetched(), entries()]).toEqual([[], 0])
  paint()
  expect([fetched(), entries()]).toEqual([['/react.js', '/home.js'], 1])
  paint()
  dispatchEvent(new Event('keydown'))
  expect([fetched(), entries()]).toEqual([['/react.js', '/home.js'], 1])
})

it.each(['pointerdown', 'keydown'])('waits no longer at a %s', async (sign) => {
  await run()
  dispatchEvent(new Event(sign))
  expect(entries()).toBe(1)
})

it('runs nothing before the document, with its state at the end, is there', async () => {
  readyState = 'loading'
  await run()
  paint()
  expect([fetched(), entries()]).toEqual([['/react.js', '/home.js'], 0])
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(entries()).toBe(1)
})

it.each(['interactive', 'complete'] as const)(
  'starts soon after loading where nothing is painted: %s',
  async (state) => {
    readyState = state
    await run()
    if (state === 'interactive') dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(299)
    expect(entries()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(entries()).toBe(1)
  },
)
