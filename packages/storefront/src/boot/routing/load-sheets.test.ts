import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSheets } from './load-sheets.browser.ts'

const loaded = vi.hoisted(() => ({ sheet: vi.fn(), theme: vi.fn() }))
vi.mock('@camping/ui/popups/sheet.tsx', () => {
  loaded.sheet()
  return { Sheet: null }
})
vi.mock('@camping/ui/islands/mui-island.tsx', () => ({ sharedTheme: loaded.theme }))

const touch = () => dispatchEvent(new Event('touchstart'))
let idle: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  idle = []
  vi.stubGlobal('requestIdleCallback', (resume: () => void) => idle.push(resume))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until nothing waits any more but for an idle moment. */
const settle = () => vi.waitFor(() => expect(idle).toHaveLength(1))
const rest = () => vi.advanceTimersByTimeAsync(1000)

test('whoever saves data gets none of it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  loadSheets()
  touch()
  await rest()
  expect(idle).toEqual([])
})

test('it comes a second after the first sign, in an idle moment, and the theme in the next one', async () => {
  loadSheets()
  // A page may scroll a list of its own by itself: nobody has given a sign.
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idle).toEqual([])
  touch()
  touch()
  await vi.advanceTimersByTimeAsync(999)
  expect(idle).toEqual([])
  await rest()
  await settle()
  expect(loaded.sheet).not.toHaveBeenCalled()
  idle.pop()!()
  await settle()
  expect(loaded.sheet).toHaveBeenCalledOnce()
  expect(loaded.theme).not.toHaveBeenCalled()
  idle.pop()!()
  await vi.waitFor(() => expect(loaded.theme).toHaveBeenCalledOnce())
  expect(idle).toEqual([])
})
