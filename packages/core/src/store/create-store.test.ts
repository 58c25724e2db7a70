import { expect, it, vi } from 'vitest'
import { navigationApi, shellPart } from '../navigation/navigation.api.ts'
import { createStore, stateForBrowser, type RootState } from './create-store.ts'

const access = {
  fetch: () => Promise.resolve(Response.json({ funnels: [] })),
  origin: 'http://api.test',
  brand: 'alder',
  apiLocale: 'couk',
}

it("preserves the browser's requests, after the server’s state", async () => {
  vi.useFakeTimers()
  try {
    const sent = JSON.stringify(stateForBrowser(createStore(access).getState()))
    const store = createStore(access, JSON.parse(sent) as Partial<RootState>)
    expect(store.getState()).toEqual(createStore(access).getState())
    await store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(navigationApi.endpoints.navigationGroups.select(shellPart)(store.getState()).isSuccess).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

it('sends answers that the browser need not fetch again, and nothing of how they came', async () => {
  let calls = 0
  const counted = {
    ...access,
    fetch: () => {
      calls += 1
      return access.fetch()
    },
  }
  const server = createStore(counted)
  await server.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart, { subscribe: false }))
  const sent = JSON.stringify(stateForBrowser(server.getState()))
  expect(sent).not.toMatch(/requestId|startedTimeStamp/)
  const browser = createStore(counted, JSON.parse(sent) as Partial<RootState>)
  const { isSuccess, data } = navigationApi.endpoints.navigationGroups.select(shellPart)(browser.getState())
  expect([isSuccess, data]).toEqual([true, { funnels: [] }])
  await browser.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart))
  expect(calls).toBe(1)
})
