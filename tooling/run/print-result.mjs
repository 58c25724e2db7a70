import { printLine } from './progress.mjs'
import { tail } from './run-quietly.mjs'

/** Prints what came of a step of the gate in one line, and the last lines of its output when something failed. */
export function printResult(step, { counts, output, remark }, started) {
  printLine(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.title.padEnd(22)} ${describe(counts, started, remark)}`,
  )
  if (counts.failed > 0 && output) printLine(`${tail(output, 80)}\n`)
}

function describe({ passed, failed, skipped }, started, remark) {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, remark, seconds]
    .filter(Boolean)
    .join(', ')
}

/** Lines in which tools name what went wrong: a failed test or file, an error, a program that ended with another code than 0. */
const namesFailure = /\bFAIL\b|✗|✘|^\s*[✖×x]\s|error\b|\bERR|exited \(/i

/** A test that passed, whatever its title speaks of. */
const passed = /✓/

/**
 * Repeats what failed, for a reader who has only the last lines of a long run: each failed step, and the lines of its output that
 * name a failure; the last lines where none does.
 * @param {readonly { title: string, output?: string }[]} failed
 * @returns {string[]}
 */
export function repeatFailures(failed, mostLines = 60) {
  return failed.flatMap(({ title, output = '' }) => {
    const named = output.split('\n').filter((line) => namesFailure.test(line) && !passed.test(line))
    const lines = named.length > 0 ? named.slice(0, mostLines) : tail(output).split('\n')
    return [`✗ ${title}`, ...lines.map((line) => `    ${line}`)]
  })
}
