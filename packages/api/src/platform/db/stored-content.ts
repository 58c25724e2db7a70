import type { Localised } from './column-types.ts'

/** Filters of a search as editors store them: ids, because slugs differ by edition. */
export interface StoredSearch {
  funnelKey?: string
  countryId?: number
  areaId?: number
  facilityIds?: number[]
}

interface StoredQuestion {
  question: Localised
  answer: Localised
}

/** A section of a tagged page; `link` leads into a search, or to the page of that tag. */
export interface StoredBlock {
  heading?: Localised
  body: Localised
  imageId?: string
  link?: { text: Localised; search?: StoredSearch; page?: string }
}

/** What a tagged page has around its blocks; empty for most. */
export interface StoredPageParts {
  lead?: Localised
  imageId?: string
  facts?: { label: Localised; value: Localised }[]
  faq?: StoredQuestion[]
}

export interface StoredThemeParts {
  bestMonths?: number[]
  /** In the message sets that the theme has. */
  faq?: { question: Partial<Localised>; answer: Partial<Localised> }[]
}

/** What editors write about a place besides its introduction. */
export interface StoredGuide {
  sections?: { heading: Localised; body: Localised }[]
  /** 1 to 12. */
  bestMonths?: number[]
  /** Names of places worth a trip, as signs on the spot spell them. */
  trips?: string[]
}
