import { productNode, toolEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, printLine, runCommand } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'

const suite = 'packages/api/src/customer/bookings/lives.test.ts'

/** `npm run lives` walks over fifty lives of a booking in each of the nine editions (docs/how-to/walk-the-lives-of-a-booking.md). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const { code, output } = await runQuietly(
    productNode(),
    ['node_modules/vitest/vitest.mjs', 'run', suite, '--reporter=verbose'],
    { env: { ...toolEnvironment(), LIVES: 'all' } },
  )
  if (code !== 0) throw new PlainError(tail(output, 200))
  printLine(tail(output, 6))
})
