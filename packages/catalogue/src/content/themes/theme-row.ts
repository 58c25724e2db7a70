import type { FunnelKey } from '../../types/catalogue.types.ts'
import type { Wording } from '../../texts/localised.ts'

export interface ThemeReading {
  /** 1 to 12. */
  bestMonths?: readonly number[]
  /** In the languages that the theme has. */
  faq?: readonly (readonly [question: Partial<Wording>, answer: Partial<Wording>])[]
}

export interface ThemeRow {
  imageId: string
  /** In the languages it has; a theme may be online before all translations are. */
  title: Partial<Wording>
  intro: Partial<Wording>
  blocks: readonly (readonly [heading: Partial<Wording>, body: Partial<Wording>])[]
  funnelKey?: FunnelKey
  /** Country code or area key of the prefilled search. */
  country?: string
  area?: string
  facilities?: readonly string[]
}
