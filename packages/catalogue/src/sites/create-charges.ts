import type { AccommodationCategoryKey, CatalogueExtra, CatalogueSite } from '../types/catalogue.types.ts'
import { facilityId } from '../content/facility-groups.ts'
import { Prng } from '../random/prng.ts'
import { localise } from '../texts/localised.ts'
import { extraRows, onSiteCostNames } from './extras.data.ts'
import { touristTaxes } from './on-site-charges.data.ts'

const costNames = {
  cleaning: localise(onSiteCostNames.cleaning),
  environment: localise(onSiteCostNames.environment),
  energy: localise(onSiteCostNames.energy),
}
const offers = extraRows.map((row) => ({ ...row, name: localise(row.name), text: localise(row.text) }))

export interface ChargesInput {
  seed: number
  siteId: number
  country: string
  /** Sites with pitches charge no mandatory cleaning. */
  pitches: boolean
}

/** Tourist tax and mandatory costs paid on site, in EUR cents. */
export function createCharges({
  seed,
  siteId,
  country,
  pitches,
}: ChargesInput): Pick<CatalogueSite, 'touristTax' | 'onSiteCosts'> {
  const prng = new Prng(seed, siteId, 4)
  const tax = touristTaxes[country]
  const touristTax =
    tax && prng.chance(0.85)
      ? {
          perPersonNight: Math.round(prng.between(tax[0], tax[1]) / 5) * 5,
          fromAge: tax[2],
          maxNights: tax[3],
        }
      : undefined
  const onSiteCosts: CatalogueSite['onSiteCosts'] = []
  const add = (key: keyof typeof costNames, amount: number, unit: 'stay' | 'person-night') =>
    onSiteCosts.push({ key, name: costNames[key], amount, unit, mandatory: true })
  if (!pitches && prng.chance(0.6)) add('cleaning', prng.int(8, 19) * 500, 'stay')
  if (prng.chance(0.22)) add('environment', prng.int(4, 14) * 10, 'person-night')
  if (prng.chance(0.12)) add('energy', prng.int(3, 9) * 500, 'stay')
  return { touristTax, onSiteCosts }
}

export interface ExtrasInput {
  seed: number
  siteId: number
  facilityIds: ReadonlySet<number>
  categories: readonly AccommodationCategoryKey[]
}

/** Optional extras; ids are siteId × 16 + index of the kind, so that they stay stable when another kind is removed. */
export function createExtras({ seed, siteId, facilityIds, categories }: ExtrasInput): CatalogueExtra[] {
  const prng = new Prng(seed, siteId, 5)
  const roofed = categories.some((category) => category !== 'pitch')
  const needs: Record<string, boolean> = {
    'bed-linen': roofed,
    towels: roofed,
    'high-chair': roofed,
    dog: facilityIds.has(facilityId('dogs')),
    bicycle: facilityIds.has(facilityId('bike-hire')),
    breakfast: facilityIds.has(facilityId('restaurant')),
    'parasol-set': facilityIds.has(facilityId('direct-beach')) || facilityIds.has(facilityId('outdoor-pool')),
  }
  const extras: CatalogueExtra[] = []
  for (const [index, offer] of offers.entries()) {
    const lucky = prng.chance(offer.frequency)
    const price = Math.round(prng.between(offer.price[0], offer.price[1]) / 50) * 50
    if (!lucky || needs[offer.key] === false) continue
    const { key, name, text, unit, max, payableAt, fromAge, toAge, changeable } = offer
    extras.push({
      id: siteId * 16 + index,
      key,
      name,
      text,
      unit,
      price,
      min: 0,
      max,
      payableAt,
      fromAge,
      toAge,
      changeable,
    })
  }
  return extras
}
