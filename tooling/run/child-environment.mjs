import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { readStamp, writeStamp } from './fingerprint.mjs'
import { PlainError } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { cacheFolder, packageManager, root } from './workspace.mjs'

const binaries = join(root, 'node_modules/.bin')

/** The Node that the product runs on: the one the install brought, else (other platforms) the present one. */
export function productNode() {
  const installed = join(binaries, 'node')
  return existsSync(installed) ? installed : process.execPath
}

/** Environment of the tools: ours first on PATH, nothing sent anywhere, no questions asked. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
    PATH: [binaries, extra.PATH ?? process.env.PATH].join(delimiter),
  }
}

/** What npm tells its scripts about the folder that it was called in. Settings of the machine begin in the same way, and stay. */
const ofOuterNpm = /^(?:npm_(?:package|lifecycle)_.*|npm_config_(?:local_prefix|prefix)|init_cwd)$/i

/**
 * Environment of a repository that has nothing to do with this one: the product's Node is first on PATH, our tools are not there, and
 * neither is what an outer npm hands on, which names our folder.
 */
export function npmEnvironment(extra = {}) {
  const own = Object.entries(process.env).filter(([name]) => !ofOuterNpm.test(name))
  const node = execFileSync(productNode(), ['-p', 'process.execPath']).toString().trim()
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root))
  return { ...Object.fromEntries(own), ...extra, PATH: [dirname(node), ...others].join(delimiter) }
}

/** The environment of the tools with the pinned package manager on PATH, which Turborepo calls for every task. */
export async function environmentWithPackageManager(extra = {}) {
  const folder = await packageManagerFolder()
  return toolEnvironment({ ...extra, PATH: [folder, process.env.PATH].join(delimiter) })
}

/** npx keeps the package manager in its own cache; asking for its place costs a second, so the answer is kept. */
async function packageManagerFolder() {
  const stamp = join(cacheFolder, 'package-manager')
  const [known, path] = readStamp(stamp)?.split('\n') ?? []
  if (known === packageManager && existsSync(path)) return dirname(path)
  const { code, output } = await runQuietly('npx', npxParameters('-c', 'echo "found:$(command -v pnpm)"'))
  const found = /^found:(.+)$/m.exec(output)?.[1]
  if (code !== 0 || !found)
    throw new PlainError(`npx could not bring ${packageManager}:\n${tail(output, 10)}`)
  writeStamp(stamp, `${packageManager}\n${found}`)
  return dirname(found)
}

/** npx with the pinned package manager, from its cache when it is there. */
export function npxParameters(...rest) {
  return ['--yes', '--prefer-offline', '--package', packageManager, ...rest]
}
