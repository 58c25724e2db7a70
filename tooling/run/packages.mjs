import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages, knownAddress } from './build-packages.mjs'
import { npmEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, printLine, runCommand, step } from './progress.mjs'
import { addressMissing } from './repository-address.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { runTurbo } from './run-turbo.mjs'
import { root } from './workspace.mjs'

/**
 * `npm run packages` builds what brands outside this repository depend on into dist/packages; `-- publish` publishes those whose version the
 * registry does not have yet, with npm's settings of this machine.
 */
await runCommand(async () => {
  const [command, ...further] = process.argv.slice(2)
  if ((command !== undefined && command !== 'publish') || further.length > 0)
    throw new PlainError('npm run packages, or npm run packages -- publish')
  if (command === 'publish' && !(await knownAddress())) throw new PlainError(addressMissing)
  checkNodeVersion()
  await ensureInstalled()
  const out = join(root, 'dist/packages')
  rmSync(out, { recursive: true, force: true })
  let packages = []
  await step('Building packages', async () => {
    const map = await runTurbo('build', ['--filter=@camping/basemap'])
    if (!map.ok) throw new PlainError(`The base map could not be built:\n${tail(map.output)}`)
    packages = await buildPackages(out)
    return `${packages.length} of them in ${out}`
  })
  if (command === 'publish') for (const folder of packages) await publish(folder)
})

async function publish(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const npm = (...parameters) => runQuietly('npm', parameters, { cwd: folder, env: npmEnvironment() })
  const known = await npm('view', `${name}@${version}`, 'version')
  if (known.code === 0 && known.output.trim() === version) return printLine(`  ${name}@${version} is there`)
  await step(`${name}@${version}`, async () => {
    const { code, output } = await npm('publish')
    if (code !== 0) throw new PlainError(`npm publish failed:\n${tail(output)}`)
  })
}
