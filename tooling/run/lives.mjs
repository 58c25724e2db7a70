import { parseArgs } from 'node:util'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { answers, checkNodeVersion } from './preflight.mjs'
import { PlainError, printLine, runCommand } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'

const folder = 'packages/api/src/customer/bookings'

/**
 * `npm run lives` walks over fifty lives of a booking in each of the nine editions; `npm run lives -- --walks=1000 --seed=5` takes
 * random walks instead, over three servers on a PostgreSQL (docs/how-to/walk-the-lives-of-a-booking.md).
 */
await runCommand(async () => {
  checkNodeVersion()
  const { walks, seed } = readOptions()
  if (walks && !process.env.TEST_DATABASE_URL && !(await answers('127.0.0.1', 5432, 1000)))
    throw new PlainError(
      'Three servers need a real PostgreSQL: start one at 127.0.0.1:5432, or set TEST_DATABASE_URL.',
    )
  await ensureInstalled()
  const { code, output } = await (walks
    ? runSuite('life-walk.test.ts', { LIFE_WALKS: walks, ...(seed && { LIFE_WALK_SEED: seed }) }, 'walks')
    : runSuite('lives.test.ts', { LIVES: 'all' }))
  if (code !== 0) throw new PlainError(tail(output, 200))
  printLine(tail(output, 8))
})

function readOptions() {
  const options = { walks: { type: 'string' }, seed: { type: 'string' } }
  const { values } = parseArgs({ options, args: process.argv.slice(2) })
  for (const name of ['walks', 'seed']) {
    const value = values[name]
    if (value !== undefined && !/^[1-9][0-9]{0,9}$/.test(value))
      throw new PlainError(`--${name} takes a whole number.`)
  }
  return values
}

function runSuite(suite, environment, show) {
  return runQuietly(
    productNode(),
    ['node_modules/vitest/vitest.mjs', 'run', `${folder}/${suite}`, '--reporter=verbose'],
    { env: { ...toolEnvironment(), ...environment }, ...(show && { show }) },
  )
}
