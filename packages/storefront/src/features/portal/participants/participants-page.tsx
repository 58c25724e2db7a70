import { allowsChanges } from '@camping/contract/change-rules.ts'
import type { Participants } from '@camping/contract/participants.schemas.ts'
import { participantsApi, portalApi } from '@camping/core/portal/portal.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { FactList } from '../../../kit/portal/fact-list.tsx'
import { BookingPartHead } from '../../../kit/portal/booking-part-head.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import { useRuleText } from '../changes/use-rule-text.ts'
import styles from './participants-page.module.css'

const ParticipantsForm = lazyPart(() =>
  import('./participants-form.tsx').then((module) => ({ default: module.ParticipantsForm })),
)

/** The guests: a row per person, editable as far as the booking's rule allows. */
function ParticipantsPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const ruleText = useRuleText()
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const { data: travelling } = participantsApi.useParticipantsQuery({ bookingId })
  const head = (
    <BookingPartHead
      bookingId={bookingId}
      title={t('participants.title')}
      description={t('participants.description')}
      stay={booking}
    />
  )
  if (!booking || !travelling) return <PortalWaiting request={request} head={head} />
  const isOpen = allowsChanges(travelling.terms.rule)
  return (
    <PortalFrame request={request}>
      {head}
      <Notice kind={isOpen ? 'info' : 'warning'}>{ruleText(travelling.terms)}</Notice>
      {isOpen ? (
        <BrowserOnly placeholder={<FormSkeleton rows={travelling.persons.length} />}>
          <ParticipantsForm bookingId={bookingId} travelling={travelling} />
        </BrowserOnly>
      ) : (
        <Named travelling={travelling} />
      )}
    </PortalFrame>
  )
}

/** Read-only, where nothing may be changed. */
function Named({ travelling: { persons } }: { travelling: Participants }) {
  const t = useText()
  const dates = useStayDates()
  return (
    <Panel title={t('participants.list')}>
      <FactList
        facts={persons.map(({ role, age, firstName, lastName, birthDate }, index) => ({
          label: t(`participants.${role}`, { number: index + 1, age: age ?? 0 }),
          value: firstName
            ? `${firstName} ${lastName}${birthDate ? `, ${dates.long(birthDate)}` : ''}`
            : t('participants.unnamed'),
        }))}
      />
    </Panel>
  )
}

/** About as high as the form, so that little moves when it loads. */
function FormSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: rows }, (_, index) => (
        <MuiSkeleton key={index} shape="block" className={styles.row} />
      ))}
      <MuiSkeleton shape="button" />
    </div>
  )
}

export const page: Page = {
  Component: ParticipantsPage,
  async prepare(request, dispatch) {
    const { params, anew } = request
    const bookingId = params['bookingId'] ?? ''
    const fresh = { subscribe: false, forceRefetch: anew }
    const [booking, travelling] = await Promise.all([
      dispatch(portalApi.endpoints.customerBooking.initiate({ bookingId }, fresh)),
      dispatch(participantsApi.endpoints.participants.initiate({ bookingId }, fresh)),
    ])
    return verdictInSession(booking.error ?? travelling.error, request, dispatch)
  },
}
