import { alphaCriteria, alphaTarget } from '@camping/core/search/alpha-places.rules.ts'
import { draftOf } from '@camping/core/search/search-form.rules.ts'
import { draftChanged, type SearchDraft } from '@camping/core/search/search.slice.ts'
import { searchAgain } from '@camping/core/search/search.thunks.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { AlphaPlaceFields } from '@camping/ui/search-box/alpha-place-fields.tsx'
import { SearchBox } from '@camping/ui/search-box/search-box.tsx'
import type { FormEvent } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberSearch, searchOf } from '../../../kit/routing/use-search-navigation.ts'
import type { SearchFormProps } from './search-form.tsx'
import { useAlphaPlaces } from './use-alpha-places.ts'
import { useBestArrival } from './use-best-arrival.ts'
import { useSaveSearch } from './use-saved-searches.ts'
import { useStayFields } from './use-stay-fields.tsx'

/**
 * The search box with selects for country and area ("Alpha", search-18): opens the page of the place, or /search
 * without one. It edits the same draft as the other box, so both write the same criteria.
 */
export function AlphaSearchForm(props: SearchFormProps) {
  const { placeName = '', layout = 'bar', inDialog = false, onDone } = props
  // Words from the other box have no field here: they would narrow the search invisibly.
  const criteria = { ...props.criteria, query: null }
  const { site, today } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const dispatch = useAppDispatch()
  const edited = useAppSelector((state) => state.search.draft)
  const draft = edited ?? draftOf(criteria, props.criteria.query ? '' : placeName)
  const change = (values: Partial<SearchDraft>) => dispatch(draftChanged({ ...draft, ...values }))
  const saveSearch = useSaveSearch()
  const withBestArrival = useBestArrival()
  const searched = () => alphaCriteria({ draft, criteria, placeName: draft.text, today })
  const stay = useStayFields(draft, change, searched)
  const places = useAlphaPlaces(draft, criteria)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stay.markMissing()) return undefined
    dispatch(draftChanged(null))
    onDone?.()
    return withBestArrival(searched(), (next) => {
      rememberSearch(next)
      const target = alphaTarget(next, places.funnels)
      const params = target.route === 'search' ? {} : target.params
      saveSearch({ ...next, ...params }, true)
      const path =
        target.route === 'search' ? buildPath(site, 'search') : buildPath(site, target.route, target.params)
      const to = path + searchOf(next, params)
      // search-18: if the target is the current page, the search runs again.
      if (to === pathname + search) void dispatch(searchAgain(next))
      else void navigate(to)
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
