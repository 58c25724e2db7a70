import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfStates, readStamp, writeStamp } from './fingerprint.mjs'
import { PlainError, step } from './progress.mjs'
import { tail } from './run-quietly.mjs'
import { runTurbo } from './run-turbo.mjs'
import { cacheFolder, manifestOf, root, workspaceFolders } from './workspace.mjs'

const stampFile = join(cacheFolder, 'build')
const buildInputs = [
  'apps',
  'packages',
  'tooling/vite',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'turbo.json',
]

/**
 * Builds every app and the host through Turborepo. When no input was touched since the last build, not even
 * Turborepo is started, which keeps a later `npm start` within seconds.
 */
export async function ensureBuilt() {
  const state = hashOfStates(buildInputs)
  if (
    readStamp(stampFile) === state &&
    builtFolders().every((folder) => existsSync(join(root, folder, 'dist')))
  ) {
    return
  }
  await step('Building', async () => {
    const result = await runTurbo('build')
    if (!result.ok) throw new PlainError(`The build failed:\n${tail(result.output)}`)
    writeStamp(stampFile, hashOfStates(buildInputs))
    return `${result.tasks} parts, ${result.cached} of them unchanged`
  })
}

function builtFolders() {
  return workspaceFolders().filter((folder) => manifestOf(folder).scripts?.build)
}
