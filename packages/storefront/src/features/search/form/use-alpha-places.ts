import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import {
  areaOptions,
  countryOptions,
  placeDraft,
  shownPlace,
  type Place,
} from '@camping/core/search/alpha-places.rules.ts'
import { menusPart, navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'

const option = ({ slug, name }: Pick<Place, 'slug' | 'name'>) => ({ value: slug, text: name })

/**
 * Options and values of the two selects. Every page has the countries; the areas load in one answer when a visitor is
 * about to use the fields, the same answer as the destinations menu's.
 */
export function useAlphaPlaces(draft: SearchDraft, criteria: Criteria) {
  const { market } = useApp()
  const [needed, setNeeded] = useState(false)
  const { data: shell } = navigationApi.useNavigationGroupsQuery(shellPart)
  const { data: menus } = navigationApi.useNavigationGroupsQuery(menusPart, { skip: !needed })
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
    // Until the areas have loaded, the only option is the searched one, with the name of the place.
    areas: [
      ...(area && !known ? [option({ slug: area, name: draft.text || area })] : []),
      ...areas.map(option),
    ],
    reachFor: () => setNeeded(true),
    /** The draft after the choice of a country; '' for none. */
    ofCountry: (slug: string) => placeDraft(countries.find((one) => one.slug === slug)),
    /** The draft after the choice of an area; '' for all of them. */
    ofArea: (slug: string) =>
      placeDraft(
        chosenCountry,
        areas.find((one) => one.slug === slug),
      ),
  }
}
