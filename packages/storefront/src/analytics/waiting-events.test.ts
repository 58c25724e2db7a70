import { afterEach, expect, it, vi } from 'vitest'
import { forgetWaiting, keepWaiting, waitingEvents } from './waiting-events.browser.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('waits in its order until it is forgotten', () => {
  keepWaiting({ event: 'page_view', page_title: 'a' })
  keepWaiting({ event: 'purchase', value: 1 })
  expect(waitingEvents().map(({ event }) => event)).toEqual(['page_view', 'purchase'])
  forgetWaiting()
  expect([waitingEvents(), sessionStorage.length]).toEqual([[], 0])
})

it('is bounded, and page views go before a purchase does', () => {
  keepWaiting({ event: 'purchase', value: 1 })
  for (let count = 0; count < 200; count += 1) keepWaiting({ event: 'page_view', at: count })
  const kept = waitingEvents()
  expect(kept).toHaveLength(50)
  expect(kept[0]).toEqual({ event: 'purchase', value: 1 })
  expect(kept.at(-1)).toEqual({ event: 'page_view', at: 199 })
  for (let count = 0; count < 60; count += 1) keepWaiting({ event: 'newsletter_signup', at: count })
  expect(waitingEvents()).toHaveLength(50)
  expect(waitingEvents().at(-1)).toEqual({ event: 'newsletter_signup', at: 59 })
})

it.each(['{', 'null', '{"event":"x"}', '"purchase"', '[1,null,{"x":1}]'])(
  'what is no list is none: %s',
  (kept) => {
    sessionStorage.setItem('waiting-events', kept)
    expect(waitingEvents()).toEqual([])
  },
)

it('a browser that keeps nothing loses it and nothing else', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepWaiting({ event: 'purchase' })).not.toThrow()
})
