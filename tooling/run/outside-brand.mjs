import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPackages } from './build-packages.mjs'
import { npmEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { openRegistry } from './local-registry.mjs'
import { builtPages, developedPages, withServer } from './outside-pages.mjs'
import { shownInStorybook } from './outside-storybook.mjs'
import { brandFlags, files, mistake, withPage, wordThatGoes } from './outside-files.data.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, step } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { runTurbo } from './run-turbo.mjs'
import { broken, makeSecondRelease } from './second-release.mjs'
import { cacheFolder } from './workspace.mjs'

/**
 * `npm run outside-brand` does what a brand team with a repository of its own does, from `npm create` to pages: all packages are built and
 * published to a registry of this machine, the repository is made in an empty folder, checked with a mistake in it, built, served, and taken to a second release that breaks something. Nothing
 * of it is left but the libraries that npm fetched, for the next time (decision 380).
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const folder = mkdtempSync(join(tmpdir(), 'outside-brand-'))
  const registry = await openRegistry()
  try {
    const env = npmEnvironment({ npm_config_userconfig: settingsFile(folder, registry) })
    const npm = async (parameters, cwd) => {
      const { code, output } = await runQuietly('npm', parameters, { cwd, env })
      return { ok: code === 0, output }
    }
    const packages = await buildAll(folder)
    await publish(packages, npm)
    await makeRepository(folder, npm)
    await tryRepository(join(folder, 'fjord'), { npm, env })
    await upgradeRepository(join(folder, 'fjord'), { packages, npm, env })
  } finally {
    await registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Our packages are in the registry of this machine, all others where npm looks for them, or in its cache. A file, after what the user of
 * this machine has in one: a shell hands on no variable with the name of a scope.
 */
function settingsFile(folder, { address }) {
  const usual = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc')
  const lines = [
    existsSync(usual) ? readFileSync(usual, 'utf8') : '',
    `@camping:registry=${address}`,
    `//${new URL(address).host}/:_authToken=of-this-machine`,
    `cache=${join(cacheFolder, 'npm')}`,
    'prefer-offline=true',
    'audit=false',
    'fund=false',
    'update-notifier=false',
  ]
  writeFileSync(join(folder, 'npmrc'), `${lines.join('\n')}\n`, { mode: 0o600 })
  return join(folder, 'npmrc')
}

function sound({ ok, output }, what) {
  if (!ok) throw new PlainError(`${what} failed:\n${tail(output, 60)}`)
}

async function buildAll(folder) {
  let packages = []
  await step('Building packages', async () => {
    sound(await runTurbo('build', ['--filter=@camping/basemap']), 'The base map')
    packages = await buildPackages(join(folder, 'packages'))
    return `${packages.length} of them`
  })
  return packages
}

async function publish(packages, npm) {
  await step('Publishing', async () => {
    for (const one of packages)
      sound(await npm(['publish', '--provenance=false'], one), `npm publish of ${one}`)
  })
}

async function makeRepository(folder, npm) {
  await step('npm create @camping', async () => {
    sound(await npm(['create', '--yes', '@camping', 'fjord', '--', ...brandFlags], folder), 'npm create')
  })
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, 'fjord', path)), { recursive: true })
    writeFileSync(join(folder, 'fjord', path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const config = 'apps/fjord/app.config.ts'
  write(config, withPage(readFileSync(join(folder, 'fjord', config), 'utf8')))
  await step('A planted mistake', async () => {
    write(mistake.file, mistake.text)
    const { ok, output } = await npm(['run', '--silent', 'check'], join(folder, 'fjord'))
    if (ok || output.trim() !== mistake.sentence)
      throw new PlainError(`npm run check must answer '${mistake.sentence}', and answered:\n${tail(output)}`)
    write(mistake.file, files[mistake.file])
    sound(await npm(['run', '--silent', 'check'], join(folder, 'fjord')), 'npm run check')
  })
}

async function tryRepository(brand, { npm, env }) {
  await step('Types', async () => sound(await npm(['run', '--silent', 'types'], brand), 'npm run types'))
  await step('Building the brand', async () =>
    sound(await npm(['run', '--silent', 'build'], brand), 'npm run build'),
  )
  await step('Pages of the build', () => withServer('start', { brand, env }, builtPages))
  await step('Pages of development', () => withServer('dev', { brand, env }, developedPages))
  await step('Storybook', () => shownInStorybook({ brand, env }))
}

/**
 * A second release with a message that has another name and one that is gone: a half of it is answered with a sentence, the upgrade renames
 * the one, the check names the other, and the pages have the brand's words again.
 */
async function upgradeRepository(brand, { packages, npm, env }) {
  const version = makeSecondRelease(packages)
  await publish(packages, npm)
  const edit = (path, change) =>
    writeFileSync(join(brand, path), change(readFileSync(join(brand, path), 'utf8')))
  const answered = async (parameters, wanted) => {
    const { ok, output } = await npm(parameters, brand)
    const missing = wanted.filter((sentence) => !output.includes(sentence))
    if (ok || missing.length > 0)
      throw new PlainError(
        `npm ${parameters.join(' ')} must fail with '${missing.join("' and '")}', and answered:\n${tail(output, 40)}`,
      )
  }
  const manifest = readFileSync(join(brand, 'package.json'), 'utf8')
  await step('A half of an upgrade', async () => {
    edit('package.json', (text) => text.replace(/("@camping\/ui": )"[^"]+"/, `$1"${version}"`))
    await answered(
      ['run', '--silent', 'check'],
      [`package.json, dependencies.@camping/ui: is ${version}`, 'Packages of one release belong together'],
    )
    writeFileSync(join(brand, 'package.json'), manifest)
  })
  await step('A release that there is not', () =>
    answered(['run', '--silent', 'upgrade', '--', '99.0.0'], ['release 99.0.0 could not be installed']),
  )
  await step(`An upgrade to ${version}`, async () => {
    const [gone] = broken.gone
    edit(mistake.file, (text) => text.replace(/\n\}$/, `,\n  "${gone}": "${wordThatGoes}"\n}`))
    const [was, is] = broken.renamed
    await answered(
      ['run', '--silent', 'upgrade'],
      [`${mistake.file}, ${was}: is '${is}' now.`, `${mistake.file}, ${gone}: There is no such message.`],
    )
    edit(mistake.file, (text) => text.replace(new RegExp(`,\\n {2}"${gone}".*`), ''))
    sound(await npm(['run', '--silent', 'check'], brand), 'npm run check')
    sound(await npm(['run', '--silent', 'types'], brand), 'npm run types')
  })
  await step('Building the upgraded brand', async () =>
    sound(await npm(['run', '--silent', 'build'], brand), 'npm run build'),
  )
  await step('Pages of the upgraded brand', () => withServer('start', { brand, env }, builtPages))
}
