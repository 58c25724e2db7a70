import { compareItem } from '@camping/core/compare/compare-item.ts'
import { favouriteListsApi } from '@camping/core/favourites/favourite-lists.api.ts'
import { favouriteSitesApi } from '@camping/core/favourites/favourite-sites.api.ts'
import { isSaved } from '@camping/core/favourites/is-saved.rules.ts'
import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import type { FavouriteSites } from '@camping/contract/favourites.schemas.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { AlertButton } from '../../kit/alerts/alert-button.tsx'
import { DeferredCompareBox } from '../../kit/compare/deferred-compare-box.tsx'
import { useCanCompare } from '../../kit/compare/use-can-compare.ts'
import { PageHead } from '../../kit/head/page-head.tsx'
import { SiteHeart } from '../../kit/site-card/site-heart.tsx'
import { usePartyText } from '../../kit/format/party-text.ts'
import { useSpan } from '../../kit/format/use-dates.ts'
import { useText } from '../../kit/format/use-text.ts'
import { useSiteCard } from '../../kit/site-card/use-site-card.tsx'
import { Plain } from '../../kit/plain/plain-part.tsx'
import type { Page, PageProps, PageRequest } from '../../kit/routing/page-view.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import { SlotsBetween } from '../../kit/slots/slots-between.tsx'
import styles from './favourites-page.module.css'
import { FavouriteLists, SiteLists } from './lists/favourite-lists.tsx'
import { listIdOf } from './lists/list-id-of.ts'
import { ListProblem } from './lists/list-problem.tsx'
import { stayOf } from './lists/stay-of.ts'
import { PortalFrame } from '../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../kit/portal/portal-waiting.tsx'

/** All favourites, or those of the list that the address names. */
const requestOf = (request: PageRequest) => {
  const list = listIdOf(request)
  return { ...stayOf(request), ...(list === undefined ? {} : { list }) }
}

/** favourites-1: favourites with their current prices. An emptied heart removes its campsite; undo restores it. */
function FavouritesPage({ request }: PageProps) {
  const { data } = favouriteSitesApi.useFavouriteSitesQuery(requestOf(request))
  const { data: named } = favouriteListsApi.useFavouriteListsQuery({})
  const lists = named?.lists ?? []
  const t = useText()
  const head = (
    <>
      <PageHead title={t('favourites.title')} description={t('favourites.description')} />
      <h1>{t('favourites.title')}</h1>
    </>
  )
  if (!data) return <PortalWaiting request={request} head={head} />
  return (
    <PortalFrame request={request}>
      {head}
      <ListProblem query={request.query} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="favourites" before="lists" facts={{}} />}
      <FavouriteLists request={request} lists={lists} shareText={t('lists.share.text')} />
      {!import.meta.env.WITHOUT_SLOTS && (
        <SlotsBetween page="favourites" after="lists" before="sites" facts={{}} />
      )}
      <SavedSites request={request} saved={data} lists={lists} />
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween page="favourites" after="sites" facts={{}} />}
    </PortalFrame>
  )
}

function SavedSites({
  request,
  saved,
  lists,
}: {
  request: PageRequest
  saved: FavouriteSites
  lists: NamedLists['lists']
}) {
  const { site: edition, config } = useApp()
  const t = useText()
  const span = useSpan()
  const party = usePartyText()
  const { criteria } = request
  const card = useSiteCard(criteria, saved.stay)
  const canCompare = useCanCompare()
  // The server's markup stays until the browser has loaded the account's favourites.
  const known = useAppSelector(({ favourites }) => favourites)
  // On a list are also campsites that others have added: no heart of the owner's.
  const list = listIdOf(request)
  const others = new Set(
    lists
      .find(({ id }) => id === list)
      ?.entries.filter(({ byOther }) => byOther)
      .map(({ siteId }) => siteId),
  )
  const shown = saved.favourites.filter(({ site }) => others.has(site.id) || isSaved(known, site.id, true))
  if (shown.length === 0)
    return (
      <EmptyState
        level={2}
        title={t(list === undefined ? 'favourites.none' : 'lists.empty')}
        text={t(list === undefined ? 'favourites.none.text' : 'lists.empty.text')}
        actions={
          config.supports.search && (
            <MuiButtonLink kind="primary" href={buildPath(edition, 'searchAndBook')}>
              {t('portal.bookings.search')}
            </MuiButtonLink>
          )
        }
      />
    )
  return (
    <>
      <p>
        {t('favourites.stay', {
          ...span(saved.stay.date, saved.stay.nights),
          party: party(criteria.adults, criteria.children.length),
        })}
      </p>
      <ul className={styles.list}>
        {shown.map(({ site }, index) => (
          <li key={site.id}>
            <SiteCard
              {...card(site)}
              priority={index === 0}
              compare={canCompare && <DeferredCompareBox item={compareItem(site.id)} name={site.name} />}
              heart={<SiteHeart id={site.id} name={site.name} initiallySaved={!others.has(site.id)} />}
              {...(others.has(site.id) ? { badge: t('lists.byOther') } : {})}
              {...(site.displayPrice
                ? {}
                : { availability: { tone: 'neutral', text: t('favourites.notFree') } })}
            />
            <SiteLists request={request} lists={lists} site={site} />
            {!site.displayPrice && (
              <AlertButton
                name={`alert-${site.id}`}
                text={t('favourites.alert')}
                subject={{
                  site,
                  stay: {
                    date: saved.stay.date,
                    duration: saved.stay.nights,
                    adults: criteria.adults,
                    children: criteria.children,
                  },
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {canCompare && <Plain part="compare" criteria={criteria} />}
    </>
  )
}

export const page: Page = {
  Component: FavouritesPage,
  async prepare(request, dispatch) {
    const options = { subscribe: false, forceRefetch: request.anew }
    const sites = dispatch(favouriteSitesApi.endpoints.favouriteSites.initiate(requestOf(request), options))
    await dispatch(favouriteListsApi.endpoints.favouriteLists.initiate({}, options))
    return verdictOfError((await sites).error, request.pathname)
  },
}
