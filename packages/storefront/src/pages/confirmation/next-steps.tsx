import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'
import styles from './confirmation-page.module.css'

/** What happens from here on, in the order it happens. */
export function NextSteps({ booking }: { booking: BookingConfirmation }) {
  const { config } = useApp()
  const t = useText()
  if (booking.state === 'cancelled') return null
  const steps = [
    t('confirmation.next.mail', { email: booking.emailHint }),
    ...(booking.state === 'requested' ? [t('confirmation.next.request', { site: booking.site.name })] : []),
    t('confirmation.next.pay'),
    t('confirmation.next.contact', { email: config.legal.email, phone: config.legal.phone }),
  ]
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{t('confirmation.next')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
