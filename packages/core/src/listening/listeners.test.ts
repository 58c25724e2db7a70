import { expect, it } from 'vitest'
import { toastAdded, toastRemoved } from '../shell/shell.slice.ts'
import { createStore, type Dispatch, type RootState } from '../store/create-store.ts'
import { listenTo, startListening } from './listeners.ts'

const access = {
  fetch: () => Promise.reject(new Error('no call')),
  origin: '',
  brand: 'alder',
  apiLocale: 'couk',
}
const toast = toastAdded({ kind: 'info', message: 'toast.close' })
const toastsOf = (store: ReturnType<typeof createStore>) => store.getState().shell.toasts.length

it('hears the actions of a store once it listens to it, each once, and no other store’s', () => {
  const remove = () =>
    startListening.withTypes<RootState, Dispatch>()({
      actionCreator: toastAdded,
      effect: (_, { dispatch, getState }) =>
        void dispatch(toastRemoved(getState().shell.toasts.at(-1)?.id ?? 0)),
    })
  const [heard, other] = [createStore(access), createStore(access)]
  const stop = remove()
  heard.dispatch(toast)
  expect(toastsOf(heard)).toBe(1)

  listenTo(heard)
  listenTo(heard)
  heard.dispatch(toast)
  other.dispatch(toast)
  expect(toastsOf(heard)).toBe(1)
  expect(toastsOf(other)).toBe(1)
  stop()
  heard.dispatch(toast)
  expect(toastsOf(heard)).toBe(2)
})
