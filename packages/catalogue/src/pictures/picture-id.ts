import type { AccommodationCategoryKey, Terrain } from '../types/catalogue.types.ts'

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
  season: PictureSeason
  time: PictureTime
  /** 0–99999; the same scene with other random values. */
  number: number
}

const pattern = new RegExp(
  `^(${pictureKinds.join('|')})-(${pictureTerrains.join('|')})-(${pictureSeasons.join('|')})-(${pictureTimes.join('|')})-(0|[1-9]\\d{0,4})$`,
)

/** Parts of an id such as `place-lake-summer-dusk-4711`; undefined for any other shape. */
export function parsePictureId(id: string): PictureId | undefined {
  const match = pattern.exec(id)
  if (!match) return undefined
  return {
    kind: match[1] as PictureKind,
    terrain: match[2] as Terrain,
    season: match[3] as PictureSeason,
    time: match[4] as PictureTime,
    number: Number(match[5]),
  }
}
