import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from '@playwright/test'
import { apps } from '../all-apps.ts'
import { clientBuildOf } from '../built-file.ts'
import { runState } from '../run-state.ts'
import { checkout } from '../server-process.ts'

/** Every file below a folder, by its path there. */
function filesIn(folder: string): string[] {
  return readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(checkout, folder).length + 1))
}

/** Drawn at build from the one icon in public/. */
const icons = ['favicon.ico', 'icon-180.png', 'icon-192.png', 'icon-512.png']

/** The sizes that the build made of the pictures of an app. */
function picturesOf(app: string): string[] {
  const folder = join(checkout, 'apps', app, 'pictures')
  const stems = existsSync(folder) ? readdirSync(folder).map((name) => parse(name).name) : []
  return filesIn(`apps/${app}/dist/client`).filter((file) =>
    stems.some((stem) =>
      new RegExp(String.raw`^assets/${stem}-[\da-f]{8}-\d+x\d+\.(avif|webp|jpeg)$`).test(file),
    ),
  )
}

/** What the pages of an app may ask for: the files of its client build, its icons and pictures, and what lies in its public/. */
function clientFilesOf(app: string): Set<string> {
  const chunks = Object.values(clientBuildOf(app))
  return new Set([
    ...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ...icons,
    ...picturesOf(app),
    ...filesIn(`apps/${app}/public`),
  ])
}

/** The status of each address, by a GET each, twenty at a time. */
async function statusesOf(paths: readonly string[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const left = [...paths]
  const ask = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await fetch(runState().address + path)
      await answer.arrayBuffer()
      statuses.set(path, answer.status)
    }
  }
  await Promise.all(Array.from({ length: 20 }, ask))
  return statuses
}

const served = [
  ...apps.map(({ id }) => ({ name: id, folder: `apps/${id}/dist/client`, wanted: () => clientFilesOf(id) })),
  {
    name: 'web',
    folder: 'packages/web/dist',
    wanted: () => new Set(filesIn('packages/web/dist').filter((file) => file.startsWith('assets/'))),
  },
]

for (const { name, folder, wanted } of served) {
  test(`of ${folder} browsers get the files of their pages and nothing else`, async () => {
    const files = filesIn(folder)
    const forBrowsers = wanted()
    expect(forBrowsers.size).toBeGreaterThan(5)
    expect(files).toEqual(expect.arrayContaining([...forBrowsers]))
    const rest = files.filter((file) => !forBrowsers.has(file))
    expect(rest).toContain(name === 'web' ? 'server.js' : 'manifest.json')
    const statuses = await statusesOf(files.map((file) => `/_app/${name}/${file}`))
    const answered = (status: number) =>
      files.filter((file) => statuses.get(`/_app/${name}/${file}`) === status).sort()
    expect(answered(200)).toEqual([...forBrowsers].sort())
    expect(answered(404)).toEqual(rest.sort())
  })
}

test('there is no map of the server’s source', () => {
  expect(filesIn('packages/web/dist').filter((file) => file.endsWith('.map'))).toEqual([])
})

test('there is no map of the browsers’ source, and no script names one', () => {
  for (const { folder } of served) {
    const files = filesIn(folder)
    // The map's worker is served as its library ships it, and names a map of the library that is not served either.
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const scripts = files.filter((file) => /\.m?js$/.test(file) && !/maplibre-gl-worker/.test(file))
    expect(
      scripts.filter((file) =>
        readFileSync(join(checkout, folder, file), 'utf8').includes('sourceMappingURL='),
      ),
    ).toEqual([])
  }
})
