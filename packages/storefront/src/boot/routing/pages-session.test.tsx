import { getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { refuses } from '@camping/testkit/fake-api.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { go, heading, pause, soon, start, visitor } from '../../testing/opened-pages.tsx'

describe('the session', () => {
  const requestUser = (store: Awaited<ReturnType<typeof start>>) =>
    act(
      async () =>
        void (await store.dispatch(sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true }))),
    )
  const at = (path: string) =>
    soon(() => expect(window.location.pathname + window.location.search).toBe(path))

  it('redirects visitors without one from a protected page, and remembers the requested path', async () => {
    await start('/uk/company-details')
    await go('/uk/profile/details?tab=1')
    await at('/uk/login')
    expect(document.cookie).toContain(`remembered-path=${encodeURIComponent('/uk/profile/details?tab=1')}`)
  })

  it('that opens on the login page leads to the remembered path, once', async () => {
    document.cookie = `remembered-path=${encodeURIComponent('/uk/profile/favourites')}; Path=/`
    const store = await start('/uk/login')
    visitor.user = userFixture
    await requestUser(store)
    await at('/uk/profile/favourites')
    expect(document.cookie).not.toContain('remembered-path')
    await go('/uk/login')
    await at('/uk/profile')
  })

  it('that is lost on a protected page leads to the login page', async () => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    const store = await start('/uk/profile')
    await requestUser(store)
    visitor.user = undefined
    document.cookie = 'login-type=; Max-Age=0; Path=/'
    await requestUser(store)
    await at('/uk/login')
    expect(document.cookie).toContain(`remembered-path=${encodeURIComponent('/uk/profile')}`)
  })

  it('that has ended unnoticed leads from the next protected page to the login page, and stays there', async () => {
    visitor.user = userFixture
    document.cookie = 'login-type=email; Path=/'
    const store = await start('/uk/company-details', [
      refuses(getCustomerBookings, 401, { type: 'signed-out' }),
    ])
    await requestUser(store)
    visitor.user = undefined
    // As the answer of the API does.
    document.cookie = 'login-type=; Max-Age=0; Path=/'
    await go('/uk/profile/my-bookings')
    await at('/uk/login')
    await pause()
    expect(window.location.pathname).toBe('/uk/login')
    expect(document.cookie).toContain(`remembered-path=${encodeURIComponent('/uk/profile/my-bookings')}`)
  })

  it('that is lost elsewhere disturbs nobody', async () => {
    visitor.user = userFixture
    const store = await start('/uk/company-details')
    await requestUser(store)
    visitor.user = undefined
    await requestUser(store)
    await pause()
    expect(window.location.pathname).toBe('/uk/company-details')
    expect(heading()).toBe('company-details')
  })
})
