import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { chooseSuggestion } from '@camping/core/search/choose-suggestion.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchAgain } from '@camping/core/search/start-search.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useApp } from '../app/app-context.tsx'
import { useLocation, useNavigate } from '../routing/navigation.tsx'
import { rememberSearch, searchOf } from '../routing/use-search-navigation.ts'
import { useBestArrival } from './use-best-arrival.ts'
import { useKeepSearch } from './use-kept-searches.ts'
import type { Origin } from './use-origin.ts'

export interface Chosen {
  readonly item: AutocompleteItem
  /** The search in the box, with the funnel of the page. */
  readonly criteria: Criteria
  /** It was taken from the popular list. */
  readonly isPopular: boolean
}

/** Goes where a suggestion leads (SPEC.md §4); answers whether the page stays, because a tab of its own was opened. */
export function useChooseSuggestion(origin: Origin): (chosen: Chosen) => 'stays' | 'leaves' {
  const { site } = useApp()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const keep = useKeepSearch()
  const withBestArrival = useBestArrival()
  const { place, funnelId } = origin

  return ({ item, criteria, isPopular }) => {
    if (place) {
      // SPEC.md §8: whether it is counted is nobody's concern.
      void dispatch(
        searchApi.endpoints.popularSave.initiate(
          {
            originId: place.id,
            originType: place.type,
            funnelId,
            searchedId: item.id,
            searchedType: item.type,
            popularSearch: isPopular,
          },
          { track: false },
        ),
      )
    }
    const choice = chooseSuggestion(item, { site, criteria, pathname })
    if (choice.kind === 'new-tab') {
      rememberSearch(choice.criteria)
      window.open(choice.path + searchOf(choice.criteria, choice.params), '_blank', 'noopener')
      return 'stays'
    }
    withBestArrival(choice.criteria, (found) => {
      const next = choice.path + searchOf(found, choice.params)
      rememberSearch(found)
      keep(found)
      if (choice.kind === 'again' && next === pathname + search) void dispatch(searchAgain(found))
      else navigate(next)
    })
    return 'leaves'
  }
}
