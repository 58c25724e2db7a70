import type { AccommodationCategoryKey, CatalogueSite, Terrain } from '../types/catalogue.types.ts'
import { istatCodes } from '../places/istat.data.ts'
import { slugify } from '../places/slugify.ts'
import { createStayRules, stayRuleStyles } from '../prices/stay-rules.ts'
import type { CalendarFrame } from '../prices/calendar-days.ts'
import type { SeasonTable } from '../prices/seasons.ts'
import { Prng } from '../random/prng.ts'
import { siteAddress } from './site-address.ts'
import { writeSiteArrival } from './site-arrival.ts'
import { writeSiteTexts } from './site-texts.ts'
import { createAccommodations } from './create-accommodations.ts'
import { createSitePlan } from './site-plan.ts'
import { createClimate } from './site-climate.ts'
import { nearestAirport } from '../places/nearest-airport.ts'
import { createCharges, createExtras } from './create-charges.ts'
import { sitePictures } from './site-pictures.ts'
import { siteCharacter } from './site-character.ts'
import type { SitePosition } from './site-index.ts'

export interface SiteInput {
  seed: number
  /** 0 … sites − 1; the id is one more. */
  index: number
  frame: CalendarFrame
  /** Season table of a country. */
  seasonOf: (country: string) => SeasonTable
  reviewCount: number
}

/**
 * By index instead of by chance, so that small worlds also have one of each: one in a hundred withdrawn, one in fifty
 * renamed.
 */
const withdrawnAt = 11
const renamedAt = 23

/** The complete site of one index; it depends only on its input. */
export function createSite({ seed, index, frame, seasonOf, reviewCount }: SiteInput): CatalogueSite {
  const character = siteCharacter(seed, index, reviewCount)
  const { id, position, terrain, categories, quality, seasonFrom, seasonTo, facilities, facilityIds } =
    character
  const prng = new Prng(seed, id, 10)
  const { country } = position.area.country
  const season = seasonOf(country.code)
  const ownership = prng.chance(0.22) ? 'own' : 'partner'
  const stayRules = createStayRules(season, frame, prng.pick(stayRuleStyles))
  const accommodations = createAccommodations({
    seed,
    siteId: id,
    categories,
    count: prng.int(character.fewest, character.most),
    quality,
    siteLevel: 0.84 + quality * 0.3 + prng.between(-0.04, 0.06),
    terrain,
    season,
    frame,
    seasonFrom,
    seasonTo,
  })
  const slug = slugify(position.name)
  const { readyFrom, leaveUntil, ...texts } = writeSiteTexts({
    seed,
    siteId: id,
    position,
    terrain,
    facilityIds,
    categories,
    seasonFrom,
    seasonTo,
  })
  const location = coordinates(position, terrain, prng)
  return {
    id,
    slug,
    name: position.name,
    countryId: country.id,
    areaId: position.area.area.id,
    cityId: position.city.city.id,
    funnelIds: funnelsOf(categories),
    ...location,
    ...siteAddress({ seed, siteId: id, position, terrain }),
    terrain,
    ownership,
    ratingTenths: character.ratingTenths,
    reviewCount,
    bookingMode: prng.chance(0.12) ? 'on-request' : 'instant',
    status: index % 100 === withdrawnAt ? 'withdrawn' : 'live',
    formerSlugs: index % 50 === renamedAt ? [`${slug}-${slugify(position.city.city.globalName)}-${id}`] : [],
    ...texts,
    ...writeSiteArrival({
      seed,
      siteId: id,
      position,
      terrain,
      location,
      readyFrom,
      checkOutHour: leaveUntil,
    }),
    registrationCode: country.code === 'IT' ? italianCode(position.city.city.globalName, prng) : undefined,
    facilities,
    imageIds: sitePictures({ seed, siteId: id, terrain, facilityIds, categories }),
    seasonFrom,
    seasonTo,
    stayRules,
    ...createCharges({
      seed,
      siteId: id,
      country: country.code,
      pitches: categories.includes('pitch'),
    }),
    extras: createExtras({ seed, siteId: id, facilityIds, categories }),
    accommodations,
    ...createSitePlan({ seed, siteId: id, terrain, facilityIds, accommodations }),
    airport: nearestAirport(location),
    climate: createClimate({ seed, siteId: id, terrain, ...location }),
  }
}

function funnelsOf(categories: readonly AccommodationCategoryKey[]): number[] {
  const funnels: number[] = []
  if (categories.includes('pitch') || categories.includes('mobile-home')) funnels.push(1)
  if (categories.includes('chalet') || categories.includes('holiday-home')) funnels.push(2)
  if (categories.includes('glamping-tent')) funnels.push(3)
  return funnels
}

/** Within about 6 km of the town; by the sea and at lakes close to it and on the land side. */
function coordinates({ city }: SitePosition, terrain: Terrain, prng: Prng): { lat: number; lng: number } {
  const shore = terrain === 'sea' || terrain === 'lake'
  const reach =
    terrain === 'lake'
      ? prng.between(0.25, 1.4)
      : terrain === 'sea'
        ? prng.between(0.3, 3.2)
        : prng.between(0.6, 5.8)
  const bearing = shore ? city.inland + prng.between(-65, 65) : prng.between(0, 360)
  const radians = (bearing * Math.PI) / 180
  const lat = city.city.lat + (reach / 111.2) * Math.cos(radians)
  const lng = city.city.lng + ((reach / 111.2) * Math.sin(radians)) / Math.cos((lat * Math.PI) / 180)
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 }
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** Italy's national identification code: IT, ISTAT number of the municipality, kind of house, eight characters. */
function italianCode(town: string, prng: Prng): string {
  let tail = ''
  for (let i = 0; i < 8; i++) tail += codeLetters[prng.int(0, codeLetters.length - 1)]
  return `IT${istatCodes[town] ?? '000000'}${prng.pick(['B1', 'B1', 'A1', 'B2'])}${tail}`
}
