import type { Localised } from './localised.types.ts'

/** What there is to know about a place besides its introduction. */
export interface PlaceGuide {
  sections: { heading: Localised; body: Localised }[]
  /** 1 to 12, ascending; a town has those of its area. */
  bestMonths?: number[]
  /** Places worth a trip, as signs on the spot spell them: the same in every language. */
  trips?: string[]
}

interface CatalogueFacility {
  id: number
  name: Localised
}

export interface CatalogueFacilityGroup {
  id: number
  title: Localised
  /** Whether its items describe the site or a single accommodation. */
  level: 'site' | 'accommodation'
  items: CatalogueFacility[]
}

export interface CatalogueFaq {
  question: Localised
  answer: Localised
}

export interface CatalogueFaqGroup {
  /** 'general', 'funnel:camping', 'country:IT', … */
  key: string
  items: CatalogueFaq[]
}
