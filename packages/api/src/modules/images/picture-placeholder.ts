import sharp from 'sharp'
import type { PictureSource } from './render-picture.ts'

const widthPx = 16
const maxBytes = 300
const keep = 50_000

/**
 * Returns a function that gives a tiny blurred picture (16 px wide webp) as a data URI of at most 300 bytes, or
 * undefined for an unknown id. Answers are kept, so the API may ask for the same picture at every request.
 */
export function picturePlaceholders(source: PictureSource): (id: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  return (id) => {
    const before = known.get(id)
    if (before) return before
    if (known.size >= keep) known.delete(known.keys().next().value as string)
    const made = draw(source, id)
    known.set(id, made)
    // A failure is not remembered.
    made.catch(() => known.delete(id))
    return made
  }
}

async function draw(source: PictureSource, id: string): Promise<string | undefined> {
  const original = await source(id)
  if (original === undefined) return undefined
  const bytes = typeof original === 'string' ? Buffer.from(original) : original
  const density = typeof original === 'string' ? { density: 3 } : {}
  const small = await sharp(bytes, { limitInputPixels: 40_000_000, ...density })
    .resize({ width: widthPx })
    .blur(0.8)
    .toColourspace('srgb')
    .png()
    .toBuffer()
  for (const quality of [75, 60, 40, 10]) {
    const webp = await sharp(small).webp({ quality, alphaQuality: 0, smartSubsample: true }).toBuffer()
    const uri = `data:image/webp;base64,${webp.toString('base64')}`
    if (uri.length <= maxBytes) return uri
  }
  return undefined
}
