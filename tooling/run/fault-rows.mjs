import { faultTitles, neededFaults } from './fault-titles.data.mjs'

/** Numbers of faults in a test's name or in the source of a suite: `F4, F5: a callback …`. */
const numberPattern = /\bF([1-9]\d{0,2})(?=[:,])/g

/** What a test's name says it is about; numbers that no fault has are an error, since nobody would miss them. */
export function faultsNamed(name) {
  const numbers = Array.from(name.matchAll(numberPattern), ([, digits]) => Number(digits))
  for (const number of numbers)
    if (!(number in faultTitles)) throw new Error(`There is no fault F${number}: ${name}`)
  return [...new Set(numbers)]
}

/** True for the source of a suite that has tests of faults. */
export function namesFaults(source) {
  return source
    .split('\n')
    .some((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && /['"`]F[1-9]\d{0,2}[:,'"`]/.test(line))
}

/**
 * One row for each fault from a report of the test runner. A fault without a test that ran is not covered, however many were skipped.
 * @returns {{ number: number, title: string, outcome: 'pass' | 'fail' | 'not covered', passed: number, failed: number, skipped: number, needed: boolean }[]}
 */
export function faultRows(report) {
  const counts = new Map()
  for (const test of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    for (const number of faultsNamed(test.fullName)) {
      const row = counts.get(number) ?? { passed: 0, failed: 0, skipped: 0 }
      const kind = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'
      row[kind] += 1
      counts.set(number, row)
    }
  }
  return Object.entries(faultTitles).map(([digits, title]) => {
    const number = Number(digits)
    const { passed, failed, skipped } = counts.get(number) ?? { passed: 0, failed: 0, skipped: 0 }
    const outcome = failed > 0 ? 'fail' : passed > 0 ? 'pass' : 'not covered'
    return { number, title, outcome, passed, failed, skipped, needed: neededFaults.includes(number) }
  })
}

/** Rows that have to pass and do not. */
export const missedRows = (rows) => rows.filter(({ needed, outcome }) => needed && outcome !== 'pass')

/** The table as lines of text: number, fault, what came of it, by how many tests. */
export function faultLines(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length))
  return rows.map(({ number, title, outcome, passed, failed, skipped, needed }) => {
    const tests = [
      passed > 0 && `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
      outcome !== 'pass' && !needed && 'not asked for here',
    ]
    return [`F${number}`.padEnd(4), title.padEnd(width), outcome.padEnd(11), tests.filter(Boolean).join(', ')]
      .join('  ')
      .trimEnd()
  })
}
