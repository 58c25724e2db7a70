/** Allowed parameters of the image service. Fixed sets limit the number of variants, and so the cache (content-6). */
export const imageWidths = [96, 160, 240, 320, 480, 640, 828, 960, 1200, 1280, 1600, 1920] as const
export const imageQualities = [45, 60, 75, 90] as const
const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const
/** Width by height; 40:21 is 1200 by 630, the size of link previews. Without `h` the picture retains its ratio. */
const imageRatios = ['1:1', '4:3', '3:2', '16:9', '40:21', '2:1', '21:9', '3:1', '3:4', '4:5', '2:3'] as const

const defaultImageWidth = 960
const defaultImageQuality = 75

export type ImageFormat = (typeof imageFormats)[number]

/** One variant of one picture, in device pixels. */
export interface ImageVariant {
  id: string
  width: number
  /** Null retains the picture's ratio. */
  height: number | null
  format: ImageFormat
  quality: number
}

export interface FieldError {
  path: string
  message: string
}

export type ParsedImageRequest =
  | { ok: true; variant: ImageVariant; negotiated: boolean }
  | { ok: false; errors: FieldError[] }

export interface ImageRequestInput {
  id: string
  query: Record<string, unknown>
  /** The Accept header, read only for `f=auto`. */
  accept: string | undefined
}

const known = ['w', 'h', 'f', 'q']

/**
 * Parses `w`, `h`, `f` and `q` against the fixed sets. `h` must be the width divided by a known ratio (one pixel
 * of rounding is accepted and normalised); `q` is rounded to the nearest known quality. Unknown and repeated
 * parameters are errors: meaningless addresses must not fill shared caches.
 */
export function parseImageRequest(input: ImageRequestInput): ParsedImageRequest {
  const errors: FieldError[] = []
  const fail = (path: string, message: string) => errors.push({ path, message })
  const { query } = input

  for (const key of Object.keys(query)) {
    if (!known.includes(key)) fail(key, 'unknown parameter')
    else if (typeof query[key] !== 'string') fail(key, 'given more than once')
  }
  if (errors.length > 0) return { ok: false, errors }

  const width = query['w'] === undefined ? defaultImageWidth : wholeNumber(query['w'])
  if (width === null || !imageWidths.some((allowed) => allowed === width)) {
    fail('w', `one of ${imageWidths.join(', ')}`)
  }

  let height: number | null = null
  if (query['h'] !== undefined && width !== null) {
    height = knownHeight(width, wholeNumber(query['h']))
    if (height === null) fail('h', `the width divided by one of ${imageRatios.join(', ')}`)
  }

  const quality = query['q'] === undefined ? defaultImageQuality : wholeNumber(query['q'])
  if (quality === null || quality < 1 || quality > 100) fail('q', '1 to 100')

  const format = chosenFormat(query['f'] as string | undefined, input)
  if (format === null) fail('f', `auto or one of ${imageFormats.join(', ')}`)

  if (errors.length > 0 || width === null || quality === null || format === null) return { ok: false, errors }
  return {
    ok: true,
    variant: { id: input.id, width, height, format, quality: nearestQuality(quality) },
    negotiated: query['f'] === 'auto',
  }
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : null
}

function knownHeight(width: number, height: number | null): number | null {
  if (height === null) return null
  for (const ratio of imageRatios) {
    const [across, down] = ratio.split(':').map(Number) as [number, number]
    const exact = Math.round((width * down) / across)
    if (Math.abs(exact - height) <= 1) return exact
  }
  return null
}

function nearestQuality(quality: number): number {
  return imageQualities.reduce((best, step) =>
    Math.abs(step - quality) < Math.abs(best - quality) ? step : best,
  )
}

/** `f=auto` never chooses AVIF, which costs four times as much to draw: pages name it for their first picture alone (309). */
function chosenFormat(requested: string | undefined, input: ImageRequestInput): ImageFormat | null {
  if (requested === undefined) return 'webp'
  if (requested !== 'auto') return imageFormats.find((format) => format === requested) ?? null
  const accept = input.accept ?? ''
  return accept.includes('image/webp') || accept.includes('image/*') || accept.includes('*/*')
    ? 'webp'
    : 'jpeg'
}
