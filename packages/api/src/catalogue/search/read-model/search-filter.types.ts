/** search-5; missing or empty lists do not filter. */
export interface SearchFilter {
  readonly site?: {
    /** All of them, at the site or in the one offered accommodation. */
    readonly facilities?: readonly number[]
    readonly countries?: readonly number[]
    readonly areas?: readonly number[]
    readonly funnels?: readonly number[]
    /** The lowest rating, in tenths. */
    readonly rating?: number | undefined
  }
  readonly accommodation?: {
    readonly categories?: readonly string[]
    /** 0–4; 4 and above mean "4 or more". */
    readonly bedrooms?: readonly number[]
    /** The range of the total for the stay, in minor units of the market, ends included. */
    readonly price?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined
  }
}
