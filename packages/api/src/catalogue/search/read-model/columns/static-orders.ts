import type { SiteRow } from '../read-model.types.ts'

/** An order that is independent of dates and party. */
export interface StaticOrder {
  /** Positions of all sites in this order. */
  readonly sites: Int32Array
  /** Rank of each site. */
  readonly rank: Int32Array
}

export interface StaticOrders {
  readonly popular: Readonly<Record<'asc' | 'desc', StaticOrder>>
  readonly reviews: Readonly<Record<'asc' | 'desc', StaticOrder>>
  /** The criteria of the order by reviews, per site: rating in tenths, then the number of reviews. */
  readonly ratings: { readonly tenths: Uint8Array; readonly counts: Int32Array }
}

export type SiteRating = Pick<SiteRow, 'ratingTenths' | 'reviewCount'>

type Compare = (a: SiteRow, b: SiteRow) => number

function orderBy(rows: readonly SiteRow[], compare: Compare): StaticOrder {
  const sites = Int32Array.from(rows.keys()).sort(
    (a, b) => compare(rows[a]!, rows[b]!) || rows[a]!.id - rows[b]!.id,
  )
  const rank = new Int32Array(rows.length)
  sites.forEach((site, place) => {
    rank[site] = place
  })
  return { sites, rank }
}

const popular: Compare = (a, b) => a.popularity - b.popularity
const reviews: Compare = (a, b) => a.ratingTenths - b.ratingTenths || a.reviewCount - b.reviewCount
const both = (rows: readonly SiteRow[], compare: Compare) => ({
  asc: orderBy(rows, compare),
  desc: orderBy(rows, (a, b) => compare(b, a)),
})

/** Popular by popularity, reviews by rating and then by the number of reviews; equal ones always by ascending id. */
export const createStaticOrders = (rows: readonly SiteRow[]): StaticOrders => ({
  popular: both(rows, popular),
  reviews: both(rows, reviews),
  ratings: {
    tenths: Uint8Array.from(rows, (row) => row.ratingTenths),
    counts: Int32Array.from(rows, (row) => row.reviewCount),
  },
})

/** Changes the rating of a site and moves it to its new rank. `idRank` decides between equal ones. */
export function changeRating(
  { reviews: { asc, desc }, ratings: { tenths, counts } }: StaticOrders,
  { site, rating, idRank }: { site: number; rating: SiteRating; idRank: Int32Array },
): void {
  tenths[site] = rating.ratingTenths
  counts[site] = rating.reviewCount
  const better = (a: number, b: number): number => tenths[a]! - tenths[b]! || counts[a]! - counts[b]!
  const byId = (a: number, b: number): number => idRank[a]! - idRank[b]!
  resettle(asc, site, (a, b) => better(a, b) || byId(a, b))
  resettle(desc, site, (a, b) => better(b, a) || byId(a, b))
}

/** Moves the one site that is out of place in an order. */
function resettle(
  { sites, rank }: StaticOrder,
  site: number,
  compare: (a: number, b: number) => number,
): void {
  let place = rank[site]!
  const moveTo = (other: number): void => {
    const neighbour = sites[other]!
    sites[place] = neighbour
    rank[neighbour] = place
    place = other
  }
  while (place > 0 && compare(site, sites[place - 1]!) < 0) moveTo(place - 1)
  while (place + 1 < sites.length && compare(site, sites[place + 1]!) > 0) moveTo(place + 1)
  sites[place] = site
  rank[site] = place
}
