import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import type { SiteCalendarReply } from '@camping/contract/site.schemas.ts'
import { nightsBetween } from '@camping/core/search/stay-date.ts'
import { PriceCalendar, type PriceDay } from '@camping/ui/price-calendar/price-calendar.tsx'
import { useState } from 'react'
import { usePartyText } from '../../format/party-text.ts'
import { useMoney } from '../../format/use-money.ts'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { monthDays, monthsApart, shiftMonth, weekdayFromMonday } from './month-grid.ts'
import type { StayEditorProps } from './stay-editor.tsx'
import { useWeekdays } from './use-weekdays.ts'

/** One may look this many months ahead; the calendar of a site ends before. */
const monthsAhead = 18

/** Totals of the stay by arrival day; choosing a day re-prices the page. */
export function ArrivalCalendar({ site, request, offer }: Omit<StayEditorProps, 'onClose'>) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const party = usePartyText()
  const weekdays = useWeekdays()
  const { criteria, app } = request
  const arrival = offer.reply?.stay.date ?? criteria.date ?? app.today
  const [month, setMonth] = useState(arrival.slice(0, 7))
  const { currentData, isFetching } = campsiteApi.useSiteCalendarQuery({
    id: site.id,
    month,
    duration: criteria.duration,
    adults: criteria.adults,
    ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
  })
  const known = new Map(currentData?.days.map((day) => [day.date, day]))
  const totals = (currentData?.days ?? []).flatMap((day) => (isOpen(day) ? day.lowestTotal : [])) as number[]
  const low = totals.length > 2 ? Math.min(...totals) : null

  const cell = (date: string): PriceDay => {
    const day = known.get(date)
    const price = day && isOpen(day) ? money(day.lowestTotal ?? 0, { short: true }) : undefined
    const offset = nightsBetween(arrival, date)
    const inStay = offset >= 0 && offset < criteria.duration
    return {
      date,
      day: Number(date.slice(8)),
      ...(price ? { price: money(roundUnits(day?.lowestTotal ?? 0), { short: true }) } : {}),
      low: low !== null && day?.lowestTotal === low,
      closed: !price,
      arrival: date === arrival,
      inStay,
      label: price
        ? t('campsite.calendar.day', { day: dates.full(date), nights: criteria.duration, price })
        : t('campsite.calendar.closed', { day: dates.full(date) }),
    }
  }
  const ahead = monthsApart(app.today.slice(0, 7), month)
  return (
    <PriceCalendar
      title={dates.month(month)}
      caption={t('campsite.calendar.caption', {
        nights: criteria.duration,
        party: party(criteria.adults, criteria.children.length),
      })}
      weekdays={weekdays}
      firstWeekday={weekdayFromMonday(`${month}-01`)}
      days={monthDays(month).map(cell)}
      updating={isFetching}
      onSelect={(date) => offer.change({ date })}
      previous={{
        label: t('campsite.calendar.previous'),
        onClick: () => setMonth(shiftMonth(month, -1)),
        disabled: ahead <= 0,
      }}
      next={{
        label: t('campsite.calendar.next'),
        onClick: () => setMonth(shiftMonth(month, 1)),
        disabled: ahead >= monthsAhead,
      }}
    />
  )
}

function isOpen(day: SiteCalendarReply['days'][number]): boolean {
  return day.state === 'open' && day.arrivalAllowed && day.lowestTotal !== null
}

/** Whole units for a small cell, rounded up so that no day looks cheaper than it is. */
function roundUnits(minor: number): number {
  return Math.ceil(minor / 100) * 100
}
