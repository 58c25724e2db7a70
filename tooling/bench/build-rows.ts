import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@camping/e2e/server-process.ts'
import { figure } from './measurement.ts'
import type { Measurement } from './measurement.ts'

/** P11: builds all apps and the host from scratch, with one changed app, and without changes. */
export function buildRows(): Measurement[] {
  const cold = build('--force')
  const unchanged = build()
  const changed = withChangedFile(join(checkout, 'apps/uk/theme.ts'), () => build())
  // Restores the state that `npm start` has recorded in its stamps.
  build()
  return [
    row('all apps and the host, cold build', cold, 40),
    row('the same, one app changed', changed, 6),
    row('the same, nothing changed', unchanged, 1),
  ]
}

function row(what: string, seconds: number, goal: number): Measurement {
  return {
    target: 'P11',
    what,
    measured: `${figure(seconds)} s`,
    goal: `≤ ${goal} s`,
    met: seconds <= goal,
    baseline: '',
  }
}

/** Duration of a Turborepo build in seconds. The starter passes the path of pnpm, see tooling/run. */
function build(...flags: string[]): number {
  const started = performance.now()
  execFileSync('turbo', ['run', 'build', '--output-logs=errors-only', ...flags], {
    cwd: checkout,
    stdio: 'pipe',
  })
  return (performance.now() - started) / 1000
}

function withChangedFile(path: string, work: () => number): number {
  const before = readFileSync(path)
  appendFileSync(path, `\n// Changed at ${Date.now()} to measure a build.\n`)
  try {
    return work()
  } finally {
    writeFileSync(path, before)
  }
}
