import { skipToken } from '@reduxjs/toolkit/query/react'
import type { SharedList } from '@camping/contract/favourite-lists.schemas.ts'
import { searchLimits } from '@camping/contract/limits.ts'
import { compareItem } from '@camping/core/compare/compare-item.ts'
import { favouriteListsApi } from '@camping/core/favourites/favourite-lists.api.ts'
import { freeSearchApi } from '@camping/core/free-search/free-search.api.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { DeferredCompareBox } from '../../../kit/compare/deferred-compare-box.tsx'
import { useCanCompare } from '../../../kit/compare/use-can-compare.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useSpan } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import { stayOf } from './stay-of.ts'
import { ListProblem } from './list-problem.tsx'
import styles from './lists.module.css'

const requestOf = (request: PageRequest) => ({ token: request.params['key'] ?? '', ...stayOf(request) })

/** favourites-7: a list of favourites for whoever has its link, and where the link allows it a way to add to it. */
function SharedListPage({ request }: PageProps) {
  const { data: list } = favouriteListsApi.useSharedListQuery(requestOf(request))
  const t = useText()
  if (!list) return <PageWaiting />
  const isFirst = list.sites.length === 0 || request.criteria.query !== null
  const adding = list.othersAdd && <AddSites request={request} list={list} />
  return (
    <>
      <PageHead title={list.name} description={t('lists.shared.description')} />
      <Container narrow>
        <div className={styles.page}>
          <h1>{list.name}</h1>
          <p className={styles.soft}>
            {t(list.othersAdd ? 'lists.shared.text.add' : 'lists.shared.text.view')}
          </p>
          <ListProblem query={request.query} />
          {isFirst && adding}
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="shared-list" before="sites" facts={{}} />}
          <SharedSites request={request} list={list} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="shared-list" after="sites" facts={{}} />}
          {!isFirst && adding}
        </div>
      </Container>
    </>
  )
}

function SharedSites({ request: { criteria }, list }: { request: PageRequest; list: SharedList }) {
  const t = useText()
  const span = useSpan()
  const party = usePartyText()
  const card = useSiteCard(criteria, list.stay)
  const canCompare = useCanCompare()
  if (list.sites.length === 0)
    return <EmptyState level={2} title={t('lists.empty')} text={t('lists.shared.empty.text')} />
  return (
    <>
      <p>
        {t('favourites.stay', {
          ...span(list.stay.date, list.stay.nights),
          party: party(criteria.adults, criteria.children.length),
        })}
      </p>
      <ul className={styles.sites}>
        {list.sites.map((site, index) => (
          <li key={site.id}>
            <SiteCard
              {...card(site)}
              priority={index === 0}
              compare={canCompare && <DeferredCompareBox item={compareItem(site.id)} name={site.name} />}
              {...(site.displayPrice
                ? {}
                : { availability: { tone: 'neutral' as const, text: t('favourites.notFree') } })}
            />
          </li>
        ))}
      </ul>
      {canCompare && <Plain part="compare" criteria={criteria} />}
    </>
  )
}

/** Finds campsites by name, and adds one: two forms, with and without scripts. */
function AddSites({ request, list }: { request: PageRequest; list: SharedList }) {
  const t = useText()
  const { pathname, criteria } = request
  const { data } = freeSearchApi.useFreeSearchQuery(criteria.query ? { query: criteria.query } : skipToken)
  const found = data?.sites.items.filter(({ siteId }) => !list.sites.some(({ id }) => id === siteId))
  return (
    <section className={styles.box} aria-labelledby="add-sites">
      <h2 id="add-sites">{t('lists.add')}</h2>
      <form method="get" action={pathname} aria-label={t('lists.add.find')} className={styles.line}>
        <label className={styles.field}>
          {t('lists.add.label')}
          <input
            type="search"
            name="query"
            required
            maxLength={searchLimits.words}
            defaultValue={criteria.query ?? ''}
          />
        </label>
        <Button type="submit">{t('lists.add.find')}</Button>
      </form>
      {found && (
        <form method="post" action={`${pathname}?${request.query}`} aria-labelledby="add-sites">
          {found.length === 0 && <p role="status">{t('lists.add.none')}</p>}
          <ul className={styles.found}>
            {found.map(({ siteId, name, meta }) => (
              <li key={siteId}>
                <span>
                  <b>{name}</b>
                  <br />
                  {meta.area.name}, {meta.country.name}
                </span>
                <Button
                  type="submit"
                  name="addShared"
                  value={siteId}
                  icon="plus"
                  aria-label={t('lists.add.name', { name })}
                >
                  {t('lists.add.do')}
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  )
}

export const page: Page = {
  Component: SharedListPage,
  async prepare(request, dispatch) {
    const options = { subscribe: false, forceRefetch: request.anew }
    const list = dispatch(favouriteListsApi.endpoints.sharedList.initiate(requestOf(request), options))
    const { query } = request.criteria
    if (query) await dispatch(freeSearchApi.endpoints.freeSearch.initiate({ query }, { subscribe: false }))
    return verdictOfError((await list).error, request.pathname)
  },
}
