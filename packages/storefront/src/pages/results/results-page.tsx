import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { searchRequest } from '@camping/core/search/search-request.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import { usePlaceName } from '../../layouts/use-place-name.ts'
import { ResultsView } from '../../results/results-view.tsx'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'

function Results({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const place = usePlaceName(request, navigation)
  const { query } = request.criteria
  const title = query
    ? t('search.title.query', { query })
    : place
      ? t('search.title.place', { place })
      : t('search.title')
  return (
    <>
      <PageHead
        title={title}
        description={t('search.description')}
        path={buildPath(site, request.name)}
        noindex={request.name !== 'searchAndBook' || request.query.size > 0}
      />
      <ResultsView request={request} title={title} />
    </>
  )
}

/** Search, search-and-book and free search show the same list (SPEC.md §2). */
export const page: Page = {
  Component: Results,
  async prepare({ criteria, pathname }, dispatch) {
    const { error } = await dispatch(
      searchApi.endpoints.searchSites.initiate(searchRequest(criteria), { subscribe: false }),
    )
    return verdictOfError(error, pathname)
  },
}
