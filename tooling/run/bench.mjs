import { ensureBuilt } from './build-apps.mjs'
import { environmentWithPackageManager } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run bench` prints the table; `npm run bench -- --write` also puts it into docs/bench.md. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await ensureBuilt()
  const { PATH } = await environmentWithPackageManager()
  await serve(
    ['--import=./tooling/run/glob-hook.mjs', 'tooling/bench/run-bench.ts', ...process.argv.slice(2)],
    { NODE_ENV: 'production', PATH },
  )
})
