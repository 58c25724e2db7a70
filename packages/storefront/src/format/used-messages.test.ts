import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { describe, expect, it } from 'vitest'
import { pageTable } from '../routing/page-table.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, MessageTable>>(
  '../../../editions/src/messages/*.messages.ts',
  {
    eager: true,
  },
)
const known = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((table) => Object.keys(table)),
)
const namespaces = new Set(known.map((key) => key.split('.')[0]))

/** The namespace a key is loaded with is the file it stands in: some files hold keys the spec names otherwise. */
const loadedWith = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const namespace = path.split('/').at(-1)?.replace('.messages.ts', '') ?? ''
    return Object.values(module).flatMap((table) => Object.keys(table).map((key) => [key, namespace]))
  }),
)
const namespaceOf = (start: string) =>
  loadedWith.get(start) ?? loadedWith.get(known.find((key) => key.startsWith(start)) ?? '') ?? ''

/** `t('a.b')`, `t(x ? 'a.b' : 'a.c')`, `{ id: 'a.b' }` and the fixed beginning of t(`a.b.${c}`). */
function usedIn(source: string): { whole: string[]; beginnings: string[] } {
  const quoted = [...source.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/gi)].map((match) => match[1] as string)
  const templates = [...source.matchAll(/`([a-z]+\.[\w.-]*)\$\{/gi)].map((match) => match[1] as string)
  const ours = (key: string) => namespaces.has(key.split('.')[0])
  // File names in imports have the same form as a key.
  return {
    whole: quoted.filter((key) => ours(key) && !/\.(tsx?|css|svg)$/.test(key)),
    beginnings: templates.filter(ours),
  }
}

describe('messages the storefront asks for', () => {
  const used = Object.entries(sources).map(([file, source]) => ({ file, ...usedIn(source) }))

  it('finds what pages ask for', () => {
    expect(used.flatMap(({ whole }) => whole).length).toBeGreaterThan(150)
    expect(used.flatMap(({ beginnings }) => beginnings).length).toBeGreaterThan(5)
  })

  it('exist', () => {
    const keys = new Set(known)
    const missing = used.flatMap(({ file, whole }) =>
      whole.filter((key) => !keys.has(key)).map((key) => `${file}: ${key}`),
    )
    expect(missing).toEqual([])
  })

  it('exist for every computed ending’s beginning', () => {
    const missing = used.flatMap(({ file, beginnings }) =>
      beginnings
        .filter((start) => !known.some((key) => key.startsWith(start)))
        .map((start) => `${file}: ${start}…`),
    )
    expect(missing).toEqual([])
  })

  it('belong to a namespace the page loads', () => {
    const unloaded = Object.values(pageTable).flatMap(({ module, messages }) => {
      const folder = `../pages/${module.split('/')[0]}/`
      const loaded = new Set(['shell', ...messages])
      return used
        .filter(({ file }) => file.startsWith(folder))
        .flatMap(({ file, whole, beginnings }) =>
          [...whole, ...beginnings]
            .filter((key) => !/^(toast-|cp\.)/.test(key) && !loaded.has(namespaceOf(key)))
            .map((key) => `${file}: ${key}`),
        )
    })
    expect(unloaded).toEqual([])
  })
})
