import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { chooseSuggestion } from '@camping/core/search/search-form.rules.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { searchAgain } from '@camping/core/search/search.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import { isTouched } from '../../../kit/routing/touch.browser.ts'
import { rememberSearch, searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { useBestArrival } from './use-best-arrival.ts'
import { useSaveSearch } from './use-saved-searches.ts'
import type { Origin } from './use-origin.ts'

export interface Chosen {
  readonly item: AutocompleteItem
  /** The search in the box, with the funnel of the page. */
  readonly criteria: Criteria
  /** It was chosen from the popular list. */
  readonly isPopular: boolean
}

/** Opens a suggestion's page (search-16); returns whether the current page stays, because a new tab has opened. A finger opens none. */
export function useChooseSuggestion(origin: Origin): (chosen: Chosen) => 'stays' | 'leaves' {
  const { config, site } = useApp()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const save = useSaveSearch()
  const withBestArrival = useBestArrival()
  const { place, funnelId } = origin

  return ({ item, criteria, isPopular }) => {
    if (place) {
      // errors-8: a failed count does not concern the visitor.
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
      const campsite = choice.path + searchOf(choice.criteria, choice.params)
      if (isTouched(config, site)) {
        void navigate(campsite)
        return 'leaves'
      }
      window.open(campsite, '_blank', 'noopener')
      return 'stays'
    }
    withBestArrival(choice.criteria, (found) => {
      const next = choice.path + searchOf(found, choice.params)
      rememberSearch(found)
      save(found)
      if (choice.kind === 'again' && next === pathname + search) void dispatch(searchAgain(found))
      else void navigate(next)
    })
    return 'leaves'
  }
}
