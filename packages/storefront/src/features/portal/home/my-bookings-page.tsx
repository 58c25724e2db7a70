import { portalApi } from '@camping/core/portal/portal.api.ts'
import type { CustomerBookings } from '@camping/contract/portal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { EmptyState } from '@camping/ui/states/page-state.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useOfflineCopy } from '../offline-copies/use-offline-copy.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { BookingList } from './booking-list.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'

const parts: (keyof CustomerBookings)[] = ['upcoming', 'past', 'cancelled']

/** All bookings of the customer: upcoming, past, cancelled. */
function MyBookingsPage({ request }: PageProps) {
  const { data: bookings } = portalApi.useCustomerBookingsQuery({})
  useOfflineCopy(request, bookings)
  const t = useText()
  const head = (
    <>
      <PageHead title={t('portal.bookings.title')} description={t('portal.bookings.description')} />
      <h1>{t('portal.bookings.title')}</h1>
    </>
  )
  if (!bookings) return <PortalWaiting request={request} head={head} />
  const filled = parts.filter((part) => bookings[part].length > 0)
  return (
    <PortalFrame request={request}>
      {head}
      {filled.length === 0 && <NoBookings />}
      {filled.map((part) => (
        <section key={part} aria-labelledby={`bookings-${part}`}>
          <h2 id={`bookings-${part}`}>{t(`portal.bookings.${part}`)}</h2>
          <BookingList bookings={bookings[part]} mayPay={request.user?.actingAgent == null} />
        </section>
      ))}
    </PortalFrame>
  )
}

/** No bookings yet, with suggestions. */
function NoBookings() {
  const t = useText()
  return (
    <EmptyState
      level={2}
      title={t('portal.bookings.none')}
      text={t('portal.bookings.none.text')}
      actions={<SearchButton />}
    />
  )
}

/** No upcoming stay: no bookings, or all are past or cancelled. */
export function NothingAhead({ past, cancelled }: Pick<CustomerBookings, 'past' | 'cancelled'>) {
  const { site } = useApp()
  const t = useText()
  if (past.length + cancelled.length === 0) return <NoBookings />
  return (
    <EmptyState
      level={2}
      title={t('portal.home.between')}
      text={t('portal.home.between.text')}
      actions={
        <>
          <SearchButton />
          <MuiButtonLink href={buildPath(site, 'myBookings')}>{t('portal.bookings.title')}</MuiButtonLink>
        </>
      }
    />
  )
}

function SearchButton() {
  const { site, config } = useApp()
  const t = useText()
  if (!config.supports.search) return null
  return (
    <MuiButtonLink kind="primary" href={buildPath(site, 'searchAndBook')}>
      {t('portal.bookings.search')}
    </MuiButtonLink>
  )
}

export const page: Page = {
  Component: MyBookingsPage,
  async prepare(request, dispatch) {
    const query = portalApi.endpoints.customerBookings.initiate(
      {},
      { subscribe: false, forceRefetch: request.anew },
    )
    return verdictInSession((await dispatch(query)).error, request, dispatch)
  },
}
