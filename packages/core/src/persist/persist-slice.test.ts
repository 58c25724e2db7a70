// @vitest-environment happy-dom
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { persistSlice } from './persist-slice.browser.ts'
import { withoutScope, type PersistedSlice } from './persisted-slice.ts'
import { purgeVisitorStorage } from './purge-visitor-storage.browser.ts'
import { storageKey } from './storage-key.ts'

interface Choices {
  readonly ids: readonly number[]
  /** Personal: not in `fields`. */
  readonly email: string
}
const initialState: Choices = { ids: [], email: '' }
const slice = createSlice({
  name: 'choices',
  initialState,
  reducers: {
    chosen: (state: Choices, { payload }: PayloadAction<number>) => ({
      ...state,
      ids: [...state.ids, payload],
    }),
    typed: (state: Choices, { payload }: PayloadAction<string>) => ({ ...state, email: payload }),
  },
})
const persisted: PersistedSlice<Choices> = {
  slice,
  area: 'local',
  owner: 'visitor',
  version: 2,
  fields: ['ids'],
  read: ({ ids, ...others }) => ({
    ids: Array.isArray(ids) ? ids.filter(Number.isInteger) : [],
    email: typeof others['email'] === 'string' ? others['email'] : '',
  }),
  former: {
    key: () => 'former-choices',
    read: (text, scope) => ({ ids: (JSON.parse(text) as Record<string, number[]>)[scope] ?? [], email: '' }),
    rest: withoutScope,
  },
}
const key = storageKey(persisted, 'uk')
const newTab = () =>
  createStore({
    fetch: () => Promise.reject(new Error('no call')),
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
const stateOf = (store: ReturnType<typeof newTab>) =>
  (store.getState() as unknown as { choices?: Choices }).choices
async function open(change: Partial<PersistedSlice<Choices>> = {}) {
  const store = newTab()
  await persistSlice(store, { ...persisted, ...change }, 'uk')
  return store
}
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('a persisted slice', () => {
  it('is there in the next document, written at the latest when the first is left', async () => {
    const first = await open()
    first.dispatch(slice.actions.chosen(7))
    leave()
    expect(stateOf(await open())).toMatchObject({ ids: [7] })
  })

  it('leaves no trace of who only read, and none when it is emptied', async () => {
    await open()
    leave()
    expect(localStorage.length).toBe(0)
  })

  it('never stores a field that is not listed, nor takes one from the storage', async () => {
    const first = await open()
    first.dispatch(slice.actions.typed('ann@example.com'))
    first.dispatch(slice.actions.chosen(7))
    leave()
    expect(Object.keys(stored() ?? {})).toEqual(['ids', '_persist'])
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ann@')
    localStorage.setItem(key, JSON.stringify({ ...stored(), email: '"eve@example.com"' }))
    expect(stateOf(await open())).toMatchObject({ ids: [7], email: '' })
  })

  it('is opened once: a second call waits for the first and changes nothing', async () => {
    const store = newTab()
    await Promise.all([persistSlice(store, persisted, 'uk'), persistSlice(store, persisted, 'uk')])
    store.dispatch(slice.actions.chosen(7))
    await persistSlice(store, persisted, 'uk')
    expect(stateOf(store)).toMatchObject({ ids: [7] })
  })

  it.each(['', 'nonsense', '7', 'null', '[]', '{"ids":"[1"}', '{"ids":"{}","_persist":"{\\"version\\":2}"}'])(
    'makes nothing of %j, and works on',
    async (text) => {
      localStorage.setItem(key, text)
      const store = await open()
      expect(stateOf(store)).toMatchObject({ ids: [] })
      store.dispatch(slice.actions.chosen(8))
      leave()
      expect(stateOf(await open())).toMatchObject({ ids: [8] })
    },
  )

  it('drops what another version has stored', async () => {
    const older = await open({ version: 1 })
    older.dispatch(slice.actions.chosen(7))
    leave()
    expect(stateOf(await open())).toMatchObject({ ids: [] })
  })

  it('belongs to its scope', async () => {
    const first = await open()
    first.dispatch(slice.actions.chosen(7))
    leave()
    const other = newTab()
    await persistSlice(other, persisted, 'de')
    expect(stateOf(other)).toMatchObject({ ids: [] })
  })
})

describe('what was stored before redux-persist', () => {
  it('is read once, and leaves its key to others', async () => {
    localStorage.setItem('former-choices', '{"uk":[1,2],"de":[3]}')
    expect(stateOf(await open())).toMatchObject({ ids: [1, 2] })
    await vi.waitFor(() => expect(localStorage.getItem('former-choices')).toBe('{"de":[3]}'))
    expect(stored()?.['ids']).toBe('[1,2]')
    const german = newTab()
    await persistSlice(german, persisted, 'de')
    await vi.waitFor(() => expect(localStorage.getItem('former-choices')).toBeNull())
    expect(stateOf(german)).toMatchObject({ ids: [3] })
  })

  it('stays where it was while the storage is full', async () => {
    const full = {
      getItem: (name: string) => (name === 'former-choices' ? '{"uk":[1,2]}' : null),
      setItem: vi.fn(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
      removeItem: vi.fn(),
    }
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(stateOf(await open())).toMatchObject({ ids: [1, 2] })
    await vi.waitFor(() => expect(full.setItem).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(full.removeItem).not.toHaveBeenCalled()
  })
})

describe('tabs', () => {
  const fromOtherTab = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))

  it('show what another one has stored, and what it has cleared', async () => {
    const [mine, other] = [await open(), await open()]
    other.dispatch(slice.actions.chosen(7))
    leave()
    fromOtherTab(key)
    await vi.waitFor(() => expect(stateOf(mine)).toMatchObject({ ids: [7] }))
    localStorage.clear()
    fromOtherTab(null)
    await vi.waitFor(() => expect(stateOf(mine)).toMatchObject({ ids: [] }))
  })

  it('store their data apart', async () => {
    const mine = await open({ area: 'session' })
    mine.dispatch(slice.actions.chosen(7))
    leave()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
  })
})

describe('signing out', () => {
  it('takes what is the visitor’s and leaves what is the device’s', async () => {
    const device = { ...persisted, owner: 'device' as const }
    for (const change of [{}, { area: 'session' as const }, { owner: 'device' as const }]) {
      const store = await open(change)
      store.dispatch(slice.actions.chosen(7))
    }
    localStorage.setItem('searchHistory', '{}')
    localStorage.setItem('other', 'x')
    leave()
    purgeVisitorStorage()
    expect([Object.keys(localStorage).sort(), sessionStorage.length]).toEqual([
      [storageKey(device, 'uk'), 'other'],
      0,
    ])
  })

  it('does without storage that is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => purgeVisitorStorage()).not.toThrow()
    const store = await open()
    store.dispatch(slice.actions.chosen(7))
    expect(stateOf(store)).toMatchObject({ ids: [7] })
  })
})
