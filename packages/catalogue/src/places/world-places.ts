import type { Localised } from '../types/localised.types.ts'
import type { CatalogueArea, CatalogueCity, CatalogueCountry, Terrain } from '../types/catalogue.types.ts'
import { countryPictureId } from '../pictures/parts/picture-id.ts'
import { areaIntro, countryIntro, countryTitle } from '../texts/place-texts.ts'
import { areaGuide, countryGuide, townGuide } from '../texts/guides/place-guides.ts'
import { capitalised, localise, localised } from '../texts/localised.ts'
import { areaRows } from './areas.data.ts'
import { cityRows } from './cities.data.ts'
import { countryRows } from './countries.data.ts'
import { exonyms } from './exonyms.data.ts'
import { placeNames } from './place-name.ts'
import { slugify } from './slugify.ts'

export interface AreaPlace {
  area: CatalogueArea
  key: string
  terrains: Terrain[]
  cities: CityPlace[]
  country: CountryPlace
}

export interface CityPlace {
  city: CatalogueCity
  /** Direction of the land, in degrees from north. */
  inland: number
}

export interface CountryPlace {
  country: CatalogueCountry
  where: Localised
  areas: AreaPlace[]
}

const seasons = ['summer', 'spring', 'summer', 'autumn'] as const
const times = ['day', 'morning', 'dusk', 'day'] as const

/** Slugs use the language of each set's route words. */
function slugsOf(name: Localised): Localised {
  return localised((set) => slugify(name[set], set === 'de' || set === 'de-CH'))
}

function cityName(local: string): Localised {
  const other = exonyms[local]
  if (!other) return localised(() => local)
  const [en, de, fr, nl, it] = other
  return localise({ en: en || local, de: de || local, fr: fr || local, nl: nl || local, it: it || local })
}

/** All countries, areas and towns with their ids; every world shares these objects. */
function buildPlaces(): CountryPlace[] {
  const citiesByArea = new Map<string, { row: (typeof cityRows)[number]; id: number }[]>()
  for (const [index, row] of cityRows.entries()) {
    citiesByArea.set(row[0], [...(citiesByArea.get(row[0]) ?? []), { row, id: 1001 + index }])
  }
  const areas = areaRows.map((row, index) => ({ row, id: 101 + index }))
  return countryRows.map(([code, lat, lng, en, de, fr, nl, it], index) => {
    const { name, where } = placeNames({ en, de, fr, nl, it })
    const countryAreas = areas.filter(({ row }) => row[0] === code)
    const country: CatalogueCountry = {
      id: index + 1,
      code,
      slug: slugsOf(name),
      name,
      title: countryTitle(where),
      where,
      intro: countryIntro(code, where),
      guide: countryGuide(code, where),
      lat,
      lng,
      imageId: countryPictureId(code),
      funnelIds: [1, 2, 3],
    }
    const place: CountryPlace = { country, where, areas: [] }
    place.areas = countryAreas.map((area) => buildArea(area, place, citiesByArea.get(area.row[1]) ?? []))
    return place
  })
}

interface NumberedRow<Row> {
  row: Row
  id: number
}

function buildArea(
  { row, id }: NumberedRow<(typeof areaRows)[number]>,
  country: CountryPlace,
  towns: NumberedRow<(typeof cityRows)[number]>[],
): AreaPlace {
  const [, key, lat, lng, terrainList, en, de, fr, nl, it] = row
  const terrains = terrainList.split(',') as Terrain[]
  const { name, where } = placeNames({ en, de, fr, nl, it })
  const label = localised((set) => capitalised(name[set]))
  const known = towns.map((town) => {
    const [, local, cityLat, cityLng, population, inland] = town.row
    return {
      id: town.id,
      local,
      name: cityName(local),
      where,
      lat: cityLat,
      lng: cityLng,
      population,
      inland,
    }
  })
  const cities = known.map((town): CityPlace => ({
    city: {
      id: town.id,
      areaId: id,
      countryId: country.country.id,
      slug: slugsOf(town.name),
      name: town.name,
      globalName: town.local,
      lat: town.lat,
      lng: town.lng,
      population: town.population,
      guide: townGuide(town, known),
    },
    inland: town.inland,
  }))
  return {
    key,
    terrains,
    country,
    area: {
      id,
      countryId: country.country.id,
      slug: slugsOf(name),
      name: label,
      where,
      intro: areaIntro(id, terrains[0]!, where),
      guide: areaGuide({ key, country: country.country.code, terrains, where }),
      lat,
      lng,
      imageId: `place-${terrains[0]!}-${seasons[id % 4]!}-${times[(id >> 2) % 4]!}-${id}`,
    },
    cities,
  }
}

export const worldPlaces: readonly CountryPlace[] = buildPlaces()
export const worldAreas: readonly AreaPlace[] = worldPlaces.flatMap((place) => place.areas)
