import type { Catalogue, CatalogueOptions, CatalogueReview, CatalogueSite } from './types/catalogue.types.ts'
import { covers } from './content/covers.ts'
import { faqs } from './content/faqs.ts'
import { facilityGroups } from './content/facility-groups.ts'
import { createFunnels } from './content/funnels.ts'
import { currencyRates, fees } from './content/market-terms.ts'
import { createPages } from './content/pages.ts'
import { themes } from './content/themes.ts'
import { worldAreas, worldPlaces } from './places/world-places.ts'
import { createCalendarFrame } from './prices/calendar-days.ts'
import { createSeasonTable, type SeasonTable } from './prices/seasons.ts'
import { createReviews } from './reviews/create-reviews.ts'
import { createSite } from './sites/create-site.ts'
import { siteCharacter } from './sites/site-character.ts'
import { spreadReviews } from './sites/site-demand.ts'
import { accommodationCategories } from './sites/accommodation-names.ts'

/** Increase it when the same options produce other content, so that loaded worlds are refreshed. */
export const catalogueVersion = '2026-10'

/**
 * The demo world of the options: same options, same world. Places, themes and pages are ready at once. Sites and
 * reviews are generated during iteration, so 30,000 sites need no more memory than one. Throws RangeError for a `today`
 * that is not a date.
 */
export function createCatalogue(options: CatalogueOptions): Catalogue {
  const { seed, today } = options
  const frame = createCalendarFrame(today)
  const seasons = new Map<string, SeasonTable>()
  const seasonOf = (country: string) => {
    const known = seasons.get(country) ?? createSeasonTable(country, frame)
    seasons.set(country, known)
    return known
  }
  const reviewCounts = spreadReviews(seed, options.sites, options.reviews)

  function* sites(): Generator<CatalogueSite> {
    for (let index = 0; index < options.sites; index++) {
      yield createSite({ seed, index, frame, seasonOf, reviewCount: reviewCounts[index]! })
    }
  }
  function* reviews(): Generator<CatalogueReview> {
    for (let index = 0; index < options.sites; index++) {
      const count = reviewCounts[index]!
      if (count === 0) continue
      yield* createReviews({ seed, site: siteCharacter(seed, index, count), count, today })
    }
  }

  return {
    facilityGroups,
    funnels: createFunnels(today),
    countries: worldPlaces.map((place) => place.country),
    areas: worldAreas.map((place) => place.area),
    cities: worldAreas.flatMap((place) => place.cities.map((each) => each.city)),
    accommodationCategories,
    themes,
    pages: createPages(today),
    faqs,
    fees,
    currencyRates: currencyRates(today),
    covers,
    sites,
    reviews,
  }
}
