import { extname } from 'node:path'
import type { BrandApp } from '@camping/brands/brand-app.ts'
import { picturePlaces, type PicturePlace } from '@camping/brands/picture-places.ts'
import { isPictureFile, type BuiltPictures } from '@camping/editions/app-pictures.ts'
import { appPageTexts } from '@camping/editions/app-pages.ts'
import sharp from 'sharp'

type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** One size of a picture. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly format: PictureFormat
}

function sizesOf(ratio: string, widths: readonly number[], formats: readonly PictureFormat[]): PictureSize[] {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return formats.flatMap((format) =>
    widths.map((width) => ({ width, height: Math.round((width * down) / across), format })),
  )
}

/** Every width of each crop, and one JPEG of the first. */
const sizesOfPlace = ({ ratios, widths, formats, fallback }: PicturePlace): PictureSize[] => [
  ...ratios.flatMap((ratio) => sizesOf(ratio, widths, formats)),
  ...ratios.slice(0, 1).flatMap((ratio) => sizesOf(ratio, [fallback], ['jpeg'])),
]

/** The sizes of the scene behind the search box: those of `Hero`, and one for previews of links. */
const sceneSizes: readonly PictureSize[] = [
  ...sizesOfPlace(picturePlaces.home),
  { width: 1200, height: 630, format: 'jpeg' },
]
/** The sizes of a picture beside a text. */
const sectionSizes: readonly PictureSize[] = sizesOfPlace(picturePlaces.section)

/** The files that an app names in its configuration and in its pages, each with the sizes that visitors load. */
export function usedPictures({
  config: { pictures, homeSections = [], campaigns = [], pages },
  pageTexts,
}: Pick<BrandApp, 'config' | 'pageTexts'>): Map<string, PictureSize[]> {
  const used = new Map<string, PictureSize[]>()
  const add = (file: string, sizes: readonly PictureSize[]) =>
    used.set(file, [...new Set([...(used.get(file) ?? []), ...sizes])])
  if (pictures?.home && isPictureFile(pictures.home)) add(pictures.home.file, sceneSizes)
  for (const { picture } of [...homeSections, ...campaigns]) if (picture) add(picture.file, sectionSizes)
  for (const texts of Object.values(appPageTexts(pageTexts, pages)))
    for (const { blocks } of Object.values(texts))
      for (const { picture } of blocks) if (picture) add(picture.id, sectionSizes)
  return used
}

/** The beginning of the addresses of a picture's sizes, below the app's folder on the host. */
const stemOf = (name: string, hash: string) => `assets/${name.slice(0, -extname(name).length)}-${hash}`

/** Addresses and colours of an app's pictures by file name. */
export function builtPictures({ folder, pictures }: Pick<BrandApp, 'folder' | 'pictures'>): BuiltPictures {
  return Object.fromEntries(
    pictures.flatMap(({ name, opened }) =>
      opened
        ? [[name, { id: `/_app/${folder}/${stemOf(name, opened.hash)}`, placeholder: opened.placeholder }]]
        : [],
    ),
  )
}

/** The file name of a size, as `builtSource` of the storefront writes it. */
export const sizeName = (name: string, hash: string, { width, height, format }: PictureSize): string =>
  `${stemOf(name, hash)}-${width}x${height}.${format}`

/** Draws one size: as it was held by the camera, cut to its form round what draws the eye, without the camera's notes. */
export function drawSize(content: Buffer, { width, height, format }: PictureSize): Promise<Buffer> {
  const drawn = sharp(content).autoOrient().resize(width, height, { fit: 'cover', position: 'attention' })
  if (format === 'avif') return drawn.avif({ quality: 45, effort: 3 }).toBuffer()
  if (format === 'webp') return drawn.webp({ quality: 76, effort: 4 }).toBuffer()
  return drawn.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** The logo for mails, whose programs show no SVG: 34 px high, three times as sharp, without ground. */
export function drawMailLogo(content: Buffer): Promise<Buffer> {
  return sharp(content, { density: 288 }).resize({ height: 102 }).png({ palette: true }).toBuffer()
}
