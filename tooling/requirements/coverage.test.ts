import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverageFaults, type CoveredTree } from './check-coverage.ts'
import { coveragePage } from './coverage-page.ts'
import type { Claim } from './coverage-row.ts'
import { coverageFile, readTree } from './read-tree.ts'
import { coverageAreas } from './rows/coverage-areas.ts'
import { testTitles, testsNamed } from './test-titles.ts'

test('every row names a file, a test, a rule and a decision that are there', () => {
  expect(coverageFaults(coverageAreas, readTree())).toEqual([])
})

test('the page is made of the rows', () => {
  expect(readFileSync(coverageFile, 'utf8'), 'npm run coverage -- --write').toBe(coveragePage(coverageAreas))
})

const source = `
  describe('a heart', () => { it('fills', () => {}); it('empties', () => {}) })
  describe.each(['uk'])('of %s', () => { test.each([['red', 1], ['blue', 2]])('is %s', () => {}) })
  test.describe('on phones', () => { test(\`turns: \${site}\`, async () => { await test.step('once', () => {}) }) })
  it('fills', () => {})
`

describe('the titles of a source', () => {
  const titles = testTitles(source)

  test('are paths of groups and titles', () => {
    expect(titles.paths.map((path) => path.join(' › '))).toEqual([
      'a heart › fills',
      'a heart › empties',
      'of %s › is %s',
      'on phones › turns: ${site}',
      'on phones › once',
      'fills',
    ])
  })

  test.each([
    ['empties', 1],
    ['a heart › fills', 1],
    ['fills', 2],
    ['fill', 0],
    ['a heart', 0],
    ['is %s', 1],
    ['turns: ${site}', 1],
  ])('“%s” names %i', (title, count) => expect(testsNamed(titles, title)).toBe(count))
})

describe('a row is at fault', () => {
  const tree: CoveredTree = {
    read: (path) => ({ 'p/a.ts': 'x', 'p/a.test.ts': source })[path],
    rules: new Set(['search-1']),
    decisions: new Set(['007']),
  }
  const sound: Claim = {
    rule: 'search-1',
    file: 'p/a.ts',
    test: ['p/a.test.ts', 'empties'],
    items: { heart: 'a heart' },
  }
  const faultsOf = (...claims: Claim[]) => coverageFaults([{ area: 'card', title: 'Card', claims }], tree)

  test.each<[string, Partial<Claim>]>([
    ['whose file is gone', { file: 'p/b.ts' }],
    ['whose test file is gone', { test: ['p/b.test.ts', 'empties'] }],
    ['whose test has another title', { test: ['p/a.test.ts', 'is emptied'] }],
    ['whose title several tests have', { test: ['p/a.test.ts', 'fills'] }],
    ['whose case is gone', { test: ['p/a.test.ts', 'is %s', 'green'] }],
    ['that names a case where there are none', { test: ['p/a.test.ts', 'empties', 'red'] }],
    ['whose proof is no test', { test: ['p/a.ts', 'empties'] }],
    ['whose rule is gone', { rule: 'search-99' }],
    ['whose decision is gone', { decision: '008' }],
    ['with neither test nor decision', { test: undefined }],
  ] as [string, Partial<Claim>][])('%s', (_, change) => {
    expect(faultsOf({ ...sound, ...change })).toHaveLength(1)
  })

  test('that is there twice', () => {
    expect(faultsOf(sound, sound)).toEqual(['card.heart is there twice'])
  })

  test.each<[string, Partial<Claim>]>([
    ['with a test', {}],
    ['with a case', { test: ['p/a.test.ts', 'is %s', 'red'] }],
    ['with a group', { test: ['p/a.test.ts', 'a heart › fills'] }],
    ['with a decision', { test: undefined, decision: '007' }],
    ['that says what is missing', { test: undefined, open: 'nothing draws it' }],
  ] as [string, Partial<Claim>][])('never, %s', (_, change) => {
    expect(faultsOf({ ...sound, ...change })).toEqual([])
  })
})
