import {
  pageViewFixture,
  purchaseFixture,
  signupFixture,
} from '@camping/testkit/fixtures/analytics.fixture.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { refuseStorage } from '../../testing/refuse-storage.ts'
import { dropWaiting, forgetWaiting, storeWaiting, waitingEvents } from './waiting-events.browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('waits in its order until it is forgotten', () => {
  storeWaiting(pageViewFixture)
  storeWaiting(purchaseFixture)
  expect(waitingEvents().map(({ event }) => event)).toEqual(['page_view', 'purchase'])
  forgetWaiting()
  expect([waitingEvents(), sessionStorage.length]).toEqual([[], 0])
})

it('is bounded, and page views go before a purchase does', () => {
  storeWaiting(purchaseFixture)
  for (let count = 0; count < 200; count += 1) storeWaiting({ ...pageViewFixture, page_title: `${count}` })
  const stored = waitingEvents()
  expect(stored).toHaveLength(50)
  expect(stored[0]).toEqual(purchaseFixture)
  expect(stored.at(-1)).toEqual({ ...pageViewFixture, page_title: '199' })
  for (let count = 0; count < 60; count += 1) storeWaiting({ ...signupFixture, reference: `f${count}` })
  expect(waitingEvents()).toHaveLength(50)
  expect(waitingEvents().at(-1)).toEqual({ ...signupFixture, reference: 'f59' })
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
  expect(() => storeWaiting(purchaseFixture)).not.toThrow()
  expect(full).toHaveBeenCalled()
})

it('what was sent goes, each once, and what came meanwhile stays', () => {
  for (const event of [signupFixture, pageViewFixture, signupFixture, purchaseFixture]) storeWaiting(event)
  dropWaiting([signupFixture, pageViewFixture])
  expect(waitingEvents()).toEqual([signupFixture, purchaseFixture])
  dropWaiting([signupFixture, purchaseFixture])
  expect(sessionStorage.getItem('waiting-events')).toBeNull()
})
