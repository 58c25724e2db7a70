import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureOfApp } from './brand-app.ts'

/** What was read, by path, size and time: the development server reads brands at each change. */
const known = new Map<string, PictureOfApp>()

/** Reads the pictures in an app's pictures/, if it has any. */
export async function readPictures(folder: string): Promise<PictureOfApp[]> {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
  return Promise.all(names.toSorted().map((name) => readPicture(folder, name)))
}

async function readPicture(folder: string, name: string): Promise<PictureOfApp> {
  const path = join(folder, name)
  const { size: bytes, mtimeMs } = statSync(path)
  const key = `${path}?${bytes}-${mtimeMs}`
  const found = known.get(key)
  if (found) return found
  const picture = { name, bytes, ...(await opened(path)) }
  known.set(key, picture)
  return picture
}

async function opened(path: string): Promise<Pick<PictureOfApp, 'opened'>> {
  // Most brands have no picture to open.
  const { default: sharp } = await import('sharp')
  const content = readFileSync(path)
  try {
    const { autoOrient, format } = await sharp(content).metadata()
    // A drawing has no size of its own.
    if (format === 'svg') return {}
    const raw = await sharp(content)
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(1, 3, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return {
      opened: {
        width: autoOrient.width,
        height: autoOrient.height,
        hash: createHash('sha256').update(content).digest('hex').slice(0, 8),
        placeholder: [...raw].map((value) => Math.round(value / 17).toString(16)).join(''),
      },
    }
  } catch {
    return {}
  }
}
