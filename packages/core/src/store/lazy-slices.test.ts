import { expect, it } from 'vitest'
import { favouriteDropped, favouriteSaved, favouritesSlice } from '../favourites/favourites.slice.ts'
import { toastAdded } from '../shell/shell.slice.ts'
import { createStore, stateForBrowser } from './create-store.ts'

const access = {
  fetch: () => Promise.reject(new Error('no call')),
  origin: '',
  brand: 'alder',
  apiLocale: 'couk',
}

it('joins a store with its first use, once, and leaves the rest of the state alone', () => {
  const store = createStore(access)
  expect(stateForBrowser(store.getState())).not.toHaveProperty('favourites')
  store.dispatch(toastAdded({ kind: 'info', message: 'toast.close' }))
  const { shell } = store.getState()

  store.inject(favouritesSlice)
  expect(store.getState().favourites).toEqual({ guest: [], lists: [], account: null })
  expect(store.getState().shell).toBe(shell)

  const [first, second] = [
    { siteId: 7, since: 10 },
    { siteId: 8, since: 11 },
  ]
  store.dispatch(favouriteSaved(first))
  store.inject(favouritesSlice)
  store.dispatch(favouriteSaved(second))
  store.dispatch(favouriteDropped(first))
  expect(store.getState().favourites).toEqual({ guest: [second], lists: [], account: null })
})
