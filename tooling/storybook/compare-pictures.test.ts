import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures, isMadeFrom, pack, tolerated } from './compare-pictures.ts'

const draw = (body: string, { width = 60, height = 40 } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${body}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const square = (x: number, fill = 'black') => `<rect x="${x}" y="10" width="12" height="12" fill="${fill}"/>`

describe('a stored picture', () => {
  it('knows what it was made from, and only that', async () => {
    const [picture, other] = await Promise.all([draw(square(5)), draw(square(6))])
    const stored = await pack(picture)
    expect([isMadeFrom(stored, picture), isMadeFrom(stored, other)]).toEqual([true, false])
    expect(await pack(picture)).toEqual(stored)
  })
})

describe('comparePictures', () => {
  it('finds nothing between a picture and itself, packed or not', async () => {
    const picture = await draw(square(5))
    expect((await comparePictures(picture, picture)).different).toBe(0)
    expect((await comparePictures(await pack(picture), picture)).different).toBeLessThanOrEqual(tolerated)
  })

  it('does not count what moved by a fraction of a pixel, and counts what moved by three', async () => {
    const picture = await draw(square(5))
    expect((await comparePictures(picture, await draw(square(5.4)))).different).toBeLessThanOrEqual(tolerated)
    expect((await comparePictures(picture, await draw(square(8)))).different).toBeGreaterThan(tolerated)
  })

  it('counts another colour, and what is missing', async () => {
    const picture = await draw(square(5))
    expect((await comparePictures(picture, await draw(square(5, 'green')))).different).toBe(144)
    expect((await comparePictures(picture, await draw(''))).different).toBe(144)
    expect((await comparePictures(await draw(''), picture)).different).toBe(144)
  })

  it('sees a ground that became a little darker, packed or not', async () => {
    const paper = (colour: string) => draw(`<rect width="100%" height="100%" fill="${colour}"/>${square(5)}`)
    const [white, grey] = await Promise.all([paper('#ffffff'), paper('#f4f4f4')])
    expect((await comparePictures(white, grey)).different).toBeGreaterThan(1000)
    expect((await comparePictures(await pack(white), await pack(grey))).different).toBeGreaterThan(1000)
    expect((await comparePictures(await pack(white), white)).different).toBeLessThanOrEqual(tolerated)
  })

  it('sees that a small sign is missing', async () => {
    const sign = await draw('<rect x="20" y="20" width="5" height="5"/>')
    expect((await comparePictures(sign, await draw(''))).different).toBeGreaterThan(tolerated)
  })

  it('counts what one picture has more than the other, and draws the difference as large as both', async () => {
    const compared = await comparePictures(await draw(''), await draw('', { width: 60, height: 50 }))
    expect(compared.different).toBe(600)
    expect(await sharp(await compared.picture()).metadata()).toMatchObject({ width: 60, height: 50 })
  })
})

describe('pack', () => {
  it('gives the same bytes for the same picture, and halves wide ones', async () => {
    const wide = await draw(square(5), { width: 1280, height: 100 })
    expect((await pack(wide)).equals(await pack(wide))).toBe(true)
    expect(await sharp(await pack(wide)).metadata()).toMatchObject({ width: 640, height: 50 })
  })
})
