import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readBrands } from '@camping/brands/read-brands.ts'
import type { Plugin } from 'vite'
import { drawMailLogo, drawSize, sizeName, usedPictures, type PictureSize } from './picture-sizes.ts'
import { workspaceRoot } from './workspace-paths.ts'

/** Sizes that were drawn on this machine: an AVIF of a scene takes seconds. A change of `drawSize` raises the number. */
const cache = join(workspaceRoot, 'node_modules/.cache/camping/pictures-1')

async function cachedSize(content: Buffer, size: PictureSize): Promise<Buffer> {
  const key = createHash('sha256').update(content).update(JSON.stringify(size)).digest('hex')
  const file = join(cache, key)
  if (existsSync(file)) return readFile(file)
  const drawn = await drawSize(content, size)
  await mkdir(cache, { recursive: true })
  await writeFile(`${file}.${process.pid}`, drawn)
  await rename(`${file}.${process.pid}`, file)
  return drawn
}

/** The sizes of an app's pictures, and its logo for mails: what makes each, by its name below the app's folder on the host. */
async function sizesOfApp(appId: string): Promise<Map<string, () => Promise<Buffer>>> {
  const { brands } = await readBrands(workspaceRoot)
  const app = brands.apps.find(({ folder }) => folder === appId)
  const sizes = new Map<string, () => Promise<Buffer>>()
  if (!app) return sizes
  const { mails, logo } = app.config
  if (mails?.logo)
    sizes.set('logo-mail.png', async () =>
      drawMailLogo(await readFile(join(workspaceRoot, 'apps', appId, 'public', logo?.file ?? 'favicon.svg'))),
    )
  for (const [file, used] of usedPictures(app)) {
    const hash = app.pictures.find(({ name }) => name === file)?.opened?.hash
    if (hash === undefined) continue
    for (const size of used)
      sizes.set(sizeName(file, hash, size), async () =>
        cachedSize(await readFile(join(workspaceRoot, 'apps', appId, 'pictures', file)), size),
      )
  }
  return sizes
}

/** Makes all sizes of the pictures that an app names (`pictures/` of its folder) in the forms that browsers load fastest. */
export function appPictures(folder: string): Plugin {
  return {
    name: 'camping:app-pictures',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, draw] of await sizesOfApp(basename(folder)))
        this.emitFile({ type: 'asset', fileName, source: await draw() })
    },
  }
}

const address = /^\/_app\/([a-z\d-]+)\/(assets\/[\w-]+\.(avif|webp|jpeg))(?:\?|$)/
/** As the development server reads files of public/ (dev-host.ts). */
const logoAddress = /\/apps\/([a-z\d-]+)\/public\/(logo-mail\.(png))(?:\?|$)/

/** The picture at an address; undefined when there is none. */
async function pictureAt(url: string): Promise<{ type: string; drawn: Buffer } | undefined> {
  const [, appId, name, format] = address.exec(url) ?? logoAddress.exec(url) ?? []
  const draw = appId && name ? (await sizesOfApp(appId)).get(name) : undefined
  return draw && { type: `image/${format}`, drawn: await draw() }
}

/** Draws sizes as a browser requests them, during development. */
export function drawnPictures(): Plugin {
  return {
    name: 'camping:drawn-pictures',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, pass) => {
        pictureAt(request.url ?? '')
          .then((picture) => {
            if (picture) response.writeHead(200, { 'content-type': picture.type }).end(picture.drawn)
            else pass()
          })
          .catch(pass)
      })
    },
  }
}
