import { ensureBuilt } from './build-apps.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand, printLine } from './progress.mjs'

/** `npm run build` builds the ten apps and the host; what was built and not touched since is left alone. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await ensureBuilt()
  printLine('  Built. Start it with npm start, or with: node packages/web/dist/server.js')
})
