import { purchaseFixture } from '@camping/testkit/fixtures/analytics.fixture.ts'
import { expect, it } from 'vitest'
import { storeWaiting } from '../kit/analytics/waiting-events.browser.ts'
import { faultsSeen } from './seen-events.ts'

it('an event beside the catalogue is seen', () => {
  storeWaiting(purchaseFixture)
  expect(faultsSeen()).toEqual([])
  storeWaiting({ ...purchaseFixture, email: 'robin@guest.example' } as never)
  expect(faultsSeen().join()).toContain('purchase')
  sessionStorage.clear()
})
