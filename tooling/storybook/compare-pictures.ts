import sharp from 'sharp'

/** A picture as bytes, four for each pixel. */
interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface Comparison {
  /** Pixels that differ, those that only one of the two has included. */
  readonly different: number
  /** PNG: what differs, on a pale copy of the new picture. */
  readonly picture: () => Promise<Buffer>
}

/** Distance of two colours from which they are different to the eye, of 255. */
const visible = 40

/** Letters whose edges fall otherwise are no change; so few pixels are none either. */
export const tolerated = 25

/** Wider pictures are kept at half their size: they show how a page is laid out. */
const widest = 640

/**
 * Writes a picture small, as it is kept: lossy, so both sides of a comparison have to have gone through here. The same
 * picture always gives the same bytes.
 */
export const pack = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 50, effort: 4 })
    .toBuffer()

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two pictures pixel by pixel. A pixel counts as different when it is unlike every pixel of the other picture within
 * one step of its place: what moved by a pixel's fraction does not count, what has another colour does.
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
  return { different, picture: () => drawMarks(other, marks, { width, height }) }
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

/** Whether another picture has such a pixel within one step of its place. */
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
