import { printLine } from './progress.mjs'
import { tail } from './run-quietly.mjs'

/** Prints what came of a step of the gate in one line, and the last lines of its output when something failed. */
export function printResult(step, { counts, output, cached }, started) {
  printLine(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.title.padEnd(22)} ${describe(counts, started, cached)}`,
  )
  if (counts.failed > 0 && output) printLine(`${tail(output, 80)}\n`)
}

function describe({ passed, failed, skipped }, started, cached) {
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, cached, seconds]
    .filter(Boolean)
    .join(', ')
}
