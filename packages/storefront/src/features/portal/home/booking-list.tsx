import type { BookingSummary } from '@camping/contract/portal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Surface } from '@camping/ui/islands/surface.tsx'
import { StateChip } from '@camping/ui/islands/state-chip.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { outcomeOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useBookedRange } from '../../../kit/format/use-booked-range.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-list.module.css'

const tones = {
  requested: 'warning',
  confirmed: 'positive',
  cancelled: 'neutral',
  completed: 'neutral',
} as const

/** Bookings as cards that link to their pages; what is due can be paid from there, unless an agent acts for the customer. */
export function BookingList({ bookings, mayPay }: { bookings: readonly BookingSummary[]; mayPay: boolean }) {
  const { site: edition } = useApp()
  const t = useText()
  const booked = useBookedRange()
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => {
        const { bookingRef, site, state } = booking
        return (
          <Surface as="li" key={bookingRef} className={styles.card}>
            <div className={styles.picture}>
              <Picture
                {...pictureOf(site.image, '3:2')}
                alt=""
                width={300}
                height={200}
                widths={[320, 480, 640]}
                sizes="(min-width: 640px) 200px, 92vw"
                ratio="fill"
              />
            </div>
            <div className={styles.words}>
              <p className={styles.state}>
                <StateChip tone={tones[state]}>{t(`portal.booking.state.${outcomeOf(booking)}`)}</StateChip>
              </p>
              <h3 className={styles.name}>
                <Link
                  href={buildPath(edition, 'bookingDetail', { bookingId: bookingRef })}
                  className={styles.link}
                >
                  {site.name}
                </Link>
              </h3>
              <p>
                {booked(booking.dateFrom, booking.nights)}&nbsp;· {booking.accommodation.name}
              </p>
              <p className={styles.soft}>
                {site.area.name}, {site.country.name}
              </p>
              <Due booking={booking} mayPay={mayPay} />
            </div>
          </Surface>
        )
      })}
    </ul>
  )
}

function Due({ booking, mayPay }: { booking: BookingSummary; mayPay: boolean }) {
  const { state, due, nextRate, paymentStatus, bookingRef } = booking
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  if (state !== 'confirmed') return null
  if (due === 0)
    return paymentStatus === 'PAYMENT_OK' ? <p className={styles.soft}>{t('portal.bookings.paid')}</p> : null
  if (!nextRate) return null
  const amount = money(Math.min(nextRate.amount, due), { currency: nextRate.currency })
  return (
    <>
      <p className={styles.due}>{t('portal.bookings.due', { amount, date: dates.long(nextRate.dueDate) })}</p>
      {mayPay && (
        <p className={styles.pay} data-online>
          <MuiButtonLink kind="secondary" href={buildPath(site, 'payment', { bookingId: bookingRef })}>
            {t('portal.booking.pay')}
          </MuiButtonLink>
        </p>
      )}
    </>
  )
}
