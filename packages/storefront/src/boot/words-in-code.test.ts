import { expect, it } from 'vitest'

const pages = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const parts = import.meta.glob<string>(
  ['../../../ui/src/**/*.tsx', '!../../../ui/src/**/*.{test,stories}.tsx', '!../../../ui/src/stories/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const server = import.meta.glob<string>(['../../../api/src/**/*.ts', '!../../../api/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `${label}: ${text}`, which has no space before the colon in French. */
const glued = (source: string) => [...source.matchAll(/`[^`\n]*\}: \$\{[^`\n]*`/g)].map(([found]) => found)

it('no component joins words by a colon: shell.pair does, as each language writes it', () => {
  const found = Object.entries({ ...pages, ...parts })
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, source]) => glued(source).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
  expect(glued('aria-label={`${label}: ${text}`}')).toHaveLength(1)
})

/** What an edition calls its formats: on pages, and on the server. */
const formats: Readonly<Record<string, string>> = {
  'dates.full': 'with weekday',
  'dates.long': 'without weekday',
  'dates.day': 'short',
  'dates.range': 'range',
  day: 'with weekday',
  date: 'without weekday',
}

/** `t('a.b', { date: dates.full(x) })`: a message's value, and the format of its date. */
function datesIn(source: string): [value: string, format: string][] {
  const calls = source.matchAll(/\bt\(\s*'([a-z][\w.-]+)',\s*\{([^{}]*)\}/g)
  return [...calls].flatMap(([, key, values = '']) =>
    [...values.matchAll(/(\w+): (?:\w+ \? )?(dates\.\w+|day|date)\(/g)].flatMap(([, name, call = '']) => {
      const format = formats[call]
      return format ? [[`${key} {${name}}`, format] as [string, string]] : []
    }),
  )
}

/** Values that are given dates in more than one format. */
function mixed(sources: readonly string[]): string[] {
  const known = new Map<string, Set<string>>()
  for (const [value, format] of sources.flatMap(datesIn))
    known.set(value, (known.get(value) ?? new Set()).add(format))
  return [...known].filter(([, found]) => found.size > 1).map(([value]) => value)
}

it('a message gets its date in one format everywhere, on pages and in mails', () => {
  const sources = [...Object.values(pages), ...Object.values(server)]
  expect(sources.flatMap(datesIn).length).toBeGreaterThan(40)
  expect(mixed(sources)).toEqual([])
  expect(mixed([`t('a.b', { date: dates.full(x) })`, `t('a.b', { date: date(x) })`])).toEqual(['a.b {date}'])
})
