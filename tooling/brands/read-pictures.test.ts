import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPictures } from './read-pictures.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures')

/** Blue above, green in the middle, red below: 30 by 60, laid on its side by a camera that notes how it was held. */
async function photograph(): Promise<Buffer> {
  const band = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } }).png()
  const input = await Promise.all(['#0000ff', '#00ff00', '#ff0000'].map((colour) => band(colour).toBuffer()))
  const upright = await sharp({ create: { width: 30, height: 60, channels: 3, background: '#000' } })
    .composite(input.map((one, index) => ({ input: one, left: 0, top: index * 20 })))
    .png()
    .toBuffer()
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
}

beforeAll(async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'lake.jpg'), await photograph())
  writeFileSync(join(folder, 'broken.jpg'), 'no picture')
  writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

it('reads size and colours as the picture is seen, and a hash of what is in it', async () => {
  const pictures = new Map((await readPictures(folder)).map((picture) => [picture.name, picture.opened]))
  expect(pictures.get('lake.jpg')).toMatchObject({ width: 30, height: 60 })
  expect(pictures.get('lake.jpg')?.hash).toMatch(/^[\da-f]{8}$/)
  // Blue, green, red; blurred where they touch.
  expect(pictures.get('lake.jpg')?.placeholder).toMatch(/^[0-3]{2}[c-f][0-4][c-f][0-4][c-f][0-3]{2}$/)
})

it('has no size of what is no photograph', async () => {
  const pictures = await readPictures(folder)
  for (const name of ['broken.jpg', 'drawing.svg'])
    expect(pictures.find((picture) => picture.name === name)?.opened).toBeUndefined()
})

it('has nothing to read without the folder', async () => {
  expect(await readPictures(join(folder, 'none'))).toEqual([])
})
