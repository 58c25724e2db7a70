import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useClock } from '../../../kit/format/use-clock.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { namedUnit } from '../../../kit/format/named-unit.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { FactList } from '../../../kit/portal/fact-list.tsx'
import styles from './booking-detail-page.module.css'

/** Dates, place and guests: the data that reception needs, under the reference. */
export function StayPart({ booking }: { booking: CustomerBooking }) {
  const t = useText()
  const dates = useStayDates()
  const clock = useClock()
  const party = usePartyText()
  const { hours, dateFrom, dateTo } = booking
  const { adults, children } = booking.party
  const checkIn =
    hours && t('travel.checkIn', { from: clock(hours.checkInFrom), until: clock(hours.checkInUntil) })
  const checkOut = hours && t('travel.checkOut', { until: clock(hours.checkOutUntil) })
  return (
    <Panel title={t('portal.booking.title', { ref: booking.bookingRef })}>
      <FactList
        facts={[
          {
            label: t('portal.booking.arrival'),
            value: <DayAndHours day={dates.full(dateFrom)} hours={checkIn} />,
          },
          {
            label: t('portal.booking.departure'),
            value: <DayAndHours day={dates.full(dateTo)} hours={checkOut} />,
          },
          { label: t('portal.booking.accommodation'), value: namedUnit(t, booking) },
          { label: t('portal.booking.party'), value: party(adults, children.length) },
        ]}
      />
    </Panel>
  )
}

function DayAndHours({ day, hours }: { day: string; hours: string | null }) {
  return (
    <>
      {day}
      {hours && <span className={styles.hours}>{hours}</span>}
    </>
  )
}
