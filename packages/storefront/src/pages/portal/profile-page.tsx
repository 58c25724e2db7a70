import { favouritesApi } from '@camping/core/favourites/favourites-queries.ts'
import { ownExtrasApi } from '@camping/core/portal/own-extras-queries.ts'
import { participantsApi } from '@camping/core/portal/participants-queries.ts'
import { portalApi } from '@camping/core/portal/portal-queries.ts'
import type { OwnBookings } from '@camping/contract/portal.schemas.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Link } from '@camping/ui/link/link-context.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import { useKeptPage } from '../../kept-pages/use-kept-page.ts'
import type { Page, PageProps, PageRequest } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { Slot } from '../../slots/slot.tsx'
import { BookingList } from './booking-list.tsx'
import { HomeFavourites } from './home-favourites.tsx'
import { NothingAhead } from './my-bookings-page.tsx'
import { NextStay } from './next-stay.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { PortalBox } from './portal-box.tsx'
import { PortalFrame } from './portal-frame.tsx'
import { PortalWaiting } from './portal-waiting.tsx'
import styles from './portal-home.module.css'

/** How many of the stays after the next one stand here; all of them are among the bookings. */
const laterAtMost = 2

/** DESIGN.md: the portal starts with the next stay and what is open about it, then everything else. */
function ProfilePage({ request }: PageProps) {
  const { data: bookings } = portalApi.useOwnBookingsQuery({})
  useKeptPage(request, bookings)
  const { config } = useApp()
  const t = useText()
  if (!bookings || !request.user) return <PortalWaiting request={request} />
  const [next, ...later] = bookings.upcoming
  return (
    <PortalFrame request={request}>
      <PageHead title={t('portal.nav')} description={t('portal.home.description')} />
      <h1>{t('portal.home.title', { name: request.user.firstName })}</h1>
      {next ? <NextStay booking={next} /> : <NothingAhead {...bookings} />}
      {next?.state === 'confirmed' && <OpenTasks booking={next} mayPay={request.user.actingAgent == null} />}
      {later.length > 0 && <LaterStays bookings={later} />}
      {config.supports.search && <HomeFavourites />}
      <Help />
    </PortalFrame>
  )
}

function LaterStays({ bookings }: { bookings: OwnBookings['upcoming'] }) {
  const { site } = useApp()
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="later-stays">
      <div className={styles.head}>
        <h2 id="later-stays">{t('portal.home.later')}</h2>
        <Link href={buildPath(site, 'myBookings')}>{t('portal.home.all')}</Link>
      </div>
      <BookingList bookings={bookings.slice(0, laterAtMost)} />
    </section>
  )
}

/** Where a person answers; an app may say it in its own way. */
function Help() {
  const { config } = useApp()
  const t = useText()
  const { email, phone } = config.legal
  const title = t('portal.help.title')
  return (
    <Slot name="portalHelp" title={title} text={t('portal.home.help', { email, phone })}>
      <PortalBox title={title}>
        <p>{t('portal.help.text')}</p>
        <div className={styles.help}>
          <ButtonLink icon="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </ButtonLink>
          <ButtonLink icon="mail" href={`mailto:${email}`}>
            {email}
          </ButtonLink>
        </div>
      </PortalBox>
    </Slot>
  )
}

/** What stands below the next stay. The server waits for it; in the browser each part says that it is on its way. */
async function askForParts(
  { app: { config } }: PageRequest,
  next: OwnBookings['upcoming'][number] | undefined,
  dispatch: Dispatch,
): Promise<void> {
  const anew = { subscribe: false, forceRefetch: true }
  const bookingId = next?.state === 'confirmed' ? next.bookingRef : undefined
  const parts = Promise.all([
    bookingId && dispatch(participantsApi.endpoints.participants.initiate({ bookingId }, anew)),
    bookingId && dispatch(ownExtrasApi.endpoints.ownExtras.initiate({ bookingId }, anew)),
    config.supports.search && dispatch(favouritesApi.endpoints.favouriteSites.initiate({}, anew)),
  ])
  if (typeof process !== 'undefined') await parts
}

export const page: Page = {
  Component: ProfilePage,
  async prepare(request, dispatch) {
    const query = portalApi.endpoints.ownBookings.initiate({}, { subscribe: false, forceRefetch: true })
    const { data, error } = await dispatch(query)
    await askForParts(request, data?.upcoming[0], dispatch)
    return verdictOfError(error, request.pathname)
  },
}
