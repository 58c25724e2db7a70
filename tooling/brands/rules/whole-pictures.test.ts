import { deflateSync, crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { judgeBrands } from '../brand-rules.ts'
import { brandsWith, findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { wholePictures } from './whole-pictures.ts'

const [icon] = soundBrands.apps[0]!.files

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** One grey pixel. */
const png = Buffer.concat([
  Buffer.from([0x89, ...Buffer.from('PNG\r\n\u001A\n')]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  chunk('IEND', Buffer.alloc(0)),
])
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 3, 1, 0xff, 0xd9])
const webp = Buffer.from('RIFF\u0008\0\0\0WEBPVP8 ')
const avif = Buffer.from('\0\0\0\u0010ftypavif\0\0\0\0')
const ico = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(40)])

const picture = (name: string, bytes: Uint8Array) => ({ name, bytes: bytes.length, picture: bytes })
const drawing = (svg: string) => ({ name: 'logo.svg', bytes: svg.length, svg })
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

it('leaves sound brands alone', () => expect(wholePictures(soundBrands)).toEqual([]))

it.each([
  ['a PNG', picture('logo.png', png)],
  ['a JPEG', picture('logo.jpeg', jpg)],
  ['a WebP', picture('logo.webp', webp)],
  ['an AVIF', picture('logo.avif', avif)],
  ['an icon', picture('favicon.ico', ico)],
  ['a file that is no picture', picture('security.txt', Buffer.from('Contact'))],
  [
    'an SVG with a declaration, a comment, a style and entities',
    drawing(
      `<?xml version="1.0"?>\n<!-- ours > theirs -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n${svg('<style>a>b{fill:red}</style><title>A &amp; B &#65;</title><g><path d="M0 0"/></g>')}\n`,
    ),
  ],
])('leaves %s alone that is whole', (_what, file) =>
  expect(findingsOf(wholePictures, { files: [icon!, file] })).toEqual([]),
)

it.each([
  [
    'a drawing that ends early',
    drawing(svg('<g><path d="M0 0"/>').replace('</svg>', '')),
    'ends before <g> is closed',
  ],
  ['a drawing cut within a tag', drawing(svg('<path d="M0 0"/>').slice(0, -20)), 'line 1 cannot be read'],
  ['tags that cross', drawing(svg('<g><a></g></a>')), 'closes <g>, which is not open; <a> is'],
  ['a tag too many', drawing(`${svg('')}</svg>`), 'closes <svg>, which is not open'],
  ['an attribute twice', drawing(svg('<path d="M0" d="M1"/>')), '<path> in line 1 has an attribute twice'],
  ['a lonely &', drawing(svg('<title>A & B</title>')), 'line 1 has an & that stands alone'],
  ['words after the drawing', drawing(`${svg('')}\nhello`), 'line 1 holds text outside the drawing'],
  ['another language', drawing('<html></html>'), 'it has no <svg>'],
  ['code for a page', drawing('<svg viewBox="0 0 9 9"/>'), 'lacks xmlns="http://www.w3.org/2000/svg"'],
  [
    'random bytes',
    picture('logo.png', Buffer.from('nonsense, not a picture')),
    'is not a picture that a browser can show',
  ],
  ['an empty file', picture('logo.png', Buffer.alloc(0)), 'is not a picture that a browser can show'],
  ['a JPEG called PNG', picture('logo.png', jpg), 'is a JPEG under the name of a PNG'],
  ['half a PNG', picture('logo.png', png.subarray(0, 50)), 'is only a part of a picture'],
  [
    'a PNG with a wrong byte',
    picture('logo.png', Buffer.from(png).fill(7, 44, 46)),
    'is only a part of a picture',
  ],
  ['half a JPEG', picture('logo.jpg', jpg.subarray(0, 6)), 'is only a part of a picture'],
  ['half a WebP', picture('logo.webp', webp.subarray(0, 14)), 'is only a part of a picture'],
  ['half an AVIF', picture('logo.avif', avif.subarray(0, 13)), 'is only a part of a picture'],
])('reports %s', (_what, file, sentence) => {
  const found = findingsOf(wholePictures, { files: [icon!, file] })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`apps/pond/public/${file.name} |  | `)
  expect(found[0]).toContain(sentence)
})

it('is one of the rules that every brand is judged by', () =>
  expect(judgeBrands(brandsWith({ files: [icon!, drawing('<svg viewBox="0 0 9 9">')] }))).toHaveLength(1))
