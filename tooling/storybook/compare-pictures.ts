import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A picture as bytes, four per pixel. */
interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface Comparison {
  /** Number of different pixels, including those that only one picture has. */
  readonly different: number
  /** PNG that marks the differences on a pale copy of the new picture. */
  readonly picture: () => Promise<Buffer>
}

/** Colour distance from which a difference is visible, of 255. */
const visible = 40

/** Antialiasing of letters is no change, and neither are this few pixels. */
export const tolerated = 24

/** Uniform areas are compared in squares of this side: they reveal small colour steps that text would hide. */
const flatSide = 8
/**
 * Maximum spread within a square and maximum shift of its colour, of 255. Fewer than `squares` are artefacts of lossy
 * compression.
 */
const flat = { spread: 12, moved: 6, squares: 16 }

/** Wider pictures are stored at half their size: they document the layout. */
const widest = 640

const fingerprint = (picture: Buffer): string => createHash('sha256').update(picture).digest('base64url')

/**
 * Compresses a picture for storage, with the fingerprint of the original. Compression is lossy, so both sides of a comparison must
 * use it. The same picture always yields the same bytes.
 */
export const pack = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 50, effort: 4 })
    .withExif({ IFD0: { ImageDescription: fingerprint(picture) } })
    .toBuffer()

/** Whether a stored picture was made from exactly this one: known without compressing it, which costs a tenth of a second. */
export const isMadeFrom = (stored: Buffer, picture: Buffer): boolean => stored.includes(fingerprint(picture))

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two pictures pixel by pixel. A pixel is different when no pixel of the other picture within one step of its
 * position is similar: a shift by a fraction of a pixel does not count, another colour does.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marks = new Uint8Array(width * height)
  let different = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isInside(one, x, y) && isInside(other, x, y)) {
        const before = { of: one, x, y }
        const after = { of: other, x, y }
        if (isLike(before, after) || (isNear(before, other) && isNear(after, one))) continue
      }
      marks[y * width + x] = 1
      different += 1
    }
  }
  different += markFlat(one, other, { marks, width })
  return { different, picture: () => drawMarks(other, marks, { width, height }) }
}

/** Marks squares that are uniform in both pictures but differ in colour; returns the number of newly marked pixels. */
function markFlat(one: Pixels, other: Pixels, to: { marks: Uint8Array; width: number }): number {
  const moved: { x: number; y: number }[] = []
  for (let y = 0; y + flatSide <= Math.min(one.height, other.height); y += flatSide) {
    for (let x = 0; x + flatSide <= Math.min(one.width, other.width); x += flatSide) {
      const before = flatColour({ of: one, x, y })
      const after = before && flatColour({ of: other, x, y })
      if (!before || !after) continue
      if (before.every((value, channel) => Math.abs(value - (after[channel] ?? 0)) <= flat.moved)) continue
      moved.push({ x, y })
    }
  }
  return moved.length < flat.squares ? 0 : moved.reduce((added, square) => added + mark(square, to), 0)
}

/** Marks a square; returns the number of newly marked pixels. */
function mark({ x, y }: { x: number; y: number }, to: { marks: Uint8Array; width: number }): number {
  let added = 0
  for (let row = y; row < y + flatSide; row += 1) {
    const from = row * to.width + x
    for (let at = from; at < from + flatSide; at += 1) added += to.marks[at] ? 0 : 1
    to.marks.fill(1, from, from + flatSide)
  }
  return added
}

/** The mean colour of the square at a pixel; undefined when it is not uniform. */
function flatColour({ of, x, y }: Spot): number[] | undefined {
  const means: number[] = []
  for (let channel = 0; channel < 3; channel += 1) {
    let [sum, least, most] = [0, 255, 0]
    for (let row = y; row < y + flatSide; row += 1) {
      for (let column = x; column < x + flatSide; column += 1) {
        const value = of.data[(row * of.width + column) * 4 + channel] ?? 0
        sum += value
        least = Math.min(least, value)
        most = Math.max(most, value)
      }
    }
    if (most - least > flat.spread) return undefined
    means.push(sum / flatSide ** 2)
  }
  return means
}

const isInside = ({ width, height }: Pixels, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height

/** A pixel of a picture. */
interface Spot {
  readonly of: Pixels
  readonly x: number
  readonly y: number
}

function isLike(one: Spot, other: Spot): boolean {
  const first = (one.y * one.of.width + one.x) * 4
  const second = (other.y * other.of.width + other.x) * 4
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = (one.of.data[first + channel] ?? 0) - (other.of.data[second + channel] ?? 0)
    if (Math.abs(distance) > visible) return false
  }
  return true
}

/** Whether another picture has a similar pixel within one step of the position. */
function isNear(spot: Spot, of: Pixels): boolean {
  for (let y = spot.y - 1; y <= spot.y + 1; y += 1)
    for (let x = spot.x - 1; x <= spot.x + 1; x += 1)
      if (isInside(of, x, y) && isLike(spot, { of, x, y })) return true
  return false
}

function drawMarks(
  under: Pixels,
  marks: Uint8Array,
  size: { width: number; height: number },
): Promise<Buffer> {
  const data = Buffer.alloc(size.width * size.height * 3, 255)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const to = (y * size.width + x) * 3
      const from = (y * under.width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const pale = isInside(under, x, y) ? 200 + (under.data[from + channel] ?? 0) * 0.2 : 255
        data[to + channel] = marks[y * size.width + x] ? (channel === 0 ? 220 : 0) : pale
      }
    }
  }
  return sharp(data, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer()
}
