import { favouriteSitesApi } from '@camping/core/favourites/favourite-sites.api.ts'
import { myExtrasApi, participantsApi, portalApi } from '@camping/core/portal/portal.api.ts'
import type { CustomerBookings } from '@camping/contract/portal.schemas.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { breakableAddress } from '@camping/ui/link/breakable-address.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { LazyPasskeyOffer } from '../../../kit/passkeys/lazy-passkey-offer.tsx'
import { useOfflineCopy } from '../offline-copies/use-offline-copy.ts'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { Slot } from '../../../kit/slots/slot.tsx'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { BookingList } from './booking-list.tsx'
import { HomeFavourites } from './home-favourites.tsx'
import { NothingAhead } from './my-bookings-page.tsx'
import { NextStay } from './next-stay.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import styles from './portal-home.module.css'

/** Maximum number of stays after the next one; the bookings page has all of them. */
const mostUpcoming = 2

const slots = { page: 'portal', facts: {} } as const

/** portal-2: the portal starts with the next stay and its open tasks, followed by everything else. */
function ProfilePage({ request }: PageProps) {
  const { data: bookings } = portalApi.useCustomerBookingsQuery({})
  useOfflineCopy(request, bookings)
  const { config } = useApp()
  const t = useText()
  if (!bookings || !request.user) return <PortalWaiting request={request} />
  const [next, ...others] = bookings.upcoming
  const mayPay = request.user.actingAgent == null
  return (
    <PortalFrame request={request}>
      <PageHead title={t('portal.nav')} description={t('portal.home.description')} />
      <h1>{t('portal.home.title', { name: request.user.firstName })}</h1>
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="next-stay" />}
      {next ? <NextStay booking={next} /> : <NothingAhead {...bookings} />}
      {next?.state === 'confirmed' && <OpenTasks booking={next} mayPay={mayPay} />}
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="next-stay" before="bookings" />}
      {others.length > 0 && <FurtherStays bookings={others} mayPay={mayPay} />}
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="bookings" before="favourites" />}
      {config.supports.search && <HomeFavourites />}
      {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="favourites" />}
      <LazyPasskeyOffer />
      <Help />
    </PortalFrame>
  )
}

function FurtherStays({ bookings, mayPay }: { bookings: CustomerBookings['upcoming']; mayPay: boolean }) {
  const { site } = useApp()
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="later-stays">
      <div className={styles.head}>
        <h2 id="later-stays">{t('portal.home.later')}</h2>
        <Link href={buildPath(site, 'myBookings')}>{t('portal.home.all')}</Link>
      </div>
      <BookingList bookings={bookings.slice(0, mostUpcoming)} mayPay={mayPay} />
    </section>
  )
}

/** Contacts of the service desk; an app may replace this slot. */
function Help() {
  const { config } = useApp()
  const t = useText()
  const { email, phone } = config.legal
  const title = t('portal.help.title')
  return (
    <Slot name="portalHelp" title={title} text={t('portal.home.help', { email, phone })}>
      <Panel title={title}>
        <p>{t('portal.help.text')}</p>
        <div className={styles.help}>
          <MuiButtonLink icon="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </MuiButtonLink>
          <MuiButtonLink icon="mail" href={`mailto:${email}`}>
            {breakableAddress(email)}
          </MuiButtonLink>
        </div>
      </Panel>
    </Slot>
  )
}

/**
 * The sections below the next stay. The server waits for their data; in the browser each section shows its own loading
 * state.
 */
async function requestParts(
  { app: { config }, anew }: PageRequest,
  next: CustomerBookings['upcoming'][number] | undefined,
  dispatch: Dispatch,
): Promise<void> {
  const fresh = { subscribe: false, forceRefetch: anew }
  const bookingId = next?.state === 'confirmed' ? next.bookingRef : undefined
  const parts = Promise.all([
    bookingId && dispatch(participantsApi.endpoints.participants.initiate({ bookingId }, fresh)),
    bookingId && dispatch(myExtrasApi.endpoints.bookingExtras.initiate({ bookingId }, fresh)),
    config.supports.search && dispatch(favouriteSitesApi.endpoints.favouriteSites.initiate({}, fresh)),
  ])
  if (typeof process !== 'undefined') await parts
}

export const page: Page = {
  Component: ProfilePage,
  async prepare(request, dispatch) {
    const query = portalApi.endpoints.customerBookings.initiate(
      {},
      { subscribe: false, forceRefetch: request.anew },
    )
    const { data, error } = await dispatch(query)
    await requestParts(request, data?.upcoming[0], dispatch)
    return verdictInSession(error, request, dispatch)
  },
}
