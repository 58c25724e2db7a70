import { alphaCriteria, alphaTarget } from '@camping/core/search/alpha-places.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { draftOf } from '@camping/core/search/search-draft.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest } from '@camping/core/search/search-request.ts'
import { draftChanged, type SearchDraft } from '@camping/core/search/search-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { AlphaPlaceFields } from '@camping/ui/search-box/alpha-place-fields.tsx'
import { SearchBox } from '@camping/ui/search-box/search-box.tsx'
import type { FormEvent } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { useLocation, useNavigate } from '../routing/navigation.tsx'
import { rememberSearch, searchOf } from '../routing/use-search-navigation.ts'
import type { SearchFormProps } from './search-form.tsx'
import { useAlphaPlaces } from './use-alpha-places.ts'
import { useBestArrival } from './use-best-arrival.ts'
import { useKeepSearch } from './use-kept-searches.ts'
import { useStayFields } from './use-stay-fields.tsx'

/**
 * The search box with selects for country and area ("Alpha", SPEC.md §4): leads to the page of the place, or to /search
 * without one. It edits the same draft as the other box, so both write the same criteria.
 */
export function AlphaSearchForm(props: SearchFormProps) {
  const { placeName = '', layout = 'bar', inDialog = false, onDone } = props
  // Words that were typed elsewhere have no field here: they would narrow the search unseen.
  const criteria = { ...props.criteria, query: null }
  const { site, today } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()
  const results = useAppSelector((state) => state.search)
  const draft = results.draft ?? draftOf(criteria, props.criteria.query ? '' : placeName)
  const change = (values: Partial<SearchDraft>) => dispatch(draftChanged({ ...draft, ...values }))
  const keepSearch = useKeepSearch()
  const withBestArrival = useBestArrival()
  const stay = useStayFields(draft, change)
  const places = useAlphaPlaces(draft, criteria)

  // SPEC.md §4: where the search leads to the page it is on, it is only run again.
  const runAgain = (same: Criteria) => {
    const request = searchRequest(same, results)
    const again = { subscribe: false, forceRefetch: true }
    void dispatch(searchApi.endpoints.searchSites.initiate(request, again))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stay.markMissing()) return undefined
    dispatch(draftChanged(null))
    onDone?.()
    const wanted = alphaCriteria({ draft, criteria, placeName: draft.text, today })
    return withBestArrival(wanted, (next) => {
      rememberSearch(next)
      const target = alphaTarget(next, places.funnels)
      const params = target.route === 'search' ? {} : target.params
      keepSearch({ ...next, ...params }, true)
      const path =
        target.route === 'search' ? buildPath(site, 'search') : buildPath(site, target.route, target.params)
      const to = path + searchOf(next, params)
      if (to === pathname + search) runAgain(next)
      else navigate(to)
    })
  }
  return (
    <SearchBox
      action={buildPath(site, 'search')}
      label={inDialog ? undefined : t('search.label')}
      layout={layout}
      submitLabel={t('search.submit')}
      onSubmit={submit}
      destination={
        <AlphaPlaceFields
          countryName="country"
          areaName="area"
          countryLabel={t('alpha.country')}
          areaLabel={t('alpha.area')}
          anyCountry={t('alpha.country.any')}
          anyArea={t('alpha.area.any')}
          countryFirst={t('alpha.area.countryFirst')}
          countries={places.countries}
          areas={places.areas}
          country={places.country}
          area={places.area}
          onIntent={places.reachFor}
          onCountryChange={(country) => {
            places.reachFor()
            change(places.ofCountry(country))
          }}
          onAreaChange={(area) => change(places.ofArea(area))}
        />
      }
      {...stay.fields}
    />
  )
}
