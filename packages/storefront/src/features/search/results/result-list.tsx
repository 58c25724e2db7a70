import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { compareItem } from '@camping/core/compare/compare-item.ts'
import { Pagination } from '@camping/ui/pagination/pagination.tsx'
import { SiteCardSkeleton } from '@camping/ui/site-card/site-card-skeleton.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { DeferredCompareBox } from '../../../kit/compare/deferred-compare-box.tsx'
import { pageLabels } from '../../../kit/format/page-labels.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Part } from '../../../kit/app/part.tsx'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { DeferredNothingFound } from './deferred-nothing-found.tsx'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'

/** The cards of a search, their placeholders, or suggestions when nothing is available. */
export function ResultList({
  request,
  results,
  level = 2,
}: {
  request: PageRequest
  /** Undefined while they load. */
  results: SearchSitesReply | undefined
  level?: 2 | 3
}) {
  const card = useSiteCard(request.criteria, results?.stay)
  if (!results) return Array.from({ length: 4 }, (_, index) => <SiteCardSkeleton key={index} />)
  if (results.sites.length === 0)
    return <DeferredNothingFound request={request} results={results} level={level} />
  const cards = results.sites.map((result, index) => (
    <Part key={result.siteId}>
      <SiteCard
        level={level}
        priority={index === 0}
        {...card(result)}
        compare={<DeferredCompareBox item={compareItem(result.siteId)} name={result.name} />}
      />
    </Part>
  ))
  return (
    <>
      {cards}
      <Plain part="compare" criteria={request.criteria} />
    </>
  )
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
      labels={pageLabels(t)}
    />
  )
}
