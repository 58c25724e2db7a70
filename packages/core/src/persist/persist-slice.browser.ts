import { persistReducer, persistStore, REHYDRATE, type PersistConfig } from 'redux-persist'
import type { PersistedSlice } from './persisted-slice.ts'
import type { PersistingStore } from './persisting-store.ts'
import { storageKey } from './storage-key.ts'
import { readStored, writeStored } from './storage.browser.ts'

type Fields = Readonly<Record<string, unknown>>

/** What redux-persist has written: field to JSON. Nothing for anything else. */
function parseFields(text: string | null): Fields {
  try {
    const fields = Object.entries(JSON.parse(text ?? '{}') as Record<string, string>)
    return Object.fromEntries(fields.map(([field, value]) => [field, JSON.parse(value) as unknown]))
  } catch {
    return {}
  }
}

/** What cannot be stored lasts as long as the document. */
const nothing = () => undefined

function configOf<State extends object>(persisted: PersistedSlice<State>, scope: string) {
  const { area, version, fields, former, merge, read, slice } = persisted
  const key = storageKey(persisted, scope)
  const initial = slice.getInitialState()
  const isInitial = (state: State, field: keyof State) =>
    JSON.stringify(state[field]) === JSON.stringify(initial[field])
  const _persist = { version, rehydrated: true }
  /** What was stored when this document read or wrote it last. */
  let known = initial

  /** Judges whatever is stored; what another version has written is as nothing. */
  const stored = (): State | undefined => {
    const found = parseFields(readStored(area, key))
    return (found['_persist'] as { version?: number } | undefined)?.version === version
      ? read(found)
      : undefined
  }

  /** Who only looked leaves no trace: a state with nothing but first values is not stored. */
  const toText = (state: State): string | null => {
    const changed = fields.filter((field) => !isInitial(state, field))
    const entries = changed.map((field) => [field, JSON.stringify(state[field])])
    return entries.length > 0
      ? JSON.stringify({ ...Object.fromEntries(entries), _persist: JSON.stringify(_persist) })
      : null
  }

  const config = {
    key,
    keyPrefix: '',
    version,
    whitelist: [...fields],
    storage: {
      /** `migrate` reads. */
      getItem: async () => null,
      setItem: async (_: string, text: string) => {
        const state: State = { ...initial, ...parseFields(text) }
        const whole = merge?.(stored() ?? initial, known, state) ?? state
        if (!writeStored(area, key, toText(whole))) throw new Error('The browser stores nothing.')
        known = state
      },
    },
    /** The state for the store, in one go: no change of this document comes between the storage and the store. */
    readState: () => {
      const found = stored()
      known = found ?? initial
      const text = former && readStored(area, former.key(scope))
      const state = found ?? (text ? former.read(text, scope) : initial)
      return { ...Object.fromEntries(fields.map((field) => [field, state[field]])), _persist }
    },
    migrate: async () => config.readState(),
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
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== config.key) return
    // What this tab has not written yet goes over what the other has written.
    if (persisted.merge) persistor.flush().catch(nothing)
    store.dispatch({ type: REHYDRATE, key: config.key, payload: config.readState() })
  })
}
