import { basePath } from '@camping/contract/endpoint.ts'
import type { BookingDocumentItem, OwnBooking } from '@camping/contract/portal.schemas.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { ResendMail } from '../confirmation/resend-mail.tsx'
import styles from './booking-detail-page.module.css'
import { PortalBox } from '../portal/portal-box.tsx'

/** Papers as the API makes them, each in a tab of its own; with the calendar entry and the mail once more. */
export function PapersPart({ booking }: { booking: OwnBooking }) {
  const { config, market } = useApp()
  const t = useText()
  const { cartId, bookingRef, state, documents } = booking
  const api = basePath('v2', config.brand, market.apiLocale)
  const waits = state === 'confirmed' && !documents.some(({ kind }) => kind === 'voucher')
  return (
    <PortalBox title={t('portal.booking.papers')} online>
      <div className={styles.journey}>
        <ul className={styles.documents}>
          {documents.map((paper) => (
            <li key={paper.id}>
              <Paper
                paper={paper}
                state={state}
                href={`${api}/customer-portal/bookings/${bookingRef}/documents/${paper.id}`}
              />
            </li>
          ))}
        </ul>
        {waits && <p className={styles.place}>{t('travel.voucherLater')}</p>}
        <div className={styles.papers}>
          <ButtonLink icon="calendar" href={`${api}/booking/confirmation/${cartId}/calendar`}>
            {t('portal.booking.calendar')}
          </ButtonLink>
          <ResendMail cartId={cartId} />
        </div>
      </div>
    </PortalBox>
  )
}

interface PaperProps {
  readonly paper: BookingDocumentItem
  readonly state: OwnBooking['state']
  readonly href: string
}

function Paper({ paper: { kind, date, number }, state, href }: PaperProps) {
  const t = useText()
  const dates = useStayDates()
  // What is confirmed is said of the booking as it is now.
  const name = kind === 'confirmation' && (state === 'requested' || state === 'cancelled') ? state : kind
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
