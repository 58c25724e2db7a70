import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { runSteps } from './run-steps.mjs'
import { printResult, repeatFailures } from './print-result.mjs'
import { sum } from './step-counts.mjs'
import { testSteps } from './test-steps.mjs'
import { databaseLine } from './test-world.mjs'

/**
 * `npm test` runs everything; `npm test -- --only=lint,unit` runs the named steps, `--shard=2/4` the second quarter of the
 * journeys. What was built or tested with the same inputs is cached by Turborepo; `--fresh` runs it again. Steps run side by side
 * (run-steps.mjs); a failing one does not end the run.
 */
await runCommand(async () => {
  checkNodeVersion()
  const parameters = process.argv.slice(2)
  if (parameters.some((parameter) => parameter === '--help' || parameter === '-h')) {
    for (const line of helpLines()) printLine(line)
    return
  }
  const steps = chosenSteps(parameters)
  await ensureInstalled()
  if (steps.some((step) => step.name === 'unit')) printLine(await databaseLine())
  const failed = []
  const counts = await runSteps(steps, (step, result, started) => {
    printResult(step, result, started)
    if (result.counts.failed > 0) failed.push({ title: step.title, output: result.output })
  })
  const total = sum(counts.values())
  if (total.failed > 0) process.exitCode = 1
  for (const line of repeatFailures(failed)) printLine(line)
  printLine(`${total.passed} passed, ${total.failed} failed`)
})

function chosenSteps(parameters) {
  const strange = parameters.find((parameter) => !/^--(only=|shard=|fresh$)/.test(parameter))
  if (strange !== undefined)
    throw new PlainError(
      `npm test does not know '${strange}'. It takes --only=… with some of: ${stepNames()}; --shard=2/4; and --fresh.`,
    )
  const valueOf = (name) => parameters.find((parameter) => parameter.startsWith(name))?.slice(name.length)
  const shard = valueOf('--shard=')
  if (shard !== undefined) process.env.JOURNEY_SHARD = shard
  if (parameters.includes('--fresh')) process.env.TURBO_FORCE = 'true'
  const only = valueOf('--only=')?.split(',')
  const unknown = only?.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new PlainError(`There is no step '${unknown}'. There are: ${stepNames()}.`)
  }
  return testSteps.filter((step) => !only || only.includes(step.name))
}

function helpLines() {
  return [
    'npm test                        all steps, side by side; 25 to 35 minutes on two cores when nothing is known yet',
    'npm test -- --only=lint,unit    the named steps',
    'npm test -- --shard=2/4         the second quarter of the journeys',
    'npm test -- --fresh             nothing is taken from an earlier run',
    'npm run check                   what a minute can tell of a change',
    '',
    'Steps:',
    ...testSteps.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`),
  ]
}

const stepNames = () => testSteps.map((step) => step.name).join(', ')
