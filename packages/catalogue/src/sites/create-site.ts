import type { AccommodationCategoryKey, CatalogueSite, Terrain } from '../catalogue.types.ts'
import { istatCodes } from '../places/istat.data.ts'
import { slugify } from '../places/slugify.ts'
import { createStayRules, stayRuleStyles } from '../prices/stay-rules.ts'
import type { CalendarFrame } from '../prices/calendar-days.ts'
import type { SeasonTable } from '../prices/seasons.ts'
import { Prng } from '../random/prng.ts'
import { writeSiteTexts } from '../texts/site-texts.ts'
import { createAccommodations } from './create-accommodations.ts'
import { createCharges, createExtras } from './create-charges.ts'
import { createSiteFacilities } from './create-site-facilities.ts'
import { sitePictures } from './site-pictures.ts'
import { sitePosition, type SitePosition } from './site-index.ts'
import { sitePopularity } from './site-popularity.ts'

export interface SiteInput {
  seed: number
  /** 0 … sites − 1; the id is one more. */
  index: number
  frame: CalendarFrame
  /** Season table of a country. */
  seasonOf: (country: string) => SeasonTable
  reviewCount: number
}

const siteStyles: readonly {
  weight: number
  categories: readonly AccommodationCategoryKey[]
  low: number
  high: number
}[] = [
  { weight: 24, categories: ['pitch', 'mobile-home'], low: 3, high: 7 },
  { weight: 18, categories: ['pitch', 'mobile-home', 'chalet'], low: 5, high: 9 },
  { weight: 15, categories: ['pitch', 'glamping-tent', 'mobile-home'], low: 5, high: 10 },
  { weight: 8, categories: ['pitch', 'glamping-tent'], low: 3, high: 6 },
  { weight: 7, categories: ['pitch'], low: 2, high: 4 },
  { weight: 6, categories: ['glamping-tent'], low: 2, high: 4 },
  { weight: 12, categories: ['chalet', 'holiday-home', 'mobile-home'], low: 5, high: 9 },
  {
    weight: 10,
    categories: ['pitch', 'glamping-tent', 'mobile-home', 'chalet', 'holiday-home'],
    low: 8,
    high: 11,
  },
]

/** The site of one index, complete; depends on nothing but its input. */
export function createSite({ seed, index, frame, seasonOf, reviewCount }: SiteInput): CatalogueSite {
  const id = index + 1
  const prng = new Prng(seed, id, 1)
  const position = sitePosition(seed, index)
  const { country } = position.area.country
  const season = seasonOf(country.code)
  const terrain = prng.chance(0.72) ? position.area.terrains[0]! : prng.pick(position.area.terrains)
  const style = siteStyles[prng.weighted(siteStyles.map((each) => each.weight))]!
  const quality = prng.next()
  const { seasonFrom, seasonTo } = openSeason(country.code, prng)
  const ownership = prng.chance(0.22) ? 'own' : 'partner'
  const ruleStyle = prng.pick(stayRuleStyles)
  const stayRules = createStayRules(season, frame, ruleStyle)
  const facilities = createSiteFacilities({ seed, siteId: id, terrain, quality, seasonFrom, seasonTo })
  const facilityIds = new Set(facilities.map((each) => each.id))
  const accommodations = createAccommodations({
    seed,
    siteId: id,
    categories: style.categories,
    count: prng.int(style.low, style.high),
    quality,
    siteLevel: 0.84 + quality * 0.3 + prng.between(-0.04, 0.06),
    terrain,
    season,
    frame,
    seasonFrom,
    seasonTo,
  })
  const slug = slugify(position.name)
  const status = prng.chance(0.01) ? 'withdrawn' : 'live'
  const texts = writeSiteTexts({
    seed,
    siteId: id,
    position,
    terrain,
    facilityIds,
    categories: style.categories,
    seasonFrom,
    seasonTo,
  })
  return {
    id,
    slug,
    name: position.name,
    countryId: country.id,
    areaId: position.area.area.id,
    cityId: position.city.city.id,
    funnelIds: funnelsOf(style.categories),
    ...coordinates(position, terrain, prng),
    terrain,
    ownership,
    ratingTenths: reviewCount > 0 ? Math.round(68 + quality * 24 + prng.between(-3, 4)) : 0,
    reviewCount,
    popularity: sitePopularity(seed, index),
    bookingMode: prng.chance(0.12) ? 'on-request' : 'instant',
    status,
    formerSlugs: prng.chance(0.02) ? [`${slug}-${slugify(position.city.city.globalName)}-${id}`] : [],
    ...texts,
    registrationCode: country.code === 'IT' ? italianCode(position.city.city.globalName, prng) : undefined,
    facilities,
    imageIds: sitePictures({ seed, siteId: id, terrain, facilityIds, categories: style.categories }),
    seasonFrom,
    seasonTo,
    stayRules,
    ...createCharges({
      seed,
      siteId: id,
      country: country.code,
      pitches: style.categories.includes('pitch'),
    }),
    extras: createExtras({ seed, siteId: id, facilityIds, categories: style.categories }),
    accommodations,
  }
}

function funnelsOf(categories: readonly AccommodationCategoryKey[]): number[] {
  const funnels: number[] = []
  if (categories.includes('pitch') || categories.includes('mobile-home')) funnels.push(1)
  if (categories.includes('chalet') || categories.includes('holiday-home')) funnels.push(2)
  if (categories.includes('glamping-tent')) funnels.push(3)
  return funnels
}

/** First and last open night; mountain countries and some others never close. */
function openSeason(country: string, prng: Prng): { seasonFrom: string; seasonTo: string } {
  const always = { AT: 0.5, CH: 0.45, DE: 0.4, NL: 0.3, BE: 0.35, ES: 0.3, LU: 0.3, GB: 0.2 }[country] ?? 0.12
  if (prng.chance(always)) return { seasonFrom: '01-01', seasonTo: '12-31' }
  return {
    seasonFrom: prng.pick(['03-28', '04-01', '04-04', '04-11', '04-18', '04-25', '05-01', '05-09']),
    seasonTo: prng.pick(['09-13', '09-20', '09-27', '10-01', '10-04', '10-11', '10-18', '10-31', '11-02']),
  }
}

/** Within about 6 km of the town; by the sea and lakes close to it and on the land side. */
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
