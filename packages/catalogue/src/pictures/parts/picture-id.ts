import type { AccommodationCategoryKey, Terrain } from '../../types/catalogue.types.ts'
import { countryPictures, type CountryKey } from './country-pictures.data.ts'

/** Append only: positions in these lists seed the random values of every picture. */
export const pictureKinds = [
  'place',
  'tent',
  'mobile-home',
  'chalet',
  'holiday-home',
  'pitch',
  'pool',
  'detail',
  'evening',
  'hero',
  'theme',
  'country',
] as const
export const pictureTerrains = ['lake', 'sea', 'mountain', 'forest', 'river', 'countryside'] as const
export const pictureSeasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const pictureTimes = ['morning', 'day', 'dusk', 'night'] as const

export type PictureKind = (typeof pictureKinds)[number]
export type PictureSeason = (typeof pictureSeasons)[number]
export type PictureTime = (typeof pictureTimes)[number]

/** Maps a category to the picture kind that shows its accommodation. */
export const lodgingKinds: Record<AccommodationCategoryKey, PictureKind> = {
  pitch: 'pitch',
  'glamping-tent': 'tent',
  'mobile-home': 'mobile-home',
  chalet: 'chalet',
  'holiday-home': 'holiday-home',
}

export interface PictureId {
  kind: PictureKind
  terrain: Terrain
  /** Only of kind country, whose second part names a country in place of a terrain. */
  country?: CountryKey
  season: PictureSeason
  time: PictureTime
  /** 0–99999; the same scene with other random values. */
  number: number
}

const pattern = new RegExp(
  `^(${pictureKinds.join('|')})-([a-z]+)-(${pictureSeasons.join('|')})-(${pictureTimes.join('|')})-(0|[1-9]\\d{0,4})$`,
)

/**
 * Parts of an id such as `place-lake-summer-dusk-4711` or `country-nl-summer-day-27`; undefined for any other shape.
 */
export function parsePictureId(id: string): PictureId | undefined {
  const match = pattern.exec(id)
  if (!match) return undefined
  const kind = match[1] as PictureKind
  const subject = kind === 'country' ? countrySubject(match[2]!) : terrainSubject(match[2]!)
  if (!subject) return undefined
  return {
    kind,
    ...subject,
    season: match[3] as PictureSeason,
    time: match[4] as PictureTime,
    number: Number(match[5]),
  }
}

function terrainSubject(word: string): Pick<PictureId, 'terrain'> | undefined {
  const terrain = pictureTerrains.find((one) => one === word)
  return terrain && { terrain }
}

function countrySubject(word: string): Pick<PictureId, 'terrain' | 'country'> | undefined {
  if (!Object.hasOwn(countryPictures, word)) return undefined
  const country = word as CountryKey
  return { terrain: countryPictures[country].terrain, country }
}

/** The picture of a country, by its code of two capitals. */
export function countryPictureId(code: Uppercase<CountryKey>): string {
  const key = code.toLowerCase() as CountryKey
  return `country-${key}-summer-day-${countryPictures[key].number}`
}
