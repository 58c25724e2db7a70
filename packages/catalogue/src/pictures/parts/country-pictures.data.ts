import type { Terrain } from '../../types/catalogue.types.ts'

interface CountryPicture {
  /** Terrain of the scene. */
  terrain: Terrain
  /** Number of the picture that stands for the country: it chooses the light and the colour of the leaves. */
  number: number
}

/** Every country has a row here and its drawing in country-scenes.ts. */
export const countryPictures = {
  fr: { terrain: 'countryside', number: 19 },
  it: { terrain: 'countryside', number: 22 },
  es: { terrain: 'countryside', number: 36 },
  hr: { terrain: 'sea', number: 15 },
  de: { terrain: 'river', number: 16 },
  nl: { terrain: 'countryside', number: 27 },
  at: { terrain: 'mountain', number: 31 },
  ch: { terrain: 'mountain', number: 21 },
  be: { terrain: 'river', number: 21 },
  dk: { terrain: 'sea', number: 41 },
  gb: { terrain: 'sea', number: 20 },
  ie: { terrain: 'countryside', number: 11 },
  pt: { terrain: 'sea', number: 34 },
  si: { terrain: 'lake', number: 26 },
  lu: { terrain: 'river', number: 30 },
  se: { terrain: 'lake', number: 18 },
} as const satisfies Readonly<Record<string, CountryPicture>>

/** Code of a country in small letters, as in the ids of its pictures. */
export type CountryKey = keyof typeof countryPictures
