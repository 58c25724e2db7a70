import type { SiteRow } from './read-model.types.ts'

/** An order that no date or party changes. */
export interface StaticOrder {
  /** Positions of all sites, first first. */
  readonly sites: Int32Array
  /** Place of each site in it. */
  readonly rank: Int32Array
}

export interface StaticOrders {
  readonly popular: Readonly<Record<'asc' | 'desc', StaticOrder>>
  readonly reviews: Readonly<Record<'asc' | 'desc', StaticOrder>>
}

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

/** Popular by popularity, reviews by rating and then by how many reviews stand behind it; equals by ascending id, always. */
export const createStaticOrders = (rows: readonly SiteRow[]): StaticOrders => ({
  popular: both(rows, popular),
  reviews: both(rows, reviews),
})
