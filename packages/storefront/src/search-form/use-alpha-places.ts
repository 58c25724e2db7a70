import type { Criteria } from '@camping/core/search/criteria.ts'
import type { SearchDraft } from '@camping/core/search/search-slice.ts'
import {
  areaOptions,
  countryOptions,
  placeDraft,
  shownPlace,
  type Place,
} from '@camping/core/search/alpha-places.ts'
import { menusPart, navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

const option = ({ slug, name }: Pick<Place, 'slug' | 'name'>) => ({ value: slug, text: name })

/**
 * Options and choice of the two selects. Every page knows the countries; the areas come in one answer when somebody
 * reaches for the fields, the one the destinations menu shows as well.
 */
export function useAlphaPlaces(draft: SearchDraft, criteria: Criteria) {
  const { market } = useApp()
  const [wanted, setWanted] = useState(false)
  const { data: shell } = navigationApi.useNavigationGroupsQuery(shellPart)
  const { data: menus } = navigationApi.useNavigationGroupsQuery(menusPart, { skip: !wanted })
  const funnels = (menus ?? shell)?.funnels ?? []
  const places = { funnels, funnel: criteria.funnel, language: market.languageTag }
  const { country, area } = shownPlace(draft, criteria)
  const countries = countryOptions(places)
  const areas = areaOptions(places, country)
  const chosenCountry = countries.find(({ slug }) => slug === country)
  const known = areas.some(({ slug }) => slug === area)
  return {
    funnels,
    country: country ?? '',
    area: area ?? '',
    countries: countries.map(option),
    // Until the areas are here, the one that is searched stands alone, under the name of the place.
    areas: [
      ...(area && !known ? [option({ slug: area, name: draft.text || area })] : []),
      ...areas.map(option),
    ],
    reachFor: () => setWanted(true),
    /** What the draft says after a country was chosen; '' for none. */
    ofCountry: (slug: string) => placeDraft(countries.find((one) => one.slug === slug)),
    /** What it says after an area of the country was chosen; '' for all of them. */
    ofArea: (slug: string) =>
      placeDraft(
        chosenCountry,
        areas.find((one) => one.slug === slug),
      ),
  }
}
