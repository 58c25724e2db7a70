// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, test } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { differs, readItems } from './compare.rules.ts'
import { hasCompared } from './has-compared.browser.ts'
import { compareCleared } from './compare.slice.ts'
import { openCompare, toggleCompared } from './open-compare.browser.ts'

const read = (query: string) => readItems(new URLSearchParams(query))

test.each([
  ['', []],
  ['items=12&items=34-567', ['12', '34-567']],
  ['items=12&items=12', ['12']],
  ['items=1&items=2&items=3&items=4&items=5', ['1', '2', '3', '4']],
  ['items=0&items=-1&items=x&items=1-&items=9999999999&items=7', ['7']],
])('the items of %j are %j', (query, items) => {
  expect(read(query)).toEqual(items)
})

test('a row differs when two of its cells do', () => {
  expect([differs(['a', 'a']), differs(['a', 'b']), differs(['a']), differs([])]).toEqual([
    false,
    true,
    false,
    false,
  ])
})

describe('what a tab compares', () => {
  const newTab = () =>
    createStore({
      fetch: () => Promise.reject(new Error('no call')),
      origin: '',
      brand: 'alder',
      apiLocale: 'couk',
    })
  const itemsOf = (store: ReturnType<typeof newTab>) =>
    store.getState().compare?.items.map(({ item }) => item)
  beforeEach(() => sessionStorage.clear())

  it('is at most four, in the order chosen, and gone when it is cleared', async () => {
    const tab = newTab()
    for (const item of ['1', '2', '3', '4', '5']) await toggleCompared(tab, 'alder', { item, name: item })
    expect(itemsOf(tab)).toEqual(['1', '2', '3', '4'])
    await toggleCompared(tab, 'alder', { item: '2', name: '2' })
    await toggleCompared(tab, 'alder', { item: '6', name: '6' })
    expect(itemsOf(tab)).toEqual(['1', '3', '4', '6'])
    tab.dispatch(compareCleared())
    expect(itemsOf(tab)).toEqual([])
  })

  it('is there on the next page, by brand', async () => {
    expect(hasCompared('alder')).toBe(false)
    await toggleCompared(newTab(), 'alder', { item: '7-9', name: 'Lodge' })
    window.dispatchEvent(new Event('pagehide'))
    expect([hasCompared('alder'), hasCompared('lakeland')]).toEqual([true, false])
    const next = newTab()
    await openCompare(next, 'alder')
    expect(next.getState().compare?.items).toEqual([{ item: '7-9', name: 'Lodge' }])
  })

  it.each(['[7]', '[{"item":"x","name":"n"}]', '[{"item":"7"}]', '{}', 'null'])(
    'makes nothing of %s in the storage',
    async (items) => {
      sessionStorage.setItem(
        'visitor:compare.alder',
        JSON.stringify({ items, _persist: '{"version":1,"rehydrated":true}' }),
      )
      const tab = newTab()
      await openCompare(tab, 'alder')
      expect(itemsOf(tab)).toEqual([])
    },
  )
})
