import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload, reloadOnChunkError } from './reload-on-chunk-error.browser.ts'

describe('mayReload', () => {
  it.each([
    ['never before', null, 1000, true],
    ['something else was kept', 'yesterday', 1000, true],
    ['nothing was kept', '', 1000, true],
    ['just now', '1000', 1001, false],
    ['9.999 s ago', '1000', 10_999, false],
    ['10 s ago', '1000', 11_000, true],
    ['the clock went back', '5000', 4999, true],
    ['the same moment', '5000', 5000, false],
  ])('%s', (_, last, now, allowed) => {
    expect(mayReload(last, now)).toBe(allowed)
  })
})

describe('reloadOnChunkError', () => {
  const reload = vi.fn()
  beforeEach(() => {
    sessionStorage.clear()
    vi.useFakeTimers({ now: 1_000_000 })
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('does not give up a page that has no connection to come back by', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    reloadOnChunkError()
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads once in ten seconds, also across reloads, and lets the error through in between', () => {
    reloadOnChunkError()
    const fail = () => {
      const event = new Event('vite:preloadError', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.setSystemTime(1_009_999)
    expect(fail()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.setSystemTime(1_010_000)
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
