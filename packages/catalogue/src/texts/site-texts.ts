import type { AccommodationCategoryKey, CatalogueSite, Terrain } from '../catalogue.types.ts'
import type { SitePosition } from '../sites/site-index.ts'
import { areaIntro } from './place-texts.ts'

export interface SiteTextInput {
  seed: number
  siteId: number
  position: SitePosition
  terrain: Terrain
  facilityIds: ReadonlySet<number>
  categories: readonly AccommodationCategoryKey[]
  seasonFrom: string
  seasonTo: string
}

/** Intro, description and the things to know, in every message set. */
export function writeSiteTexts({
  siteId,
  position,
  terrain,
}: SiteTextInput): Pick<CatalogueSite, 'intro' | 'description' | 'importantInfo'> {
  const intro = areaIntro(siteId, terrain, position.area.area.where)
  return { intro, description: intro, importantInfo: [] }
}
