import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { Pagination } from '@camping/ui/pagination/pagination.tsx'
import { SiteCardSkeleton } from '@camping/ui/site-card/site-card-skeleton.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { searchOf } from '../routing/use-search-navigation.ts'
import { LaterNothingFound } from './later-nothing-found.tsx'
import { useSiteCard } from './use-site-card.tsx'

/** The cards of a search, or their stand-ins, or what to do when nothing is free. */
export function ResultList({
  request,
  results,
  level = 2,
}: {
  request: PageRequest
  results: SearchSitesReply | undefined
  level?: 2 | 3
}) {
  const card = useSiteCard(request.criteria, results?.stay)
  if (!results) return Array.from({ length: 4 }, (_, index) => <SiteCardSkeleton key={index} />)
  if (results.sites.length === 0)
    return <LaterNothingFound request={request} results={results} level={level} />
  return results.sites.map((result, index) => (
    <SiteCard key={result.siteId} level={level} priority={index === 0} {...card(result)} />
  ))
}

/** Pages as links of the same search. */
export function ResultPages({
  request,
  results,
}: {
  request: PageRequest
  results: SearchSitesReply | undefined
}) {
  const t = useText()
  if (!results) return null
  const { page, pages } = results.paging
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(number) => request.pathname + searchOf({ ...request.criteria, page: number }, request.params)}
      labels={{
        nav: t('results.pages'),
        previous: t('results.pages.previous'),
        next: t('results.pages.next'),
        page: (number) => t('shell.title.page', { page: number }),
      }}
    />
  )
}
