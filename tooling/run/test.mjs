import { ensureInstalled } from './install-packages.mjs'
import { answers, checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, say } from './progress.mjs'
import { tail } from './run-quietly.mjs'
import { countOne, sum } from './step-counts.mjs'
import { testSteps } from './test-steps.mjs'

/** `npm test` runs everything; `npm test -- --only=lint,unit` runs the named steps. A failing step does not end the run. */
await runCommand(async () => {
  checkNodeVersion()
  const steps = chosenSteps(process.argv.slice(2))
  await ensureInstalled()
  if (steps.some((step) => step.name === 'unit')) say(await databaseLine())
  const results = new Map()
  for (const step of steps) {
    const started = performance.now()
    const result = await runStep(step, results)
    results.set(step.name, result.counts)
    say(
      `${result.counts.failed === 0 ? '✓' : '✗'} ${step.title.padEnd(22)} ${describe(result.counts, started)}`,
    )
    if (result.counts.failed > 0 && result.output) say(`${tail(result.output, 80)}\n`)
  }
  const total = sum(results.values())
  if (total.failed > 0) process.exitCode = 1
  say(`${total.passed} passed, ${total.failed} failed`)
})

function chosenSteps(parameters) {
  const only = parameters
    .find((parameter) => parameter.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const unknown = only?.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no step '${unknown}'. There are: ${testSteps.map((step) => step.name).join(', ')}.`,
    )
  }
  return testSteps.filter((step) => !only || only.includes(step.name))
}

async function runStep(step, results) {
  if (step.after && results.get(step.after)?.failed) {
    return { counts: countOne(false), output: `Not run: '${step.after}' failed.` }
  }
  return step.run()
}

function describe({ passed, failed, skipped }, started) {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, seconds]
    .filter(Boolean)
    .join(', ')
}

/** The integration suite chooses its databases by the same rule and prints them again itself. */
async function databaseLine() {
  const embedded = 'Integration suite: embedded PGlite'
  if (process.env.TEST_DATABASE_URL) {
    const { hostname, port, pathname } = new URL(process.env.TEST_DATABASE_URL)
    return `${embedded} and PostgreSQL at ${hostname}:${port || 5432}${pathname} (TEST_DATABASE_URL)`
  }
  if (await answers('127.0.0.1', 5432, 1000)) return `${embedded} and the PostgreSQL at 127.0.0.1:5432`
  return `${embedded} alone (no TEST_DATABASE_URL, and nothing answers at 127.0.0.1:5432)`
}
