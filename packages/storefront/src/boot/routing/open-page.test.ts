import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { customerBookings } from '@camping/contract/portal.schemas.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { fakeApi, replies } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { expect, it } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import { testApp } from '../../testing/test-app.ts'
import { openPage } from './open-page.ts'

it('requests nothing again that came with the document, and everything that must be current on later pages', async () => {
  document.cookie = 'login-type=email; Path=/'
  const api = fakeApi('alder', 'couk', [
    replies(navigationGroups, navigationGroupsReply, navigationFixture),
    replies(getUser, user, userFixture),
    replies(getCustomerBookings, customerBookings, { upcoming: [], past: [], cancelled: [] }),
  ])
  const app = appContext({
    config: testApp,
    site: 'uk',
    today: '2026-11-21',
    editions: [{ site: 'uk', origin: '' }],
  })
  const access = { fetch: api.fetch, origin: 'http://localhost', brand: 'alder', apiLocale: 'couk' }
  const opener = { app, store: createStore(access), loadMessages: () => Promise.resolve() }
  const address = { pathname: buildPath('uk', 'myBookings'), search: '' }
  const requested = () => api.calls.filter((call) => call === 'GET customer-portal/bookings').length

  // What the server did for the document.
  expect(await openPage(opener, address)).toMatchObject({ kind: 'page' })
  expect(requested()).toBe(1)
  const taken = await openPage(opener, address, { failure: undefined })
  expect(taken).toMatchObject({ kind: 'page', request: { anew: false } })
  expect(requested()).toBe(1)
  const later = await openPage(opener, address)
  expect(later).toMatchObject({ kind: 'page', request: { anew: true } })
  expect(requested()).toBe(2)
})
