import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = 'docs/security-asvs.md'

/**
 * Number of level 1 and 2 requirements in each section of OWASP ASVS 5.0.0, by chapter. They come first in every
 * section, so their numbers start at 1; a section with 0 has only level 3.
 */
const requirements: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const expected = Object.entries(requirements).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
  ),
)

const states = ['proved', 'no test', 'not here', 'not met'] as const

interface Row {
  readonly row: string
  readonly level: string
  readonly state: string
  readonly proof: string
}

/** The cells of each table row whose first cell matches. */
const cellsOf = (text: string, first: RegExp): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([cell = '']) => first.test(cell))

/** The rows of the tables of ASVS: those whose first cell is the number of a requirement. */
const rowsOf = (text: string): Row[] =>
  cellsOf(text, /^\d+\.\d+\.\d+$/).map(([row = '', level = '', , state = '', ...proof]) => ({
    row,
    level,
    state,
    proof: proof.join(' | '),
  }))

/** Converts a heading to its anchor. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-')

/** Links of the page, or of one beside it, whose targets do not exist. */
function faultOfLink(link: string, read: (path: string) => string | undefined): string[] {
  const [path = '', anchor] = link.split('#')
  const text = read(join('docs', path))
  if (text === undefined) return [`docs/${path} is not there`]
  const titles = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title))
  return anchor === undefined || titles.includes(anchor) ? [] : [`docs/${path} has no #${anchor}`]
}

const isTest = (path: string) => /\.(?:test|spec)\.m?[jt]sx?$/.test(path)

/** False claims of a row, one sentence each. */
function faultsOf({ row, level, state, proof }: Row, read: (path: string) => string | undefined): string[] {
  const places = [...proof.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`(?: “([^”]+)”)?/g)]
  const links = [...proof.matchAll(/\]\(([\w./-]+(?:#[\w-]+)?)\)/g)]
  const isProved = places.some(([, path = '', title]) => isTest(path) && title !== undefined)
  const faults = [
    ...(['1', '2'].includes(level) ? [] : ['is of no level']),
    ...(states.some((one) => one === state) ? [] : [`is in no state: ${state}`]),
    ...(state === 'proved' && !isProved ? ['names no test'] : []),
    ...(state === 'no test' && isProved ? ['has a test'] : []),
    ...(state === 'no test' && places.length + links.length === 0 ? ['names no place'] : []),
    ...(proof.trim() === '' ? ['gives no reason'] : []),
    ...places.flatMap(([, path = '', title]) => {
      const text = read(path)
      if (text === undefined) return [`${path} is not there`]
      return title === undefined || text.includes(title) ? [] : [`${path} has no “${title}”`]
    }),
    ...links.flatMap(([, link = '']) => faultOfLink(link, read)),
  ]
  return faults.map((fault) => `${row}: ${fault}`)
}

const inCheckout = (path: string) => {
  const file = join(root, path)
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
}
const text = inCheckout(page) ?? ''
const rows = rowsOf(text)

test('every requirement of levels 1 and 2 has one row, in order', () => {
  expect(expected).toHaveLength(253)
  expect(rows.map(({ row }) => row)).toEqual(expected)
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
})

test('every row has a proof that is there, a place or a reason', () => {
  expect(rows.flatMap((row) => faultsOf(row, inCheckout))).toEqual([])
})

test('the numbers above the rows are theirs', () => {
  const counted = (of: readonly Row[]) =>
    [...states.map((state) => of.filter((row) => row.state === state).length), of.length].map(String)
  const chapters = Object.keys(requirements)
  expect(cellsOf(text, /^\[\d+ /).map(([, ...counts]) => counts)).toEqual(
    chapters.map((chapter) => counted(rows.filter(({ row }) => row.startsWith(`${chapter}.`)))),
  )
  expect(cellsOf(text, /^All$/)).toEqual([['All', ...counted(rows)]])
})

test('the decision has the same numbers, and a word on every row that is not met', () => {
  const decision = inCheckout('docs/decisions/security/193-security-page-is-checked.md') ?? ''
  const count = (level: string, state: string) =>
    rows.filter((row) => row.level === level && row.state === state).length
  expect(cellsOf(decision, /^(?:proved|met,|not )/).map(([, ...counts]) => counts.map(Number))).toEqual(
    states.map((state) => [count('1', state), count('2', state), count('1', state) + count('2', state)]),
  )
  const named = decision.slice(decision.indexOf('## What is not met')).match(/\d+\.\d+\.\d+/g) ?? []
  expect(new Set(named)).toEqual(
    new Set(rows.filter(({ state }) => state === 'not met').map(({ row }) => row)),
  )
})

test('what the pages lead to is there', () => {
  for (const from of [page, 'docs/security.md'])
    expect(
      [...(inCheckout(from) ?? '').matchAll(/\]\(([\w./-]*(?:#[\w-]+)?)\)/g)].flatMap(([, link = '']) =>
        faultOfLink(link.startsWith('#') ? `${from.slice('docs/'.length)}${link}` : link, inCheckout),
      ),
    ).toEqual([])
})

describe('a row is at fault', () => {
  const files: Record<string, string> = {
    'p/a.test.ts': "test('holds')",
    'p/a.ts': 'x',
    'docs/d/1.md': '# One two',
  }
  test.each([
    ['that names a file that is gone', 'proved', '`p/a.test.ts` “holds”; `p/b.test.ts` “holds”', 1],
    ['whose title was changed', 'proved', '`p/a.test.ts` “holds on”', 1],
    ['that is proved by no test', 'proved', '`p/a.ts` “x”', 1],
    ['that is proved by a file alone', 'proved', '`p/a.test.ts`', 1],
    ['that says there is no test, and names one', 'no test', '`p/a.test.ts` “holds”', 1],
    ['that names nothing', 'no test', 'we think so', 1],
    ['without a reason', 'not here', '', 1],
    ['whose decision is gone', 'not met', 'no [2](d/2.md)', 1],
    ['whose place on a page is gone', 'not met', 'no [1](d/1.md#three)', 1],
    ['in a state of its own', 'fine', '`p/a.ts`', 1],
    ['never, with a test', 'proved', '`p/a.test.ts` “holds”; [1](d/1.md)', 0],
    ['never, with a place', 'no test', '[1](d/1.md#one-two)', 0],
    ['never, with a sentence', 'not here', 'There is none.', 0],
  ])('%s', (_, state, proof, count) => {
    const [row] = rowsOf(`| 1.2.3 | 2 | what is asked | ${state} | ${proof} |`)
    expect(row && faultsOf(row, (path) => files[path])).toHaveLength(count)
  })
})
