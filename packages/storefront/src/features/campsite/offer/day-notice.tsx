import { nearestArrivals } from '@camping/core/campsite/arrivals.rules.ts'
import type { SiteCalendarReply, StayReason } from '@camping/contract/site.schemas.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { ReactNode } from 'react'
import { dayReasonText } from './day-reason-text.ts'

type Day = SiteCalendarReply['days'][number]

/** Reasons that pass when somebody cancels, or the campsite opens the nights. */
const mayBecomeFree: ReadonlySet<StayReason> = new Set(['booked', 'closed'])

/** Why no stay starts on the chosen day, and an alternative: other nights on that day, or the nearest arrival. */
export function DayNotice({
  day,
  days,
  nights,
  onTake,
  alert,
}: {
  day: Day
  /** Of the months that are shown. */
  days: readonly Day[]
  /** Of the requested stay. */
  nights: number
  onTake: (stay: { date: string; duration: number }) => void
  /** To be told when the day can be booked; shown where that may happen. */
  alert: ReactNode
}) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const [nearest] = nearestArrivals(days, day.date, 1)
  const way = day.otherNights ? { date: day.date, ...day.otherNights } : nearest && { ...nearest, nights }
  return (
    <>
      <span>{t('calendar.closed', { day: dates.day(day.date), reason: dayReasonText(day, t) })}</span>
      {way && (
        <MuiButton onClick={() => onTake({ date: way.date, duration: way.nights })}>
          {t('offer.calendar.stay', {
            nights: way.nights,
            day: dates.day(way.date),
            price: money(way.total, { short: true }),
          })}
        </MuiButton>
      )}
      {mayBecomeFree.has(day.reason ?? 'past') && alert}
    </>
  )
}
