import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import {
  bookingCalendar,
  bookingDocument,
  bookingTexts,
} from '@camping/contract/booking-documents.endpoints.ts'
import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { classNames } from '@camping/ui/class-names.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './confirmation-page.module.css'
import { ResendMail } from '../../../kit/booking-parts/resend-mail.tsx'

/** Documents of the booking: calendar entry, PDF, texts agreed to, resending the mail. All but the last work without scripts. */
export function BookingDocuments({ booking, cartId }: { booking: BookingConfirmation; cartId: string }) {
  const { config, market } = useApp()
  const t = useText()
  const [resend, { isLoading }] = checkoutApi.useResendConfirmationMutation()
  const hrefOf = ({ base, path }: Endpoint<never, never>) =>
    `${basePath(base, config.brand, market.apiLocale)}/${placeRequest(path, { cartId }).path}`
  return (
    <section className={classNames(styles.box, styles.papers)}>
      <h2 className={styles.heading}>{t('confirmation.documents')}</h2>
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
        {booking.agreedTexts.length > 0 && (
          <ButtonLink
            icon="download"
            href={hrefOf(bookingTexts as Endpoint<never, never>)}
            target="_blank"
            rel="noreferrer"
          >
            {t('confirmation.texts')}
          </ButtonLink>
        )}
        <ResendMail resend={() => resend({ cartId })} busy={isLoading} />
      </div>
    </section>
  )
}
