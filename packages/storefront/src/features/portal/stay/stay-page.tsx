import type { ChangeTerms } from '@camping/contract/booking-changes.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import { bookingStayApi } from '@camping/core/portal/booking-stay.api.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { BookingPartHead } from '../../../kit/portal/booking-part-head.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { useRuleText } from '../changes/use-rule-text.ts'
import styles from './stay-page.module.css'

const StayForm = lazyPart(() => import('./stay-form.tsx').then((module) => ({ default: module.StayForm })))

/** A change of a booking: dates, length, accommodation of its campsite, people, extras and cover. */
function StayPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const ruleText = useStayRule()
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const { data: stay } = bookingStayApi.useBookingStayQuery({ bookingId })
  const head = (
    <BookingPartHead
      bookingId={bookingId}
      title={t('stay.title')}
      description={t('stay.description')}
      stay={booking}
    />
  )
  if (!booking || !stay) return <PortalWaiting request={request} head={head} />
  const isOpen = allowsChanges(stay.terms.rule) && stay.terms.rule !== 'EXISTING_ONLY_ALLOWED'
  return (
    <PortalFrame request={request}>
      {head}
      <Notice kind={isOpen ? 'info' : 'warning'}>{ruleText(stay.terms)}</Notice>
      {isOpen && (
        <BrowserOnly placeholder={<FormSkeleton />}>
          <StayForm bookingId={bookingId} stay={stay} currency={booking.currency} />
        </BrowserOnly>
      )}
    </PortalFrame>
  )
}

/** The rule as text: of a booking that is paid, what costs more is paid first. */
function useStayRule(): (terms: ChangeTerms) => string {
  const t = useText()
  const dates = useStayDates()
  const ruleText = useRuleText()
  return (terms) => {
    const { rule, until } = terms
    if (rule === 'EXISTING_ONLY_ALLOWED') return ruleText({ rule: 'CHANGES_NOT_ALLOWED', until: null })
    if (rule !== 'CHANGES_ALLOWED_REQUIRES_PAYMENT') return ruleText(terms)
    return t('stay.paidRule', { date: until === null ? '' : dates.long(until) })
  }
}

/** About as high as the form, so that little moves when it loads. */
function FormSkeleton() {
  return (
    <div className={styles.skeletons}>
      <MuiSkeleton shape="block" className={styles.fields} />
      <MuiSkeleton shape="button" />
    </div>
  )
}

export const page: Page = {
  Component: StayPage,
  async prepare(request, dispatch) {
    const { params, anew } = request
    const bookingId = params['bookingId'] ?? ''
    const fresh = { subscribe: false, forceRefetch: anew }
    const [booking, stay] = await Promise.all([
      dispatch(portalApi.endpoints.customerBooking.initiate({ bookingId }, fresh)),
      dispatch(bookingStayApi.endpoints.bookingStay.initiate({ bookingId }, fresh)),
    ])
    return verdictInSession(booking.error ?? stay.error, request, dispatch)
  },
}
