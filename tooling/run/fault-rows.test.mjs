import { expect, test } from 'vitest'
import { faultLines, faultRows, faultsNamed, missedRows, namesFaults } from './fault-rows.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'
import { faultTitles, neededFaults } from './fault-titles.data.mjs'

const report = (...tests) => ({
  testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
})
const rowOf = (rows, wanted) => rows.find(({ number }) => number === wanted)

test('a test is about the faults that its name says', () => {
  expect(faultsNamed('what ePay tells us F4, F5: a callback that comes again')).toEqual([4, 5])
  expect(faultsNamed('F46: amounts on the wire F46: an amount of "12,50" is 400')).toEqual([46])
  expect(faultsNamed('postcode D02 AF30: fine, colour #F26B5B, F1 of the keyboard')).toEqual([])
})

test('a number that no fault has is no row that nobody misses', () => {
  expect(() => faultsNamed('F999: what is not in the list')).toThrow('There is no fault F999')
})

test('a suite has tests of faults when a name in it says so, and not when a comment does', () => {
  expect(namesFaults(`  test('F8: ten callbacks at once', async () => {`)).toBe(true)
  expect(namesFaults(`    ['F33', 'bambora', 'bambora'],`)).toBe(true)
  expect(namesFaults(`// F19: the signature covers the joined values only, 'F19'`)).toBe(false)
  expect(namesFaults(`const ink = '#F8F3F0'`)).toBe(false)
})

test('one failing test fails its row, whatever passed beside it', () => {
  const rows = faultRows(report(['a F1: x', 'passed'], ['b F1, F2: y', 'failed'], ['c F3: z', 'passed']))
  expect(rowOf(rows, 1)).toMatchObject({ outcome: 'fail', passed: 1, failed: 1 })
  expect(rowOf(rows, 2).outcome).toBe('fail')
  expect(rowOf(rows, 3).outcome).toBe('pass')
  expect(rowOf(rows, 4).outcome).toBe('not covered')
})

test('a row whose tests were all skipped is not covered', () => {
  const rows = faultRows(
    report(['F48: restart', 'skipped'], ['F49: failover', 'pending'], ['F50: lost', 'todo']),
  )
  for (const number of [48, 49, 50])
    expect(rowOf(rows, number)).toMatchObject({ outcome: 'not covered', skipped: 1 })
})

test('every needed row has to pass; the others may be missing', () => {
  const passing = neededFaults.map((number) => [`F${number}: it`, 'passed'])
  expect(missedRows(faultRows(report(...passing)))).toEqual([])
  expect(missedRows(faultRows(report(...passing.slice(1)))).map(({ number }) => number)).toEqual([1])
  const broken = [...passing, ['F69: it', 'failed']]
  expect(missedRows(faultRows(report(...broken))).map(({ number }) => number)).toEqual([69])
})

test('the table has a line for each of the faults', () => {
  const lines = faultLines(faultRows(report(['F1: x', 'passed'], ['F1: y', 'skipped'])))
  expect(lines).toHaveLength(Object.keys(faultTitles).length)
  expect(lines[0]).toMatch(/^F1 {4}kill -9 before the payment order is committed +pass +1 passed, 1 skipped$/)
  expect(lines[36]).toMatch(/^F37 .*not covered +not asked for here$/)
  expect(lines[68]).toMatch(/^F69 .*not covered$/)
})

test('the faults are those of docs/product/outages.md', () => {
  const document = readFileSync(join(root, 'docs/product/outages.md'), 'utf8')
  const rows = Array.from(document.matchAll(/^\| F(\d+) \|/gm), ([, digits]) => digits)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.toSorted()).toEqual(Object.keys(faultTitles).toSorted())
})
