import { afterEach, expect, it, vi } from 'vitest'
import { deviceType } from './device-type.browser.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is read again 50 ms after the last change of the size', () => {
  vi.useFakeTimers()
  let isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  const resize = () => window.dispatchEvent(new Event('resize'))
  expect(deviceType()).toBe('desktop')
  isWide = false
  resize()
  vi.advanceTimersByTime(49)
  expect(deviceType()).toBe('desktop')
  resize()
  vi.advanceTimersByTime(49)
  expect(deviceType()).toBe('desktop')
  vi.advanceTimersByTime(1)
  expect(deviceType()).toBe('mobile')
  isWide = true
  resize()
  vi.advanceTimersByTime(50)
  expect(deviceType()).toBe('desktop')
})
