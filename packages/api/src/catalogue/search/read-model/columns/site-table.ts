import type { SiteTerms } from '../../../pricing/pricing.types.ts'
import type { Bits } from './bitset.ts'
import { emptyBits, setBit } from './bitset.ts'
import type { IdLookup } from './id-lookup.ts'
import { createIdLookup } from './id-lookup.ts'
import type { Interned } from './interned.ts'
import { intern } from './interned.ts'
import type { PlaceLevel } from './place-ranges.ts'
import { createPlaceLevel } from './place-ranges.ts'
import type { SiteRow } from '../read-model.types.ts'
import type { RuleSet } from './stay-rules.ts'
import { internStayRules } from './stay-rules.ts'

/** All sites in the model's order: by country, area, city, id, so that every destination is one range of them. */
export interface SiteTable {
  readonly count: number
  readonly ids: Int32Array
  readonly lookup: IdLookup
  readonly countries: PlaceLevel
  readonly areas: PlaceLevel
  readonly cities: PlaceLevel
  readonly funnels: ReadonlyMap<number, Bits>
  readonly lat: Float64Array
  readonly lng: Float64Array
  readonly live: Bits
  readonly onRequest: Bits
  readonly rules: Interned<RuleSet>
  readonly terms: Interned<SiteTerms>
  /** Position of a site among all by ascending id: the last criterion of every order. */
  readonly idRank: Int32Array
  readonly siteByIdRank: Int32Array
}

/** The order in which the model stores its sites. */
export const inDestinationOrder = (rows: Iterable<SiteRow>): SiteRow[] =>
  [...rows].sort(
    (a, b) => a.countryId - b.countryId || a.areaId - b.areaId || a.cityId - b.cityId || a.id - b.id,
  )

const keyOfTerms = ({ touristTax: tax, onSiteCosts }: SiteTerms): string =>
  `${tax ? `${tax.perPersonNight} ${tax.fromAge} ${tax.maxNights}` : ''};${onSiteCosts
    .map((cost) => `${cost.key} ${cost.amount} ${cost.unit}`)
    .join()}`

const bitsWhere = (rows: readonly SiteRow[], test: (row: SiteRow) => boolean): Bits => {
  const bits = emptyBits(rows.length)
  rows.forEach((row, site) => {
    if (test(row)) setBit(bits, site)
  })
  return bits
}

function funnelBits(rows: readonly SiteRow[]): Map<number, Bits> {
  const ids = [...new Set(rows.flatMap((row) => row.funnelIds))].sort((a, b) => a - b)
  return new Map(ids.map((id) => [id, bitsWhere(rows, (row) => row.funnelIds.includes(id))]))
}

/** Lays out sites that are already in destination order. */
export function createSiteTable(rows: readonly SiteRow[]): SiteTable {
  const ids = Int32Array.from(rows, (row) => row.id)
  const siteByIdRank = Int32Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!)
  const idRank = new Int32Array(rows.length)
  siteByIdRank.forEach((site, rank) => {
    idRank[site] = rank
  })
  return {
    count: rows.length,
    ids,
    lookup: createIdLookup(ids),
    countries: createPlaceLevel(Int32Array.from(rows, (row) => row.countryId)),
    areas: createPlaceLevel(Int32Array.from(rows, (row) => row.areaId)),
    cities: createPlaceLevel(Int32Array.from(rows, (row) => row.cityId)),
    funnels: funnelBits(rows),
    lat: Float64Array.from(rows, (row) => row.lat),
    lng: Float64Array.from(rows, (row) => row.lng),
    live: bitsWhere(rows, (row) => row.status === 'live'),
    onRequest: bitsWhere(rows, (row) => row.onRequest),
    rules: internStayRules(rows),
    terms: intern(rows, {
      key: keyOfTerms,
      value: ({ touristTax, onSiteCosts }) => ({
        touristTax: touristTax && { ...touristTax },
        onSiteCosts: onSiteCosts.map(({ key, amount, unit }) => ({ key, amount, unit })),
      }),
    }),
    idRank,
    siteByIdRank,
  }
}
