import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  countOne,
  countReport,
  countTasks,
  playwrightCounts,
  sum,
  takeReport,
  vitestCounts,
} from './step-counts.mjs'

const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const unloadable = { status: 'failed', assertionResults: [] }

test('a file that cannot be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [failedTest, unloadable],
  }
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a journey that passed at a second try has not passed', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  })
})

test('a journey that was never begun has not passed, one that was left out on purpose is told', () => {
  const left = { status: 'skipped', results: [{ status: 'skipped' }] }
  const unrun = { status: 'skipped', results: [] }
  const suites = [{ specs: [{ tests: [left] }], suites: [{ specs: [{ tests: [unrun, unrun] }] }] }]
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 3 }
  expect(playwrightCounts({ stats, suites })).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

test('tasks that were not found, or that one of has failed, are no success', () => {
  expect(countTasks({ ok: true, tasks: 0, successful: 0 }).failed).toBe(1)
  expect(countTasks({ ok: false, tasks: 3, successful: 2 })).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(countTasks({ ok: true, tasks: 3, successful: 3 })).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

test('an error outside of every journey is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
  expect(playwrightCounts({ stats, errors: [{ message: 'the server did not start' }] }).failed).toBe(1)
})

test('a runner that fails, crashes or finds nothing never adds up to zero failures', () => {
  expect(countReport(false, { passed: 4, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(countReport(false, undefined).failed).toBe(1)
  expect(countReport(true, undefined).failed).toBe(1)
  expect(countReport(true, { passed: 0, failed: 0, skipped: 9 }).failed).toBe(1)
  expect(countReport(false, { passed: 4, failed: 2, skipped: 0 }).failed).toBe(2)
  expect(countReport(true, { passed: 4, failed: 0, skipped: 0 }).failed).toBe(0)
})

test('the counts of all steps are added', () => {
  expect(sum([countOne(true), countOne(false), { passed: 7, failed: 2, skipped: 1 }])).toEqual({
    passed: 8,
    failed: 3,
    skipped: 1,
  })
})

test('a report is read once, so an old one cannot pass for a new one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const path = join(folder, 'report.json')
  writeFileSync(path, '{"a":1}')
  expect(takeReport(path, (report) => report.a)).toBe(1)
  expect(takeReport(path, (report) => report.a)).toBeUndefined()
  rmSync(folder, { recursive: true })
})
