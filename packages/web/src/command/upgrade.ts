import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A release by its number, or the newest. */
const release = /^(?:latest|\d+\.\d+\.\d+(?:-[\w.]+)?)$/

/** The packages of ours in a package.json, as npm installs them at a release; undefined for what is no release. */
export function packagesAt(manifest: Manifest, version: string): string[] | undefined {
  if (!release.test(version)) return undefined
  const stated = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  return stated.filter((name) => name.startsWith('@camping/')).map((name) => `${name}@${version}`)
}

/** Runs a program with this terminal; 0 when all is well. */
export type Run = (program: string, parameters: readonly string[]) => number

const withTerminal =
  (cwd: string): Run =>
  (program, parameters) =>
    spawnSync(program, parameters, { cwd, stdio: 'inherit' }).status ?? 1

/**
 * Takes a repository of a brand to a release: installs all packages of it together, and lets that release rename what it calls otherwise and
 * check the apps. Returns the code to end with. `command` is the file of this command, which is another one once the release is installed.
 */
export function upgrade(
  folder: string,
  [version = 'latest', ...further]: readonly string[],
  { command = process.argv[1] ?? '', run = withTerminal(folder) }: { command?: string; run?: Run } = {},
): number {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const packages = packagesAt(manifest, version)
  if (!packages || further.length > 0) {
    console.error(
      `npm run upgrade, or npm run upgrade -- 1.4.0: '${[version, ...further].join(' ')}' is no release.`,
    )
    return 1
  }
  if (packages.length === 0) {
    console.error('package.json, dependencies: has no package of @camping. Go to the repository of a brand.')
    return 1
  }
  const installed = run('npm', ['install', '--save-exact', '--no-fund', '--no-audit', ...packages])
  if (installed !== 0) {
    console.error(
      `package.json, dependencies: release ${version} could not be installed, and nothing is changed. Choose one of: npm view @camping/web versions.`,
    )
    return installed
  }
  return run(process.execPath, [command, 'check', '--rename'])
}
