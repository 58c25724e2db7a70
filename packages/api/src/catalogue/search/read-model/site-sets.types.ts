/** Sites of one model, chosen once for many searches: those answer and count nothing else. */
export interface SiteSet {
  has(siteId: number): boolean
}

export interface WithinSites {
  readonly within?: SiteSet | undefined
}

/** Ids of facilities: all of the one list and, where the other is there, one of it. */
export interface HadFacilities {
  readonly all: readonly number[]
  readonly oneOf?: readonly number[] | undefined
}

export interface SiteSets {
  /** The sites of a list that have these facilities, for `within` of a search. */
  siteSet(siteIds: Iterable<number>, facilities: HadFacilities): SiteSet
}
