import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, printLine, runCommand, step } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { cacheFolder, root } from './workspace.mjs'

/** The release that the server names by default: packages/web/src/error-reports/release-of.ts does the same. */
export function builtRelease() {
  const files = [
    join(root, 'packages/web/dist/server.js'),
    ...appFolders().map((app) => join(root, 'apps', app, 'dist/client/manifest.json')),
  ]
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new PlainError(`${missing} is missing: run npm run build first.`)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

const appFolders = () =>
  readdirSync(join(root, 'apps')).filter((app) => existsSync(join(root, 'apps', app, 'app.config.ts')))

/** Builds an app with maps into a folder that nothing serves. */
async function buildWithMaps(app, folder) {
  const { code, output } = await runQuietly(
    productNode(),
    [
      join(root, 'apps', app, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      '../../tooling/vite/app.vite.config.ts',
    ],
    { cwd: join(root, 'apps', app), env: toolEnvironment({ SOURCE_MAPS: folder, NODE_ENV: 'production' }) },
  )
  if (code !== 0) throw new PlainError(`apps/${app} could not be built with maps:\n${tail(output)}`)
}

/**
 * The maps of an app whose script is the served one, byte for byte: a map of another build would lead to wrong lines.
 * @returns names below assets/, and the scripts that differ
 */
export function fittingMaps(mapped, served) {
  const scripts = readdirSync(mapped).filter((file) => file.endsWith('.js'))
  const fits = (file) =>
    existsSync(join(served, file)) &&
    readFileSync(join(served, file)).equals(readFileSync(join(mapped, file)))
  return {
    fitting: scripts.filter((file) => fits(file) && existsSync(join(mapped, `${file}.map`))),
    different: scripts.filter((file) => !fits(file)),
  }
}

/** Sends a file of a release as the service's interface takes it: a form with name and file. */
async function upload(url, { headers, name, content }) {
  const form = new FormData()
  form.set('name', name)
  form.set('file', new Blob([content]), name.split('/').at(-1))
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: form,
    signal: AbortSignal.timeout(60_000),
  })
  // A file that is there already is no failure: the command may run twice.
  if (!answer.ok && answer.status !== 409)
    throw new PlainError(`${name} was not taken: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
}

/** Where to: a service with organisation and token, or the sandbox of this machine. */
export function uploadTarget(env) {
  const { REPORTS_URL: url = 'http://localhost:4000', REPORTS_TOKEN: token } = env
  if (!/^(https:\/\/|http:\/\/localhost\b)[^\s?#]*[^\s?#/]$/.test(url))
    throw new PlainError('REPORTS_URL must begin with https:// and end without a slash.')
  if (url.startsWith('https') && !token)
    throw new PlainError('REPORTS_TOKEN is needed: a token of the service that may write releases.')
  const organization = encodeURIComponent(env.REPORTS_ORGANIZATION ?? 'camping')
  return {
    filesOf: (release) =>
      `${url}/api/0/organizations/${organization}/releases/${encodeURIComponent(release)}/files/`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }
}

async function main([...wanted]) {
  checkNodeVersion()
  await ensureInstalled()
  const release = process.env.RELEASE || builtRelease()
  const target = uploadTarget(process.env)
  const apps = wanted.length > 0 ? wanted : appFolders()
  const unknown = apps.find((app) => !appFolders().includes(app))
  if (unknown) throw new PlainError(`There is no app '${unknown}'.`)
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(join(cacheFolder, 'source-maps-'))
  try {
    for (const app of apps)
      await step(`Maps of ${app}`, async () => {
        await buildWithMaps(app, folder)
        const mapped = join(folder, app, 'assets')
        const { fitting, different } = fittingMaps(mapped, join(root, 'apps', app, 'dist/client/assets'))
        if (different.length > 0)
          throw new PlainError(`Other than what was built: ${different.join(', ')}. Run npm run build first.`)
        for (const file of fitting)
          for (const name of [file, `${file}.map`])
            await upload(target.filesOf(release), {
              headers: target.headers,
              name: `~/_app/${app}/assets/${name}`,
              content: readFileSync(join(mapped, name)),
            })
        return `${fitting.length} scripts`
      })
    printLine(`  Release ${release}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run source-maps` uploads the maps of what is built; `-- uk de` those of some apps (docs/how-to/report-errors.md). */
if (process.argv[1] === import.meta.filename) await runCommand(() => main(process.argv.slice(2)))
