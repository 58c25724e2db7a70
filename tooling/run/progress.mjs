/** Thrown for anything the person at the keyboard can put right: it is shown as one line, never with a stack. */
export class PlainError extends Error {}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Prints one line at once: progress must not wait in a buffer behind a long step. */
export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs one step and prints its name, what came of it and how long it took. `work` may return a short remark.
 * On a terminal the line is completed in place; elsewhere it is printed when the step is over.
 */
export async function step(name, work) {
  const started = performance.now()
  const label = name.padEnd(22)
  if (process.stdout.isTTY) process.stdout.write(`  ${label} …`)
  const remark = await work()
  printLine(
    `${process.stdout.isTTY ? '\r' : ''}  ${label} ${[remark, seconds(started)].filter(Boolean).join(', ')}`,
  )
}

/** Runs a command's main function; a PlainError becomes its message on stderr and exit code 1. */
export async function runCommand(main) {
  try {
    await main()
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n')
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}
