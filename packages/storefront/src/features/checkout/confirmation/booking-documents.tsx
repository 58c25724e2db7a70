import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import {
  bookingCalendar,
  bookingDocument,
  bookingTexts,
} from '@camping/contract/booking-documents.endpoints.ts'
import { basePath, placeRequest, type Endpoint } from '@camping/contract/endpoint.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
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
    <Panel title={t('confirmation.documents')} className={styles.papers}>
      <div className={styles.actions}>
        {booking.state !== 'completed' && (
          <MuiButtonLink icon="calendar" href={hrefOf(bookingCalendar as Endpoint<never, never>)}>
            {t(booking.state === 'cancelled' ? 'confirmation.calendar.remove' : 'confirmation.calendar')}
          </MuiButtonLink>
        )}
        <MuiButtonLink
          icon="download"
          href={hrefOf(bookingDocument as Endpoint<never, never>)}
          target="_blank"
          rel="noreferrer"
        >
          {t('confirmation.document')}
        </MuiButtonLink>
        {booking.agreedTexts.length > 0 && (
          <MuiButtonLink
            icon="download"
            href={hrefOf(bookingTexts as Endpoint<never, never>)}
            target="_blank"
            rel="noreferrer"
          >
            {t('confirmation.texts')}
          </MuiButtonLink>
        )}
        <ResendMail resend={() => resend({ cartId })} busy={isLoading} />
      </div>
    </Panel>
  )
}
