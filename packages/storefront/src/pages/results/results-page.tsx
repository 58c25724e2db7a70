import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { startSearch } from '@camping/core/search/start-search.ts'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import { usePlaceName } from '../../layouts/use-place-name.ts'
import { ResultsView } from '../../results/results-view.tsx'
import { cleanedSearch } from '../../routing/cleaned-address.ts'
import { searchInOwnSlugs } from '../../routing/own-address.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'

function Results({ request }: PageProps) {
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const place = usePlaceName(request, navigation)
  const { query } = request.criteria
  const title = query
    ? t('results.title.query', { query })
    : place
      ? t('results.title.place', { place })
      : t('shell.title.search')
  return (
    <>
      <PageHead title={title} description={t('results.description')} request={request} />
      <ResultsView request={request} title={title} />
    </>
  )
}

/** Search and search-and-book show the same list (SPEC.md §2). */
export const page: Page = {
  Component: Results,
  async prepare(request, dispatch) {
    const { data, error } = await dispatch(startSearch(request.criteria))
    return (
      searchInOwnSlugs(request, data?.searched) ??
      cleanedSearch(request, data) ??
      verdictOfError(error, request.pathname)
    )
  },
}
