import { portalApi } from '@camping/core/portal/portal-queries.ts'
import { nightsBetween } from '@camping/core/search/stay-date.ts'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import { useKeptPage } from '../../kept-pages/use-kept-page.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { Slot } from '../../slots/slot.tsx'
import { BookingList } from './booking-list.tsx'
import { NoBookings } from './my-bookings-page.tsx'
import { PortalBox } from './portal-box.tsx'
import { PortalFrame } from './portal-frame.tsx'

/** DESIGN.md: the portal starts with the next stay. */
function ProfilePage({ request }: PageProps) {
  const { data: bookings } = portalApi.useOwnBookingsQuery({})
  useKeptPage(request, bookings)
  const { config, today } = useApp()
  const t = useText()
  if (!bookings || !request.user) return null
  const next = bookings.upcoming[0]
  const days = next ? nightsBetween(today, next.dateFrom) : 0
  const help = {
    title: t('portal.booking.goodToKnow'),
    text: t('portal.home.help', { email: config.legal.email, phone: config.legal.phone }),
  }
  return (
    <PortalFrame request={request}>
      <PageHead title={t('portal.nav')} description={t('portal.home.description')} />
      <h1>{t('portal.home.title', { name: request.user.firstName })}</h1>
      {next ? (
        <section aria-labelledby="next-stay">
          <h2 id="next-stay">{t('portal.home.next')}</h2>
          <p>{days < 0 ? t('portal.home.underWay') : t('portal.home.countdown', { days })}</p>
          <BookingList bookings={[next]} />
        </section>
      ) : (
        <NoBookings />
      )}
      <Slot name="portalHelp" {...help}>
        <PortalBox title={help.title}>
          <p>{help.text}</p>
        </PortalBox>
      </Slot>
    </PortalFrame>
  )
}

export const page: Page = {
  Component: ProfilePage,
  async prepare({ pathname }, dispatch) {
    const query = portalApi.endpoints.ownBookings.initiate({}, { subscribe: false, forceRefetch: true })
    return verdictOfError((await dispatch(query)).error, pathname)
  },
}
