import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npxParameters } from './child-environment.mjs'
import { hashOfContents, readStamp, writeStamp } from './fingerprint.mjs'
import { PlainError, step } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { manifestOf, root, workspaceFolders } from './workspace.mjs'

const stampFile = join(root, 'node_modules/.camping-install')

/**
 * Installs what pnpm-lock.yaml says, with the pinned package manager, unless this very state is installed already.
 * The hash covers the lock file and every manifest; a folder whose own node_modules vanished also counts as not installed.
 */
export async function ensureInstalled() {
  const wanted = installationHash()
  if (readStamp(stampFile) === wanted && workspaceFolders().every(hasItsModules)) return
  await step('Installing packages', async () => {
    const { code, output } = await runQuietly(
      'npx',
      npxParameters('pnpm', 'install', ...lockFlags(), '--config.confirmModulesPurge=false'),
    )
    if (code !== 0)
      throw new PlainError(`The install failed (exit code ${code}). Its last lines:\n${tail(output, 15)}`)
    writeStamp(stampFile, installationHash())
    return 'with the lock file'
  })
}

/**
 * The lock file is followed and never changed, but for one thing: the folder of an app that came or went. Its lines are added
 * or removed; what it needs, the other apps have brought already.
 */
function lockFlags() {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const listed = [...lock.matchAll(/^ {2}(apps\/[^/:\n]+):$/gm)].map((match) => `${match[1]}`).sort()
  const present = workspaceFolders().filter((folder) => folder.startsWith('apps/'))
  return listed.join() === present.join()
    ? ['--frozen-lockfile']
    : ['--no-frozen-lockfile', '--prefer-offline']
}

function installationHash() {
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`)
  const contents = hashOfContents(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
  return `${contents} ${process.platform} ${process.arch}`
}

function hasItsModules(folder) {
  const { dependencies, devDependencies } = manifestOf(folder)
  const needed = Object.keys({ ...dependencies, ...devDependencies }).length > 0
  return !needed || existsSync(join(root, folder, 'node_modules'))
}
