import { crc32 } from 'node:zlib'

/** Kind of a picture by its file name. */
export type PictureKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'ico'

const names: Record<PictureKind, string> = {
  svg: 'an SVG',
  png: 'a PNG',
  jpg: 'a JPEG',
  webp: 'a WebP',
  avif: 'an AVIF',
  ico: 'an icon file',
}

/** The kind that a file name promises; undefined for files that are no pictures. */
export function promisedKind(name: string): PictureKind | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
  return Object.keys(names).find((kind): kind is PictureKind => kind === ending)
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
const number32 = (bytes: Uint8Array, at: number, littleEndian = false) =>
  at + 4 <= bytes.length
    ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, littleEndian)
    : 0

/** The kind that the first bytes show. */
function actualKind(bytes: Uint8Array): PictureKind | undefined {
  if (ascii(bytes, 1, 8) === 'PNG\r\n\u001A\n' && bytes[0] === 0x89) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^ftypavi[fs]$/.test(ascii(bytes, 4, 12))) return 'avif'
  if (number32(bytes, 0) === 0x100) return 'ico'
  if (/^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 40)))) return 'svg'
  return undefined
}

/** A PNG has chunks up to IEND, each with a checksum. */
function isWholePng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + number32(bytes, at)
    if (end + 4 > bytes.length || number32(bytes, end) !== crc32(bytes.subarray(at + 4, end))) return false
    if (ascii(bytes, at + 4, at + 8) === 'IEND') return true
    at = end + 4
  }
  return false
}

/** An AVIF has boxes that fill the file. */
function isWholeAvif(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const size = number32(bytes, at)
    // A size of 0 reaches to the end of the file.
    if (size === 0) return at > 0
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

/** A JPEG ends with its end mark; programs may add a few bytes after it. */
const isWholeJpeg = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from([0xff, 0xd9]), -64)

const isWhole: Record<Exclude<PictureKind, 'svg'>, (bytes: Uint8Array) => boolean> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  webp: (bytes) => number32(bytes, 4, true) + 8 <= bytes.length,
  avif: isWholeAvif,
  ico: (bytes) => bytes.length > 22,
}

/** Why no browser shows a picture other than an SVG, for people who do not program; undefined for a whole one. */
export function pictureFault(name: string, bytes: Uint8Array): string | undefined {
  const promised = promisedKind(name)
  if (promised === undefined || promised === 'svg') return undefined
  const actual = actualKind(bytes)
  if (actual === undefined)
    return 'is not a picture that a browser can show. Export it once more from your design program.'
  if (actual !== promised)
    return `is ${names[actual]} under the name of ${names[promised]}. Name it after what it is, or export it as ${names[promised]}.`
  if (!isWhole[promised](bytes))
    return 'is only a part of a picture: it was cut off on its way. Copy or export it once more.'
  return undefined
}
