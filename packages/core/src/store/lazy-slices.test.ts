import { expect, it } from 'vitest'
import {
  favouriteDropped,
  favouriteSaved,
  favouritesRead,
  favouritesSlice,
} from '../favourites/favourites-slice.ts'
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
  expect(store.getState().favourites).toEqual([])
  expect(store.getState().shell).toBe(shell)

  store.dispatch(favouriteSaved({ id: 7, at: 10 }))
  store.inject(favouritesSlice)
  store.dispatch(favouriteSaved({ id: 8, at: 11 }))
  store.dispatch(favouriteDropped(7))
  expect(store.getState().favourites).toEqual([{ id: 8, at: 11 }])
  store.dispatch(favouritesRead([]))
  expect(store.getState().favourites).toEqual([])
})
