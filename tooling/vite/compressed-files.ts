import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /\.(m?js|css|svg|json)$/

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the host need not compress. */
export function compressedFiles(folder: string): Plugin {
  return {
    name: 'camping:compressed-files',
    async closeBundle(error) {
      if (error) return
      const files = (await readdir(folder, { recursive: true })).filter((file) => worthIt.test(file))
      await Promise.all(
        files.map(async (file) => {
          const path = join(folder, file)
          const content = await readFile(path)
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          }
          await Promise.all([
            brotli(content, { params }).then((data) => writeFile(`${path}.br`, data)),
            zip(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
          ])
        }),
      )
    },
  }
}
