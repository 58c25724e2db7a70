import { expect, it } from 'vitest'
import { presentName } from './former-messages.ts'
import { readBrands } from './read-brands.ts'
import { findingsOf } from './testing/sound-brands.ts'
import { appMessages } from './rules/app-messages.ts'

const { tables } = (await readBrands()).brands
const keys = new Set([...tables.values()].flatMap((table) => Object.keys(table)))
const nameOf = (key: string) => presentName(key, (name) => keys.has(name))

it('knows what was renamed, one by one or with its beginning', () => {
  expect(nameOf('search.title')).toBe('shell.title.search')
  expect(nameOf('search.card.total')).toBe('results.card.total')
})

it('knows no name for what is gone or never was', () => {
  expect(nameOf('search.card.nothing')).toBeUndefined()
  expect(nameOf('shop.nights')).toBeUndefined()
})

it('answers a brand that upgrades with file, key and the present name', () => {
  const found = findingsOf((brands) => appMessages({ ...brands, tables }), {
    words: { 'nl.json': { 'search.pages.page': 'Pagina {page}' } },
  })
  expect(found).toEqual([
    "apps/pond/messages/nl.json | search.pages.page | is called 'shell.title.page' in this release. Write that name.",
  ])
})
