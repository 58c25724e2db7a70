import { getStoredState, persistReducer, persistStore, REHYDRATE, type PersistConfig } from 'redux-persist'
import { storageKey, type PersistedSlice } from './persisted-slice.ts'
import type { PersistingStore } from './persisting-store.ts'
import { readStored, writeStored, type StorageArea } from './storage.browser.ts'

type Stored = Awaited<ReturnType<NonNullable<PersistConfig<object>['migrate']>>>

/**
 * What redux-persist's own `lib/storage` does, without touching `window` at import. What has nothing but its version is
 * not stored: who only looked leaves no trace.
 */
const engine = (area: StorageArea) => ({
  getItem: async (key: string) => readStored(area, key),
  setItem: async (key: string, value: string) => {
    const isEmpty = Object.keys(JSON.parse(value) as object).length < 2
    if (!writeStored(area, key, isEmpty ? null : value)) throw new Error('The browser stores nothing.')
  },
  removeItem: async (key: string) => void writeStored(area, key, null),
})

/** What cannot be stored or read lasts as long as the document. */
const nothing = () => undefined

function configOf<State extends object>(persisted: PersistedSlice<State>, scope: string) {
  const { area, version, fields, former, read, slice } = persisted
  const initial: Partial<Record<PropertyKey, unknown>> = { ...slice.getInitialState() }
  const isInitial = (value: unknown, field: PropertyKey) =>
    JSON.stringify(value) === JSON.stringify(initial[field])
  const config = {
    key: storageKey(persisted, scope),
    keyPrefix: '',
    version,
    storage: engine(area),
    whitelist: [...fields],
    transforms: [
      {
        in: (value: unknown, field: PropertyKey) => (isInitial(value, field) ? undefined : value),
        out: (value: unknown) => value,
      },
    ],
    /** Judges whatever was stored; what another version has written is as nothing. */
    migrate: async (stored: Stored) => {
      const text = former && readStored(area, former.key(scope))
      const isPresent = (stored?._persist as { version?: number } | undefined)?.version === version
      const state = isPresent
        ? read({ ...stored })
        : text
          ? former.read(text, scope)
          : slice.getInitialState()
      const allowed = Object.fromEntries(fields.map((field) => [field, state[field]]))
      return { ...allowed, _persist: { version, rehydrated: true } }
    },
    /** None: this storage answers at once. */
    timeout: 0,
    failed: false,
    writeFailHandler: () => {
      config.failed = true
    },
  }
  return config
}

/**
 * Adds a slice to a store with what the browser has stored of it, and stores it from then on whenever it changes. Resolves
 * when the slice is there; a second call waits for the first.
 * @param scope the brand or the edition that the state belongs to
 */
export async function persistSlice<State extends object>(
  store: PersistingStore,
  persisted: PersistedSlice<State>,
  scope: string,
): Promise<void> {
  const { name } = persisted.slice
  const stateOf = () =>
    (
      store.getState() as Record<string, { readonly _persist?: { readonly rehydrated: boolean } } | undefined>
    )[name]
  if (!stateOf()) start(store, persisted, scope)
  if (stateOf()?._persist?.rehydrated) return
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!stateOf()?._persist?.rehydrated) return
      stop()
      resolve()
    })
  })
}

function start<State extends object>(
  store: PersistingStore,
  persisted: PersistedSlice<State>,
  scope: string,
): void {
  const { area, former, slice } = persisted
  const config = configOf(persisted, scope)
  const forLibrary = config as unknown as PersistConfig<State>
  store.inject({
    name: slice.name,
    reducer: persistReducer<State>(forLibrary, slice.reducer),
  })
  const moveFormer = async () => {
    const text = former && readStored(area, former.key(scope))
    if (!text) return
    await persistor.flush()
    // Full storage has not taken it: then the former key stays, and is read again.
    if (!config.failed) writeStored(area, former.key(scope), former.rest?.(text, scope) ?? null)
  }
  const persistor = persistStore(store, null, () => void moveFormer().catch(nothing))
  // redux-persist writes a moment after a change; a document that is left would lose it.
  addEventListener('pagehide', () => void persistor.flush())
  if (area === 'session') return
  // What one tab stores, the others show. `key` is null when everything was cleared.
  const rehydrate = async () => {
    const stored = await getStoredState(forLibrary).catch(nothing)
    const payload = await config.migrate(stored as Stored)
    store.dispatch({ type: REHYDRATE, key: config.key, payload })
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || key === config.key) void rehydrate().catch(nothing)
  })
}
