import type { KeyIn } from '@camping/editions/messages/message-key.ts'
import { basePath } from '@camping/contract/endpoint.ts'
import type { BookingDocumentItem, CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { outcomeOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { ResendMail } from '../../../kit/booking-parts/resend-mail.tsx'
import styles from './booking-detail-page.module.css'
import { Panel } from '@camping/ui/islands/panel.tsx'

/** Documents of the API, each in a new tab; with the calendar entry and resending of the mail. */
export function DocumentsPart({ booking }: { booking: CustomerBooking }) {
  const { config, market } = useApp()
  const t = useText()
  const { bookingRef: bookingId, state, documents } = booking
  const [resend, { isLoading }] = portalApi.useSendCustomerConfirmationMutation()
  const own = `${basePath('v2', config.brand, market.apiLocale)}/customer-portal/bookings/${bookingId}`
  const waits = state === 'confirmed' && !documents.some(({ kind }) => kind === 'voucher')
  return (
    <Panel title={t('portal.booking.documents')} online>
      <div className={styles.journey}>
        <ul className={styles.documents}>
          {documents.map((item) => (
            <li key={item.id}>
              <DocumentLink item={item} outcome={outcomeOf(booking)} href={`${own}/documents/${item.id}`} />
            </li>
          ))}
        </ul>
        {waits && <p className={styles.place}>{t('travel.voucherLater')}</p>}
        <div className={styles.papers}>
          {state !== 'cancelled' && state !== 'completed' && (
            <MuiButtonLink icon="calendar" href={`${own}/calendar`}>
              {t('portal.booking.calendar')}
            </MuiButtonLink>
          )}
          <ResendMail resend={() => resend({ bookingId })} busy={isLoading} />
        </div>
      </div>
    </Panel>
  )
}

/** The confirmation of what is not, or no longer, a booking. */
const confirmations: Readonly<Partial<Record<DocumentProps['outcome'], KeyIn<'travel.document'>>>> = {
  requested: 'requested',
  cancelled: 'cancelled',
  declined: 'declined',
  ended: 'ended',
}

interface DocumentProps {
  readonly item: BookingDocumentItem
  readonly outcome: ReturnType<typeof outcomeOf>
  readonly href: string
}

function DocumentLink({ item: { kind, date, number }, outcome, href }: DocumentProps) {
  const t = useText()
  const dates = useStayDates()
  // The confirmation always describes the current booking.
  const name = kind === 'confirmation' ? (confirmations[outcome] ?? kind) : kind
  return (
    <a className={styles.document} href={href} target="_blank" rel="noreferrer">
      <Icon name="download" />
      <span>
        <b className={styles.documentName}>{t(`travel.document.${name}`)}</b>
        <span className={styles.place}>
          {[...(number ? [t('travel.document.number', { number })] : []), dates.long(date), 'PDF'].join(
            ' · ',
          )}
        </span>
      </span>
    </a>
  )
}
