import type { AccommodationCategoryKey, CatalogueSite, Terrain } from '../types/catalogue.types.ts'
import { Prng } from '../random/prng.ts'
import { createSiteFacilities } from './create-site-facilities.ts'
import { sitePosition, type SitePosition } from './site-index.ts'

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

/** The traits of a site, from which its texts, reviews and accommodations follow. */
export interface SiteCharacter {
  id: number
  position: SitePosition
  terrain: Terrain
  categories: readonly AccommodationCategoryKey[]
  /** Minimum and maximum number of accommodations. */
  fewest: number
  most: number
  /** 0 simple … 1 excellent. */
  quality: number
  /** 0–100; 0 without reviews. */
  ratingTenths: number
  seasonFrom: string
  seasonTo: string
  facilities: CatalogueSite['facilities']
  facilityIds: ReadonlySet<number>
}

/** Character of the index-th site; cheap to compute, and independent of other sites. */
export function siteCharacter(seed: number, index: number, reviewCount: number): SiteCharacter {
  const id = index + 1
  const prng = new Prng(seed, id, 1)
  const position = sitePosition(seed, index)
  const terrain = prng.chance(0.72) ? position.area.terrains[0]! : prng.pick(position.area.terrains)
  const style = siteStyles[prng.weighted(siteStyles.map((each) => each.weight))]!
  const quality = prng.next()
  const { seasonFrom, seasonTo } = openSeason(position.area.country.country.code, prng)
  const facilities = createSiteFacilities({ seed, siteId: id, terrain, quality, seasonFrom, seasonTo })
  return {
    id,
    position,
    terrain,
    categories: style.categories,
    fewest: style.low,
    most: style.high,
    quality,
    ratingTenths: reviewCount > 0 ? Math.round(68 + quality * 24 + prng.between(-3, 4)) : 0,
    seasonFrom,
    seasonTo,
    facilities,
    facilityIds: new Set(facilities.map((each) => each.id)),
  }
}

/** First and last open night; sites in mountain countries and some others never close. */
function openSeason(country: string, prng: Prng): { seasonFrom: string; seasonTo: string } {
  const always = { AT: 0.5, CH: 0.45, DE: 0.4, NL: 0.3, BE: 0.35, ES: 0.3, LU: 0.3, GB: 0.2 }[country] ?? 0.12
  if (prng.chance(always)) return { seasonFrom: '01-01', seasonTo: '12-31' }
  return {
    seasonFrom: prng.pick(['03-28', '04-01', '04-04', '04-11', '04-18', '04-25', '05-01', '05-09']),
    seasonTo: prng.pick(['09-13', '09-20', '09-27', '10-01', '10-04', '10-11', '10-18', '10-31', '11-02']),
  }
}
