import { skipToken } from '@reduxjs/toolkit/query/react'
import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { favouriteListsApi } from '@camping/core/favourites/favourite-lists.api.ts'
import type { FavouritesState } from '@camping/core/favourites/favourites.slice.ts'
import { guestListsApi } from '@camping/core/favourites/guest-lists.api.ts'
import { openFavourites } from '@camping/core/favourites/open-favourites.browser.ts'
import { compareItem } from '@camping/core/compare/compare-item.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button, ButtonLink } from '@camping/ui/button/button.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useEffect, type ReactNode } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { DeferredCompareBox } from '../../../kit/compare/deferred-compare-box.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useSpan } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Plain } from '../../../kit/plain/plain-part.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { SiteHeart } from '../../../kit/site-card/site-heart.tsx'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import { FavouriteLists, SiteLists } from './favourite-lists.tsx'
import { asNamedLists } from './guest-named-lists.ts'
import { listIdOf } from './list-id-of.ts'
import styles from './lists.module.css'
import { stayOf } from './stay-of.ts'
import { useGuestForms } from './use-guest-forms.ts'

/** The browser's part of the page. Whoever is signed in is led to the favourites of their account. */
export function SavedSites({ request }: { readonly request: PageRequest }) {
  const { site } = useApp()
  const t = useText()
  const store = useAppStore()
  const favourites = useAppSelector((state) => state.favourites)
  useEffect(() => void openFavourites(store), [store])
  if (!favourites) return <Skeleton shape="block" />
  if (favourites.account)
    return (
      <EmptyState
        level={2}
        title={t('saved.account')}
        text={t('favourites.description')}
        actions={
          <ButtonLink kind="primary" href={buildPath(site, 'favourites')}>
            {t('saved.account.open')}
          </ButtonLink>
        }
      />
    )
  return <GuestFavourites request={request} favourites={favourites} />
}

function GuestFavourites({
  request,
  favourites: { guest, lists },
}: {
  readonly request: PageRequest
  readonly favourites: FavouritesState
}) {
  const t = useText()
  const { receive, problem, removeAdded } = useGuestForms(request)
  const list = lists.find(({ id }) => id === listIdOf(request))
  const stay = stayOf(request)
  const siteIds = [...(list?.siteIds ?? guest.map(({ siteId }) => siteId))]
  const saved = guestListsApi.useSavedSitesQuery(siteIds.length > 0 ? { siteIds, ...stay } : skipToken)
  // Others add to the list on the server; what the owner changes is here first.
  const { data: shared, refetch } = favouriteListsApi.useSharedListQuery(
    list?.sharing ? { token: list.sharing.token, ...stay } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const own = (saved.currentData ?? saved.data)?.sites.filter(({ siteId }) => siteIds.includes(siteId)) ?? []
  const added = shared?.sites.filter(({ siteId }) => !siteIds.includes(siteId)) ?? []
  const shownStay = saved.data?.stay ?? shared?.stay
  const isEmpty = siteIds.length === 0 && added.length === 0
  return (
    // Forms of the lists, as an account has them, are taken here instead of by the server.
    <div className={styles.part} onSubmit={receive}>
      {problem && <Alert key={problem.at} kind="error" live title={t(`lists.problem.${problem.name}`)} />}
      <FavouriteLists request={request} lists={asNamedLists(lists)} shareText={t('saved.share.text')} />
      {isEmpty && <NothingSaved isList={list !== undefined} />}
      {!isEmpty && !shownStay && !saved.isError && <Skeleton shape="block" />}
      {saved.isError && (
        <Alert
          kind="warning"
          title={t('lists.problem.failed')}
          action={<Button onClick={() => void saved.refetch()}>{t('saved.again')}</Button>}
        />
      )}
      {shownStay && !isEmpty && (
        <>
          <StayLine request={request} stay={shownStay} />
          <ul className={styles.sites}>
            {own.map((site) => (
              <SavedSite key={site.id} request={request} site={site} stay={shownStay}>
                <SiteLists request={request} lists={asNamedLists(lists)} site={site} />
              </SavedSite>
            ))}
            {added.map((site) => (
              <SavedSite key={site.id} request={request} site={site} stay={shownStay} byOther>
                <div className={styles.choice}>
                  <Button
                    kind="quiet"
                    icon="close"
                    onClick={() => list && void removeAdded(list.id, site.id).then(refetch)}
                  >
                    {t('saved.remove', { name: site.name })}
                  </Button>
                </div>
              </SavedSite>
            ))}
          </ul>
          <Plain part="compare" criteria={request.criteria} />
        </>
      )}
    </div>
  )
}

function NothingSaved({ isList }: { readonly isList: boolean }) {
  const { site, config } = useApp()
  const t = useText()
  return (
    <EmptyState
      level={2}
      title={t(isList ? 'lists.empty' : 'favourites.none')}
      text={t(isList ? 'lists.empty.text' : 'saved.none.text')}
      actions={
        config.supports.search && (
          <ButtonLink kind="primary" href={buildPath(site, 'searchAndBook')}>
            {t('saved.find')}
          </ButtonLink>
        )
      }
    />
  )
}

interface Stay {
  readonly date: string
  readonly nights: number
  readonly isDefaultDate: boolean
}

function StayLine({ request: { criteria }, stay }: { readonly request: PageRequest; readonly stay: Stay }) {
  const t = useText()
  const span = useSpan()
  const party = usePartyText()
  return (
    <p>
      {t('favourites.stay', {
        ...span(stay.date, stay.nights),
        party: party(criteria.adults, criteria.children.length),
      })}
    </p>
  )
}

function SavedSite({
  request,
  site,
  stay,
  byOther = false,
  children,
}: {
  readonly request: PageRequest
  readonly site: SiteResult
  readonly stay: Stay
  readonly byOther?: boolean
  readonly children: ReactNode
}) {
  const t = useText()
  const card = useSiteCard(request.criteria, stay)
  return (
    <li>
      <SiteCard
        {...card(site)}
        compare={<DeferredCompareBox item={compareItem(site.id)} name={site.name} />}
        heart={<SiteHeart id={site.id} name={site.name} initiallySaved={!byOther} />}
        {...(byOther ? { badge: t('lists.byOther') } : {})}
        {...(site.displayPrice
          ? {}
          : { availability: { tone: 'neutral' as const, text: t('favourites.notFree') } })}
      />
      {children}
    </li>
  )
}
