import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { describe, expect, it } from 'vitest'
import { pageTable } from './routing/page-table.ts'

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

/** The file of a key is its namespace: some files contain keys that the specification names otherwise. */
const loadedWith = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const namespace = path.split('/').at(-1)?.replace('.messages.ts', '') ?? ''
    return Object.values(module).flatMap((table) => Object.keys(table).map((key) => [key, namespace]))
  }),
)
const namespaceOf = (start: string) =>
  loadedWith.get(start) ?? loadedWith.get(known.find((key) => key.startsWith(start)) ?? '') ?? ''

/** `t('a.b')`, `t(x ? 'a.b' : 'a.c')`, `{ id: 'a.b' }` and the fixed beginning of t(`a.b.${c}`). */
function usedIn(code: string): { whole: string[]; beginnings: string[] } {
  // Types name keys, too, and parts of keys.
  const source = code.replaceAll(/KeyIn<'[^']+'>|\bas '[^']+'/g, '')
  const quoted = [...source.matchAll(/'([a-z-]+(?:\.[\w-]+)+)'/gi)].map((match) => match[1] as string)
  const templates = [...source.matchAll(/`([a-z]+\.[\w.-]*)\$\{/gi)].map((match) => match[1] as string)
  const isMessage = (key: string) => namespaces.has(key.split('.')[0])
  // Which rule's words a form shows is known when somebody types.
  if (source.includes('useProblemText(')) templates.push('validations.')
  // File names in imports have the same form as a key.
  return {
    whole: quoted.filter((key) => isMessage(key) && !/\.(tsx?|css|svg)$/.test(key)),
    beginnings: templates.filter(isMessage),
  }
}

/** A module and its static imports, with `later` also its dynamic ones; types do not count. */
function withImports(file: string, later = false, found = new Set<string>()): Set<string> {
  const source = sources[file]
  if (source === undefined || found.has(file)) return found
  found.add(file)
  for (const [, path] of source.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from '(\.[^']+)'/gm))
    withImports(resolved(file, path as string), later, found)
  if (later)
    for (const [, path] of source.matchAll(/import\('(\.[^']+)'\)/g))
      withImports(resolved(file, path as string), later, found)
  return found
}

/** Path of a page in the table. */
const fileOf = (module: string) => Object.keys(sources).find((file) => file.endsWith(`/${module}`)) ?? module

/** `../a/b.ts` and `../c.ts` → `../c.ts`: resolves an import to the glob's form. */
function resolved(from: string, path: string): string {
  const { pathname } = new URL(path, new URL(from.replace('../', ''), 'file:///'))
  return `..${pathname}`
}

describe('messages that the storefront uses', () => {
  const used = Object.entries(sources).map(([file, source]) => ({ file, ...usedIn(source) }))

  it('finds what pages use', () => {
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

  it('belong to a namespace that the page loads, with everything that comes along with its module', () => {
    const unloaded = Object.values(pageTable).flatMap(({ module, messages }) => {
      const loaded = new Set(['shell', ...messages])
      const files = withImports(fileOf(module))
      for (const file of files)
        for (const [, names = ''] of (sources[file] ?? '').matchAll(/useLazyWords\(([^)]*)\)/g))
          for (const [, namespace] of names.matchAll(/'(\w+)'/g)) loaded.add(namespace as string)
      return used
        .filter(({ file }) => files.has(file))
        .flatMap(({ file, whole, beginnings }) =>
          [...whole, ...beginnings]
            .filter((key) => !/^(toast-|cp\.)/.test(key) && !loaded.has(namespaceOf(key)))
            .map((key) => `${module}, ${file}: ${key} of ${namespaceOf(key)}`),
        )
    })
    expect(unloaded).toEqual([])
  })

  it('are what a page’s namespaces are loaded for', () => {
    const idle = Object.values(pageTable).flatMap(({ module, messages }) => {
      const files = withImports(fileOf(module), true)
      const needed = new Set(
        used
          .filter(({ file }) => files.has(file))
          .flatMap(({ whole, beginnings }) => [...whole, ...beginnings].map(namespaceOf)),
      )
      return messages.filter((namespace) => !needed.has(namespace)).map((one) => `${module}: ${one}`)
    })
    expect(idle).toEqual([])
  })
})
