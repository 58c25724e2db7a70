import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { criteriaOfDraft, draftOf } from '@camping/core/search/search-form.rules.ts'
import { draftChanged, type SearchDraft } from '@camping/core/search/search.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { SearchBox } from '@camping/ui/search-box/search-box.tsx'
import type { FormEvent } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useNavigate } from 'react-router-dom'
import { rememberSearch, searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { DestinationSearch } from './destination-search.tsx'
import { useBestArrival } from './use-best-arrival.ts'
import { useChooseSuggestion } from './use-choose-suggestion.ts'
import { useSaveSearch } from './use-saved-searches.ts'
import { useStayFields } from './use-stay-fields.tsx'
import { useOrigin } from './use-origin.ts'

export interface SearchFormProps {
  /** The current search. */
  criteria: Criteria
  /** Name of its place, for the destination field. */
  placeName?: string
  /** The campsite of a campsite page. */
  siteSlug?: string | undefined
  layout?: 'bar' | 'stacked'
  /** The dialog around it has a name: a second search landmark besides the page's would be redundant. */
  inDialog?: boolean
  onDone?: () => void
}

/** The search box with one free destination field ("Bravo", search-19): opens the edition's search-and-book page. */
export function SearchForm(props: SearchFormProps) {
  const { criteria, placeName = '', siteSlug, layout = 'bar', inDialog = false, onDone } = props
  const { site, today } = useApp()
  const t = useText()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => state.search.draft) ?? draftOf(criteria, placeName)
  const change = (values: Partial<SearchDraft>) => dispatch(draftChanged({ ...draft, ...values }))
  const searched = () => criteriaOfDraft({ draft, criteria, placeName, today })
  const stay = useStayFields(draft, change, searched)
  const origin = useOrigin(criteria, siteSlug)
  const choose = useChooseSuggestion(origin)
  const save = useSaveSearch()
  const withBestArrival = useBestArrival()
  const leave = () => {
    dispatch(draftChanged(null))
    onDone?.()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stay.markMissing()) return undefined
    const next = searched()
    if (draft.chosen) {
      const search = { ...next, funnel: criteria.funnel }
      if (choose({ item: draft.chosen, criteria: search, isPopular: false }) === 'leaves') leave()
      return undefined
    }
    leave()
    return withBestArrival(next, (found) => {
      rememberSearch(found)
      save(found)
      void navigate(buildPath(site, 'searchAndBook') + searchOf(found))
    })
  }
  return (
    <SearchBox
      action={buildPath(site, 'searchAndBook')}
      label={inDialog ? undefined : t('search.label')}
      layout={layout}
      submitLabel={t('search.submit')}
      onSubmit={submit}
      destination={
        <DestinationSearch
          draft={draft}
          onChange={change}
          criteria={criteria}
          placeName={placeName}
          origin={origin}
          onChoose={choose}
          onIncomplete={stay.showMissing}
          onDone={leave}
        />
      }
      {...stay.fields}
    />
  )
}
