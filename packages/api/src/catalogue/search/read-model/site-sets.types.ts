/** Sites of one model, chosen once for many searches: those answer and count nothing else. */
export interface SiteSet {
  has(siteId: number): boolean
}

export interface WithinSites {
  readonly within?: SiteSet | undefined
}

export interface SiteSets {
  /** The sites of a list that have all these facilities and one of those, if any are named, for `within` of a search. */
  siteSet(
    siteIds: Iterable<number>,
    facilityIds: readonly number[],
    oneOf?: readonly number[] | undefined,
  ): SiteSet
}
