import type { AppConfig } from '@camping/editions/define-app.ts'
import { pictureUrl } from '@camping/storefront/boot/seo/picture-url.ts'
import { builtSource } from '@camping/storefront/kit/format/built-picture-source.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { builtPictures, drawMailLogo, drawSize, sizeName, usedPictures } from './picture-sizes.ts'

const opened = { width: 2400, height: 1600, hash: '0a1b2c3d', placeholder: '9cbaba7a5' }
const app = {
  folder: 'pond',
  pictures: [
    { name: 'lake.jpg', bytes: 4, opened },
    { name: 'x.psd', bytes: 4 },
  ],
}
const alt = { nl: 'Een meer' }
const config = (change: Partial<AppConfig>) => change as AppConfig
const usedIn = (change: Partial<AppConfig>, pages: Record<string, string> = {}) =>
  usedPictures({ config: config(change), pageTexts: new Map(Object.entries(pages)) })
const namesOf = (...of: Parameters<typeof usedIn>) =>
  (usedIn(...of).get('lake.jpg') ?? []).map((size) => `/_app/pond/${sizeName('lake.jpg', '0a1b2c3d', size)}`)

it('has an address for each picture that can be opened', () => {
  expect(builtPictures(app)).toEqual({
    'lake.jpg': { id: '/_app/pond/assets/lake-0a1b2c3d', placeholder: '9cbaba7a5' },
  })
})

describe('the sizes that the build makes', () => {
  const id = '/_app/pond/assets/lake-0a1b2c3d'

  it('are those that the scene of the home page loads, and the one for previews of links', () => {
    const made = namesOf({ pictures: { home: { file: 'lake.jpg' } } })
    const wide = builtSource(id, '2:1')
    const square = builtSource(id, '1:1')
    const widths = [480, 640, 828, 960, 1280, 1600, 1920] as const
    const loaded = widths.flatMap((width) =>
      [wide, square].flatMap((crop) => [crop(width), crop(width, 'avif')]),
    )
    expect(made.toSorted()).toEqual([...loaded, wide(1280, 'jpeg'), pictureUrl('', id)].toSorted())
  })

  it.each([
    ['a section', namesOf({ homeSections: [{ section: 'text', picture: { file: 'lake.jpg', alt } }] })],
    ['a campaign', namesOf({ campaigns: [{ picture: { file: 'lake.jpg', alt } } as never] })],
    [
      'an own page',
      namesOf(
        { pages: [{ name: 'our-parks', slug: { nl: 'onze-parken' } }] },
        { 'our-parks.nl.md': '# Onze parken\n\nAan het water.\n\n![Een meer](lake.jpg)\n' },
      ),
    ],
  ])('are those that %s loads', (_, made) => {
    const crop = builtSource(id, '3:2')
    expect(made.toSorted()).toEqual(
      [...([320, 480, 640, 960] as const).map((width) => crop(width)), crop(480, 'jpeg')].toSorted(),
    )
  })

  it('are none for a picture of the service', () => {
    const home = { id: 'hero-sea-summer-morning-3', alt: '', placeholder: '9cbaba7a5' } as const
    expect(usedIn({ pictures: { home } }).size).toBe(0)
  })
})

it.each(['avif', 'webp', 'jpeg'] as const)(
  'draws a size as %s, without the notes of the camera',
  async (format) => {
    const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a6' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const drawn = await drawSize(content, { width: 64, height: 32, format })
    const metadata = await sharp(drawn).metadata()
    expect(metadata).toMatchObject({ width: 64, height: 32, format: format === 'avif' ? 'heif' : format })
    expect(metadata.exif).toBeUndefined()
  },
)

it('draws a logo for mails as a PNG of three times its height, with its form and without ground', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 36"><circle cx="18" cy="18" r="9" fill="#0b4f6c"/></svg>'
  const drawn = sharp(await drawMailLogo(Buffer.from(svg)))
  expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 204, height: 102, hasAlpha: true })
  const [, , , alpha] = await drawn.extract({ left: 203, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(alpha).toBe(0)
})
