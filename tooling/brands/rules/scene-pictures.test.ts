import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { scenePictures } from './scene-pictures.ts'

const scene = { id: 'hero-sea-summer-morning-3', alt: '', placeholder: '9cbaba7a5' }
const withScene = (changed: object) => ({ config: { pictures: { home: { ...scene, ...changed } } } })

it('leaves sound brands alone', () => expect(scenePictures(soundBrands)).toEqual([]))

it.each([
  { config: { pictures: {} } },
  withScene({}),
  { config: { pictures: { home: { file: 'lake.jpg' } } } },
])('leaves %j alone', (sound) => expect(scenePictures(brandsWith(sound))).toEqual([]))

it.each([
  [
    'a picture that there is not',
    withScene({ id: 'hero-desert-summer-morning-3' }),
    "apps/pond/app.config.ts | pictures.home.id | The image service has no picture 'hero-desert-summer-morning-3'.",
  ],
  [
    'too few digits',
    withScene({ placeholder: '9cb' }),
    "pictures.home.placeholder | '9cb' must have nine digits, three for each of sky, distance and ground: 9cbaba7a5.",
  ],
  [
    'colours of another picture',
    withScene({ placeholder: '111222333' }),
    'pictures.home.placeholder | is 111222333, but the colours of hero-sea-summer-morning-3 are 9cbaba7a5.',
  ],
  [
    'a file with colours',
    { config: { pictures: { home: { file: 'lake.jpg', placeholder: '9cb' } } } },
    'pictures.home.placeholder | belongs to a picture of the image service. A file needs nothing but its name',
  ],
  [
    'neither a file nor a picture of the service',
    { config: { pictures: { home: {} } } },
    "pictures.home | must be a file in pictures/, such as { file: 'lake.jpg' }.",
  ],
  ['words for a background', withScene({ alt: 'The sea' }), "pictures.home.alt | must be ''"],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(scenePictures, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
