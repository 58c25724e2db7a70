import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { root, workspaceFolders } from './workspace.mjs'

/**
 * `npm run new-app` makes a brand: asks or takes flags, writes apps/<brand>, and adds it to the lock file. `-- --remove
 * <brand>` takes it away again. `-- --help` lists the flags.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const before = appFolders()
  const code = await ask(['tooling/brands/new-app/main.ts', ...process.argv.slice(2)])
  if (code !== 0) {
    process.exitCode = code
    return
  }
  const after = appFolders()
  const [made] = after.filter((folder) => !before.includes(folder))
  if (made) {
    const { code: failed, output } = await runQuietly('oxfmt', [join(root, made)], { env: toolEnvironment() })
    if (failed !== 0) throw new PlainError(`The files could not be formatted:\n${tail(output)}`)
  }
  if (after.length === before.length && !made) return
  await ensureInstalled()
  if (made) {
    const name = made.slice('apps/'.length)
    printLine(
      `Next: npm run dev -- ${name}, then http://${name}.localhost:3000. Or npm start, which builds and serves all brands.`,
    )
  }
})

function appFolders() {
  return workspaceFolders().filter((folder) => folder.startsWith('apps/'))
}

/** With our own terminal, for it may have questions. */
function ask(parameters) {
  const child = spawn(productNode(), parameters, { cwd: root, stdio: 'inherit', env: toolEnvironment() })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}
