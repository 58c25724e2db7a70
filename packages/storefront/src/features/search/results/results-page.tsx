import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { startSearch } from '@camping/core/search/search.thunks.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { usePlaceName } from '../../../kit/place/use-place-name.ts'
import { LazyReturning } from '../viewed/lazy-returning.tsx'
import { ResultsView } from './results-view.tsx'
import { cleanedSearch, searchWithoutPlace } from '../address/cleaned-address.ts'
import { searchInEditionSlugs } from '../address/edition-address.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { allow } from '../../../kit/routing/verdict.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'

function Results({ request }: PageProps) {
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const place = usePlaceName(request, navigation)
  const { query } = request.criteria
  const title = query
    ? t('results.title.query', { query })
    : place
      ? t('facets.title.all', { place })
      : t('shell.title.search')
  return (
    <>
      <PageHead title={title} description={t('facets.description')} request={request} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="results" before="campsites" facts={{}} />}
      <ResultsView request={request} title={query ? title : place || title} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="results" after="campsites" facts={{}} />}
      <LazyReturning request={request} />
    </>
  )
}

/** Search and search-and-book show the same list (routing-18). */
export const page: Page = {
  Component: Results,
  async prepare(request, dispatch) {
    const { data, error } = await dispatch(startSearch(request.criteria))
    return (
      searchInEditionSlugs(request, data?.searched) ??
      cleanedSearch(request, data) ??
      searchWithoutPlace(request, error) ??
      // Offline: the list before stays, and says so.
      (!import.meta.env.SSR && (error as Partial<ApiError>)?.status === 0 ? allow : null) ??
      verdictOfError(error, request.pathname)
    )
  },
}
