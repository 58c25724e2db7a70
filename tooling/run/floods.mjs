import { ensureBuilt } from './build-apps.mjs'
import { environmentWithPackageManager } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run floods` prints what floods of one visitor do to another; `-- --only=pictures` runs one of them. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await ensureBuilt()
  const { PATH } = await environmentWithPackageManager()
  await serve(
    ['--import=./tooling/run/glob-hook.mjs', 'tooling/bench/floods/run-floods.ts', ...process.argv.slice(2)],
    {
      NODE_ENV: 'production',
      PATH,
    },
  )
})
