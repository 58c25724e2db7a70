import { favouriteSitesApi } from '@camping/core/favourites/favourite-sites.api.ts'
import { isSaved } from '@camping/core/favourites/is-saved.rules.ts'
import type { FavouriteSites } from '@camping/contract/favourites.schemas.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { SiteCard } from '@camping/ui/site-card/site-card.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { PageHead } from '../../kit/head/page-head.tsx'
import { SiteHeart } from '../../kit/site-card/site-heart.tsx'
import { usePartyText } from '../../kit/format/party-text.ts'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useText } from '../../kit/format/use-text.ts'
import { useSiteCard } from '../../kit/site-card/use-site-card.tsx'
import type { Page, PageProps, PageRequest } from '../../kit/routing/page-view.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import styles from './favourites-page.module.css'
import { PortalFrame } from '../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../kit/portal/portal-waiting.tsx'

/** The stay of the visitor's last search. */
const stayOf = ({ criteria }: PageRequest) => ({
  ...(criteria.date ? { date: criteria.date } : {}),
  duration: criteria.duration,
  adults: criteria.adults,
  ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
})

/** favourites-1: favourites with their current prices. An emptied heart removes its campsite; undo restores it. */
function FavouritesPage({ request }: PageProps) {
  const { data } = favouriteSitesApi.useFavouriteSitesQuery(stayOf(request))
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
      <SavedSites request={request} saved={data} />
    </PortalFrame>
  )
}

function SavedSites({ request, saved }: { request: PageRequest; saved: FavouriteSites }) {
  const { site: edition } = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { criteria } = request
  const card = useSiteCard(criteria, saved.stay)
  // The server's markup stays until the browser has loaded the account's favourites.
  const known = useAppSelector(({ favourites }) => favourites)
  const shown = saved.favourites.filter(({ site }) => isSaved(known, site.id, true))
  if (shown.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('favourites.none')}
        text={t('favourites.none.text')}
        actions={
          <ButtonLink kind="primary" href={buildPath(edition, 'searchAndBook')}>
            {t('portal.bookings.search')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <p>
        {t('favourites.stay', {
          dates: dates.period(saved.stay.date, saved.stay.nights),
          party: party(criteria.adults, criteria.children.length),
        })}
      </p>
      <ul className={styles.list}>
        {shown.map(({ site }, index) => (
          <li key={site.id}>
            <SiteCard
              {...card(site)}
              priority={index === 0}
              heart={<SiteHeart id={site.id} name={site.name} initiallySaved />}
              {...(site.displayPrice
                ? {}
                : { availability: { tone: 'neutral', text: t('favourites.notFree') } })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export const page: Page = {
  Component: FavouritesPage,
  async prepare(request, dispatch) {
    const query = favouriteSitesApi.endpoints.favouriteSites.initiate(stayOf(request), {
      subscribe: false,
      forceRefetch: request.anew,
    })
    return verdictOfError((await dispatch(query)).error, request.pathname)
  },
}
