import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.tsx'
import { PageHead } from '../head/page-head.tsx'
import { useBookedRange } from '../format/use-booked-range.ts'
import { useText } from '../format/use-text.ts'
import styles from './booking-part-head.module.css'

interface BookingPartHeadProps {
  readonly bookingId: string
  readonly title: string
  readonly description: string
  /** Above the title: how something ended. */
  readonly mark?: ReactNode
  /** Named below the title, where the page does not show the stay anyway. */
  readonly stay?: Pick<CustomerBooking, 'site' | 'dateFrom' | 'nights'> | undefined
}

/** The head of a page about a part of a booking: link back to the booking, title, stay. */
export function BookingPartHead({ bookingId, title, description, mark, stay }: BookingPartHeadProps) {
  const { site } = useApp()
  const t = useText()
  const booked = useBookedRange()
  return (
    <>
      <PageHead title={title} description={description} />
      <div>
        <div>
          <MuiButtonLink kind="quiet" icon="arrowLeft" href={buildPath(site, 'bookingDetail', { bookingId })}>
            {t('portal.backToBooking')}
          </MuiButtonLink>
        </div>
        {mark && <div className={styles.mark}>{mark}</div>}
        <h1>{title}</h1>
        {stay && (
          <p className={styles.stay}>
            {stay.site.name}&nbsp;· {booked(stay.dateFrom, stay.nights)}
          </p>
        )}
      </div>
    </>
  )
}
