import sharp, { type Sharp } from 'sharp'
import type { ImageFormat, ImageVariant } from './image-request.ts'

/** Returns the original of a picture: SVG text or the bytes of a photograph; undefined for an unknown id. */
export type PictureSource = (id: string) => PictureOriginal | undefined | Promise<PictureOriginal | undefined>
export type PictureOriginal = string | Uint8Array

/** The part that stays when a picture is cropped. */
export type CropPosition = 'centre' | 'top'

/** security-8. */
const maxInputBytes = 20_000_000
const maxInputPixels = 40_000_000
const maxSeconds = 5

const svgDotsPerInch = 72

// Two renders run at once on their own threads; more threads per render would only compete with requests.
sharp.concurrency(1)
// Variants are cached on disk; libvips' cache would only hold decoded originals in memory.
sharp.cache(false)

/**
 * Renders one variant. Crops to cover when a height is given. Drops the metadata of photographs.
 * @throws when the original is larger than 20 MB or 40 megapixels, is broken, or takes longer than five seconds.
 */
export async function renderPicture(
  original: PictureOriginal,
  variant: Omit<ImageVariant, 'id'>,
  position: CropPosition = 'centre',
): Promise<Buffer> {
  const bytes = typeof original === 'string' ? Buffer.from(original) : original
  if (bytes.byteLength > maxInputBytes) throw new Error('picture larger than 20 MB')
  const density = typeof original === 'string' ? svgDensity(original, variant) : undefined
  const input = sharp(bytes, {
    limitInputPixels: maxInputPixels,
    ...(density === undefined ? { autoOrient: true } : { density }),
  })
  const sized = input.resize({
    width: variant.width,
    ...(variant.height === null ? {} : { height: variant.height, fit: 'cover', position }),
  })
  return await encode(sized, variant.format, variant.quality).timeout({ seconds: maxSeconds }).toBuffer()
}

/** Drawing an SVG at the target size is faster and sharper than drawing it large and reducing it. */
function svgDensity(svg: string, { width, height }: Pick<ImageVariant, 'width' | 'height'>): number {
  const original = svgSize(svg)
  const scale = Math.max(width / original.width, (height ?? 0) / original.height)
  // Slightly more than needed, so that rounding never makes the drawing one pixel too small.
  return Math.min(2400, Math.max(1, svgDotsPerInch * scale * 1.01))
}

function svgSize(svg: string): { width: number; height: number } {
  const head = svg.slice(0, 400)
  const viewBox = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(head)
  const width = /\swidth="([\d.]+)(?:px)?"/.exec(head)?.[1] ?? viewBox?.[1]
  const height = /\sheight="([\d.]+)(?:px)?"/.exec(head)?.[1] ?? viewBox?.[2]
  return { width: Number(width) || 1600, height: Number(height) || 1200 }
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'webp') return image.webp({ quality, effort: 2 })
  // As true to the original as webp of that quality, with 40 % fewer bytes (309).
  if (format === 'avif') return image.avif({ quality: Math.max(25, quality - 33), effort: 2 })
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false })
  return image.png({ compressionLevel: 7 })
}
