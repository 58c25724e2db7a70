import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { workspaceRoot } from './workspace-paths.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /\.(m?js|css|svg|json)$/

/** What was compressed on this machine, by its content: a third of what an app is made of, others are made of as well. */
const cache = join(
  workspaceRoot,
  'node_modules/.cache/camping/brotli',
  `${process.versions.brotli ?? 'none'}-20-2-15`,
)
/** Bytes: files of libraries are larger, all others smaller. */
const ofLibraries = 150_000
const keptFor = 30 * 24 * 3600 * 1000

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the host need not compress. */
export function compressedFiles(folder: string): Plugin {
  return {
    name: 'camping:compressed-files',
    async closeBundle(error) {
      if (error) return
      await mkdir(cache, { recursive: true })
      const files = (await readdir(folder, { recursive: true })).filter((file) => worthIt.test(file))
      await Promise.all(
        files.map(async (file) => {
          const path = join(folder, file)
          const content = await readFile(path)
          await Promise.all([
            writeBrotli(content, `${path}.br`),
            zip(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
          ])
        }),
      )
      await dropOld()
    },
  }
}

async function writeBrotli(content: Buffer, to: string): Promise<void> {
  const known = join(cache, createHash('sha256').update(content).digest('hex'))
  if (!existsSync(known)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Blocks as large as there are: the largest file is 60 bytes smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
      // Distances in steps of four are a third of a thousandth less over all files of an app, and 54 bytes of the first page. Files of
      // libraries are smaller with the shortest distances written out: React's by 17 bytes, MUI's by 56.
      ...(content.length > ofLibraries
        ? { [constants.BROTLI_PARAM_NDIRECT]: 15 }
        : { [constants.BROTLI_PARAM_NPOSTFIX]: 2 }),
    }
    // Renamed when complete: other apps are built at the same time, and files of one app may be equal.
    const unfinished = `${known}.${randomUUID()}`
    await writeFile(unfinished, await brotli(content, { params }))
    await rename(unfinished, known)
  }
  await copyFile(known, to)
  await utimes(known, new Date(), new Date())
}

/** Other builds rename and drop files at the same time: one that is gone is no fault. */
async function dropOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    const found = await stat(path).catch(unlessGone)
    if (found && Date.now() - found.mtimeMs > keptFor) await unlink(path).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
