import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { bookingCalendar, bookingDocument } from '@camping/contract/booking-documents.endpoints.ts'
import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { classNames } from '@camping/ui/class-names.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './confirmation-page.module.css'
import { ResendMail } from '../../../kit/booking-parts/resend-mail.tsx'

/** Documents of the booking: calendar entry, PDF, resending the mail. The first two work without scripts. */
export function BookingDocuments({ booking, cartId }: { booking: BookingConfirmation; cartId: string }) {
  const { config, market } = useApp()
  const t = useText()
  const hrefOf = ({ base, path }: Endpoint<never, never>) =>
    `${basePath(base, config.brand, market.apiLocale)}/${placeRequest(path, { cartId }).path}`
  return (
    <section className={classNames(styles.box, styles.papers)}>
      <h2 className={styles.heading}>{t('confirmation.papers')}</h2>
      <div className={styles.actions}>
        {booking.state !== 'completed' && (
          <ButtonLink icon="calendar" href={hrefOf(bookingCalendar as Endpoint<never, never>)}>
            {t(booking.state === 'cancelled' ? 'confirmation.calendar.remove' : 'confirmation.calendar')}
          </ButtonLink>
        )}
        <ButtonLink
          icon="download"
          href={hrefOf(bookingDocument as Endpoint<never, never>)}
          target="_blank"
          rel="noreferrer"
        >
          {t('confirmation.document')}
        </ButtonLink>
        <ResendMail cartId={cartId} />
      </div>
    </section>
  )
}
