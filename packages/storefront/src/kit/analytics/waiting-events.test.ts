import { afterEach, expect, it, vi } from 'vitest'
import { refuseStorage } from '../../testing/refuse-storage.ts'
import { forgetWaiting, storeWaiting, waitingEvents } from './waiting-events.browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('waits in its order until it is forgotten', () => {
  storeWaiting({ event: 'page_view', page_title: 'a' })
  storeWaiting({ event: 'purchase', value: 1 })
  expect(waitingEvents().map(({ event }) => event)).toEqual(['page_view', 'purchase'])
  forgetWaiting()
  expect([waitingEvents(), sessionStorage.length]).toEqual([[], 0])
})

it('is bounded, and page views go before a purchase does', () => {
  storeWaiting({ event: 'purchase', value: 1 })
  for (let count = 0; count < 200; count += 1) storeWaiting({ event: 'page_view', at: count })
  const stored = waitingEvents()
  expect(stored).toHaveLength(50)
  expect(stored[0]).toEqual({ event: 'purchase', value: 1 })
  expect(stored.at(-1)).toEqual({ event: 'page_view', at: 199 })
  for (let count = 0; count < 60; count += 1) storeWaiting({ event: 'newsletter_signup', at: count })
  expect(waitingEvents()).toHaveLength(50)
  expect(waitingEvents().at(-1)).toEqual({ event: 'newsletter_signup', at: 59 })
})

it.each(['{', 'null', '{"event":"x"}', '"purchase"', '[1,null,{"x":1}]'])(
  'what is no list is none: %s',
  (stored) => {
    sessionStorage.setItem('waiting-events', stored)
    expect(waitingEvents()).toEqual([])
  },
)

it('a browser without storage loses it and nothing else', () => {
  const full = refuseStorage('sessionStorage', 'full')
  expect(() => storeWaiting({ event: 'purchase' })).not.toThrow()
  expect(full).toHaveBeenCalled()
})
