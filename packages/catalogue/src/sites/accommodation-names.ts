import type { Localised } from '../types/localised.types.ts'
import type { CatalogueAccommodationCategory } from '../types/catalogue.types.ts'
import { toBringOf } from '../content/to-bring.ts'
import type { AccommodationType } from './accommodation-types.data.ts'
import { localise, localised } from '../texts/localised.ts'

const bedroomWords: Record<keyof Localised, readonly [one: string, many: string]> = {
  'en-GB': ['1 bedroom', 'bedrooms'],
  de: ['1 Schlafzimmer', 'Schlafzimmer'],
  'de-CH': ['1 Schlafzimmer', 'Schlafzimmer'],
  fr: ['1 chambre', 'chambres'],
  nl: ['1 slaapkamer', 'slaapkamers'],
  'nl-BE': ['1 slaapkamer', 'slaapkamers'],
  it: ['1 camera da letto', 'camere da letto'],
}

/** "Mobile home Comfort, 2 bedrooms" in every set; pitches without bedrooms. */
export function accommodationName(type: AccommodationType): Localised {
  const name = localise(type.name)
  if (type.bedrooms === 0) return name
  return localised((set) => {
    const [one, many] = bedroomWords[set]
    return `${name[set]}, ${type.bedrooms === 1 ? one : `${type.bedrooms} ${many}`}`
  })
}

const categories: readonly Omit<CatalogueAccommodationCategory, 'toBring'>[] = [
  {
    key: 'pitch',
    name: localise({
      en: 'Pitches',
      de: 'Stellplätze',
      fr: 'Emplacements',
      nl: 'Kampeerplaatsen',
      it: 'Piazzole',
    }),
  },
  {
    key: 'glamping-tent',
    name: localise({
      en: 'Glamping tents',
      de: 'Glampingzelte',
      fr: 'Tentes glamping',
      nl: 'Glampingtenten',
      it: 'Tende glamping',
    }),
  },
  {
    key: 'mobile-home',
    name: localise({
      en: 'Mobile homes',
      de: 'Mobilheime',
      fr: 'Mobil-homes',
      nl: 'Stacaravans',
      it: 'Case mobili',
    }),
  },
  {
    key: 'chalet',
    name: localise({ en: 'Chalets', de: 'Chalets', fr: 'Chalets', nl: 'Chalets', it: 'Chalet' }),
  },
  {
    key: 'holiday-home',
    name: localise({
      en: 'Holiday homes',
      de: 'Ferienhäuser',
      fr: 'Maisons de vacances',
      nl: 'Vakantiehuizen',
      it: 'Case vacanza',
    }),
  },
]

/** The five categories as filters show them, with what guests bring. */
export const accommodationCategories: CatalogueAccommodationCategory[] = categories.map((category) => ({
  ...category,
  toBring: toBringOf(category.key),
}))
