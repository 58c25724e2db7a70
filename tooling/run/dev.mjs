import { warnAboutBrands } from './build-apps.mjs'
import { ensureInstalled } from './install-packages.mjs'
import * as preflight from './preflight.mjs'
import { PlainError, runCommand } from './progress.mjs'
import { serve } from './serve.mjs'
import { workspaceFolders } from './workspace.mjs'

/**
 * `npm run dev` serves every app with hot reload, `npm run dev -- uk de-ch` only the named ones. With `--pseudo`
 * all messages are written in no language, to see what is none and what is cut (tooling/vite/pseudo-text.ts).
 */
await runCommand(async () => {
  preflight.checkNodeVersion()
  const apps = workspaceFolders().filter((folder) => folder.startsWith('apps/'))
  const pseudo = process.argv.includes('--pseudo')
  const requested = process.argv.slice(2).filter((word) => word !== '--pseudo')
  for (const name of requested) {
    if (!apps.includes(`apps/${name}`)) {
      throw new PlainError(
        `There is no app '${name}'. There are: ${apps.map((app) => app.slice(5)).join(', ')}.`,
      )
    }
  }
  await preflight.checkPortIsFree(preflight.portOf(process.env))
  preflight.checkDataFolder(process.env)
  await preflight.checkDatabaseAnswers(process.env)
  await ensureInstalled()
  await warnAboutBrands()
  await serve(['packages/web/src/command/dev.ts', ...requested], {
    NODE_ENV: 'development',
    ...(pseudo && { PSEUDO_WORDS: '1' }),
  })
})
