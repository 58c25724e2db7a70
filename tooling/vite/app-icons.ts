import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Sizes of home screens: Apple's, and the two of the web app manifest. */
const sizes = [180, 192, 512] as const
const small = 32

/** The picture of a file as an icon of a size, px. Home screens of Apple have no transparency: there it stands on white. */
function drawIcon(file: string, size: number): Promise<Buffer> {
  const drawn = sharp(file, { density: (72 * size) / 18 }).resize(size, size)
  return (size === 180 ? drawn.flatten({ background: '#fff' }) : drawn).png({ palette: true }).toBuffer()
}

/** An ICO file with one picture, a PNG (the format has allowed it since Windows Vista). */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(small, 6)
  header.writeUInt8(small, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * Makes of an app's `public/favicon.svg` what programs want that know no SVG: `favicon.ico`, and `icon-180.png`, `icon-192.png` and
 * `icon-512.png` for home screens.
 */
export function appIcons(folder: string): Plugin {
  const file = join(folder, 'public/favicon.svg')
  return {
    name: 'camping:app-icons',
    apply: 'build',
    async generateBundle() {
      if (!existsSync(file)) return
      const emit = (fileName: string, source: Buffer) => this.emitFile({ type: 'asset', fileName, source })
      emit('favicon.ico', icoOf(await drawIcon(file, small)))
      for (const size of sizes) emit(`icon-${size}.png`, await drawIcon(file, size))
    },
  }
}
