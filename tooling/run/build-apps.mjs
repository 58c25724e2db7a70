import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { productNode } from './child-environment.mjs'
import { hashOfStates, readStamp, writeStamp } from './fingerprint.mjs'
import { PlainError, step } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { runTurbo } from './run-turbo.mjs'
import { cacheFolder, manifestOf, root, workspaceFolders } from './workspace.mjs'

const stampFile = join(cacheFolder, 'build')
const buildInputs = [
  'apps',
  'packages',
  'tooling/brands',
  'tooling/size-budget',
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
  await checkBrands()
  await step('Building', async () => {
    const result = await runTurbo('build')
    if (!result.ok) throw new PlainError(`The build failed:\n${tail(result.output)}`)
    const weighed = await weighBuilds()
    if (!weighed.ok) throw new PlainError(`What was built is out of its budget:\n${tail(weighed.output)}`)
    writeStamp(stampFile, hashOfStates(buildInputs))
    return `${result.tasks} parts, ${result.cached} of them unchanged`
  })
}

/** Looks at all apps before anything is built: what is wrong is told in sentences, one a line. */
export async function checkBrands() {
  await step('Checking the brands', async () => {
    const { code, output } = await runQuietly(productNode(), ['tooling/brands/check-brands.ts'])
    if (code !== 0)
      throw new PlainError(`Something in the brands has to be put right first:\n${tail(output)}`)
    return output.trim()
  })
}

/** The same for development, which goes on: the host leaves a broken brand out, names it, and serves the others. */
export async function warnAboutBrands() {
  await step('Checking the brands', async () => {
    const { code, output } = await runQuietly(productNode(), ['tooling/brands/check-brands.ts'])
    return code === 0 ? output.trim() : `Something in the brands has to be put right:\n${tail(output)}`
  })
}

/** Whether every page of every app that was built is within its budget (tooling/size-budget). */
export async function weighBuilds() {
  const { code, output } = await runQuietly(productNode(), ['tooling/size-budget/inspect-builds.ts'])
  return { ok: code === 0, output }
}

function builtFolders() {
  return workspaceFolders().filter((folder) => manifestOf(folder).scripts?.build)
}
