import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './confirmation-page.module.css'
import { useAnswerUntil } from './use-answer-until.ts'

/** The next steps, in their order, and the way to the booking in the portal: whoever has booked is signed in to it. */
export function NextSteps({ booking }: { booking: BookingConfirmation }) {
  const { site: edition, config } = useApp()
  const t = useText()
  const until = useAnswerUntil(booking)
  const site = booking.site.name
  const contact = t('confirmation.next.contact', { email: config.legal.email, phone: config.legal.phone })
  const mailSent = t('confirmation.next.mail', { email: booking.emailHint })
  const steps = {
    requested: [
      t('confirmation.next.request', { site, until }),
      t('confirmation.next.confirmed', { site }),
      mailSent,
      contact,
    ],
    confirmed: [
      mailSent,
      ...(booking.due > 0 ? [t('confirmation.next.pay')] : []),
      t('confirmation.next.travel'),
      contact,
    ],
    completed: [contact],
    cancelled: [],
  }[booking.state]
  if (steps.length === 0) return null
  return (
    <Panel title={t('confirmation.next')} className={styles.box}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {config.supports.portal && (
        <p className={styles.pay}>
          <MuiButtonLink href={buildPath(edition, 'bookingDetail', { bookingId: booking.bookingRef })}>
            {t('confirmation.portal')}
          </MuiButtonLink>
        </p>
      )}
    </Panel>
  )
}
