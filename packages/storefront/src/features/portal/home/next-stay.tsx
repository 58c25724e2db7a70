import type { BookingSummary } from '@camping/contract/portal.schemas.ts'
import { nightsBetween } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { StateChip } from '@camping/ui/islands/state-chip.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useBookedRange } from '../../../kit/format/use-booked-range.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './portal-home.module.css'

/** The next or current stay: days until arrival, place, dates, and the link to its booking. */
export function NextStay({ booking }: { booking: BookingSummary }) {
  const { site: edition, today } = useApp()
  const t = useText()
  const booked = useBookedRange()
  const { site, state, bookingRef, accommodation } = booking
  const days = nightsBetween(today, booking.dateFrom)
  return (
    <section className={styles.section} aria-labelledby="next-stay">
      <h2 id="next-stay">{t('portal.home.next')}</h2>
      <div className={styles.stay}>
        <div className={styles.scene}>
          <Picture
            {...pictureOf(site.image, '3:2')}
            alt=""
            width={480}
            height={320}
            widths={[320, 480, 640, 960]}
            sizes="(min-width: 640px) 320px, 92vw"
            ratio="fill"
            priority
          />
        </div>
        <div className={styles.words}>
          <p className={styles.countdown}>
            {days < 0 ? t('portal.home.underWay') : t('portal.home.countdown', { days })}
          </p>
          <h3 className={styles.name}>{site.name}</h3>
          <p>
            {booked(booking.dateFrom, booking.nights)}&nbsp;· {accommodation.name}
          </p>
          <p className={styles.soft}>
            {site.area.name}, {site.country.name}
          </p>
          {state === 'requested' && (
            <StateChip tone="warning">{t('portal.booking.state.requested')}</StateChip>
          )}
          <p className={styles.open}>
            <MuiButtonLink
              kind="brand"
              href={buildPath(edition, 'bookingDetail', { bookingId: bookingRef })}
              iconEnd="arrowRight"
            >
              {t('portal.home.open')}
            </MuiButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
