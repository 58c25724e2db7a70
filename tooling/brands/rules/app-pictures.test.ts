import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { appPictures } from './app-pictures.ts'

const opened = { width: 2400, height: 1600, hash: '0a1b2c3d', placeholder: '9cbaba7a5' }
const lake = { name: 'lake.jpg', bytes: 900_000, opened }
const withHome = (file: unknown, picture: object = {}) => ({
  config: { pictures: { home: { file } } },
  pictures: [{ ...lake, ...picture }],
})
const withSection = (file: string, picture: object = {}) => ({
  config: { homeSections: [{ section: 'text', picture: { file, alt: { nl: 'Een meer' } } }] },
  pictures: [{ ...lake, ...picture }],
})

it('leaves sound brands alone', () => expect(appPictures(soundBrands)).toEqual([]))

it('lets a file be the scene, a picture of a section, or nothing yet', () => {
  expect(findingsOf(appPictures, withHome('lake.jpg'))).toEqual([])
  expect(findingsOf(appPictures, withSection('lake.jpg'))).toEqual([])
  expect(findingsOf(appPictures, { pictures: [{ name: 'draft.psd', bytes: 4 }] })).toEqual([])
})

it('needs less for a section than for the scene', () => {
  const small = { opened: { ...opened, width: 1200, height: 800 } }
  expect(findingsOf(appPictures, withSection('lake.jpg', small))).toEqual([])
  expect(findingsOf(appPictures, withHome('lake.jpg', small))).toEqual([
    'apps/pond/app.config.ts | pictures.home.file | lake.jpg is 1200 by 800 pixels, and the scene of the home page needs 1600 by 800 at least: it would be blurred. Take the original.',
  ])
})

it.each([
  [
    'a file that is not there',
    withHome('laek.jpg'),
    'There is no apps/pond/pictures/laek.jpg. The files there are: lake.jpg.',
  ],
  [
    'a path',
    withHome('../fr/lake.jpg'),
    "'../fr/lake.jpg' must be the name of a picture in apps/pond/pictures",
  ],
  ['a name with spaces', withHome('our lake.jpg'), "'our lake.jpg' must be the name"],
  ['a form of telephones', withHome('lake.heic'), "'lake.heic' must be the name"],
  ['no name', withHome(undefined), "'undefined' must be the name"],
  ['a damaged file', withHome('lake.jpg', { opened: undefined }), 'lake.jpg cannot be opened as a picture'],
  [
    'a very large file',
    withHome('lake.jpg', { bytes: 31_000_000 }),
    'lake.jpg has 31 MB, and 15 are the most.',
  ],
  [
    'a missing file of a section',
    withSection('wood.jpg'),
    'homeSections[0].picture.file | There is no apps/pond/pictures/wood.jpg',
  ],
  [
    'a small file of a section',
    withSection('lake.jpg', { opened: { ...opened, height: 300 } }),
    'a picture beside a text needs 960 by 640',
  ],
  [
    'a missing file of a campaign',
    { ...withSection('lake.jpg'), config: { campaigns: [{ picture: { file: 'wood.jpg', alt: {} } }] } },
    'campaigns[0].picture.file | There is no apps/pond/pictures/wood.jpg',
  ],
  [
    'a missing file of an own page',
    { pictures: [lake], pageTexts: { 'our-parks.nl.md': '# Parken\n\nTekst.\n\n![Een bos](wood.jpg)' } },
    'apps/pond/pages/our-parks.nl.md | ![…](wood.jpg) | There is no apps/pond/pictures/wood.jpg',
  ],
])('names %s, and the remedy', (_what, broken, sentence) => {
  const found = findingsOf(appPictures, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
