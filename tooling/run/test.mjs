import { ensureInstalled } from './install-packages.mjs'
import { answers, checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { printResult } from './print-result.mjs'
import { countOne, sum } from './step-counts.mjs'
import { testSteps } from './test-steps.mjs'

/**
 * `npm test` runs everything; `npm test -- --only=lint,unit` runs the named steps, `--shard=2/4` the second quarter of the
 * journeys. A failing step does not end the run.
 */
await runCommand(async () => {
  checkNodeVersion()
  const steps = chosenSteps(process.argv.slice(2))
  await ensureInstalled()
  if (steps.some((step) => step.name === 'unit')) printLine(await databaseLine())
  const results = new Map()
  for (const step of steps) {
    const started = performance.now()
    const result = await runStep(step, results)
    results.set(step.name, result.counts)
    printResult(step, result, started)
  }
  const total = sum(results.values())
  if (total.failed > 0) process.exitCode = 1
  printLine(`${total.passed} passed, ${total.failed} failed`)
})

function chosenSteps(parameters) {
  const strange = parameters.find((parameter) => !/^--(only|shard)=/.test(parameter))
  if (strange !== undefined)
    throw new PlainError(
      `npm test does not know '${strange}'. It takes --only=… with some of: ${stepNames()}; and --shard=2/4.`,
    )
  const valueOf = (name) => parameters.find((parameter) => parameter.startsWith(name))?.slice(name.length)
  const shard = valueOf('--shard=')
  if (shard !== undefined) process.env.JOURNEY_SHARD = shard
  const only = valueOf('--only=')?.split(',')
  const unknown = only?.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no step '${unknown}'. There are: ${stepNames()}.`)
  }
  return testSteps.filter((step) => !only || only.includes(step.name))
}

const stepNames = () => testSteps.map((step) => step.name).join(', ')

async function runStep(step, results) {
  if (step.after && results.get(step.after)?.failed) {
    return { counts: countOne(false), output: `Not run: '${step.after}' failed.` }
  }
  return step.run()
}

/** The integration suite chooses its databases by the same rule and prints them again itself. */
async function databaseLine() {
  const embedded = 'Integration suite: embedded PGlite'
  if (process.env.TEST_DATABASE_URL === 'none') return `${embedded} alone (TEST_DATABASE_URL=none)`
  if (process.env.TEST_DATABASE_URL) {
    const { hostname, port, pathname } = new URL(process.env.TEST_DATABASE_URL)
    return `${embedded} and PostgreSQL at ${hostname}:${port || 5432}${pathname} (TEST_DATABASE_URL)`
  }
  if (await answers('127.0.0.1', 5432, 1000)) return `${embedded} and the PostgreSQL at 127.0.0.1:5432`
  return `${embedded} alone (no TEST_DATABASE_URL, and nothing answers at 127.0.0.1:5432)`
}
