import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { loadCalendarAgain } from '@camping/core/campsite/campsite.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { SiteCalendarReply, SiteDetail, StayReason } from '@camping/contract/site.schemas.ts'
import { nightsBetween } from '@camping/core/search/criteria.rules.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { SortSelect } from '@camping/ui/facets/sort-select.tsx'
import { PriceCalendar, type DayMark, type PriceDay } from '@camping/ui/price-calendar/price-calendar.tsx'
import { useState } from 'react'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { StayOffer } from './use-stay-offer.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { DayNotice } from './day-notice.tsx'
import { dayReasonText } from './day-reason-text.ts'
import { monthDays, monthsApart, shiftMonth, weekdayFromMonday } from './month-grid.ts'
import styles from './stay-editor.module.css'
import { useWeekdays } from './use-weekdays.ts'

/** Choices about a stay on a campsite's page. */
export interface StayChoiceProps {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}

type Day = SiteCalendarReply['days'][number]

/** Maximum number of months ahead; the calendar of a site ends earlier. */
const monthsAhead = 18

/** The signs of days without a price. A rule about nights shows the number itself. */
const signs: Readonly<Record<StayReason, DayMark>> = {
  booked: { sign: '', struck: true },
  closed: { sign: '–' },
  'arrival-day': { sign: '○' },
  'too-short': { sign: '+' },
  'too-long': { sign: '≤' },
  'too-early': { sign: '…' },
  'party-too-large': { sign: '×' },
  past: { sign: '' },
}

const markOf = ({ reason, otherNights, minNights }: Day): DayMark | undefined => {
  if (reason === 'too-short') return { sign: `${minNights}+` }
  if (reason === 'too-long' && otherNights) return { sign: `≤${otherNights.nights}` }
  return reason ? signs[reason] : undefined
}

/** Totals of the stay by arrival day; choosing a day updates the prices, or explains why no stay starts on it. */
export function ArrivalCalendar({
  site,
  request,
  offer,
  onTaken,
}: StayChoiceProps & { onTaken: () => void }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const party = usePartyText()
  const weekdays = useWeekdays()
  const { criteria, app } = request
  const arrival = offer.reply?.stay.date ?? criteria.date ?? app.today
  const [month, setMonth] = useState(arrival.slice(0, 7))
  const [accommodation, setAccommodation] = useState('')
  const [touchedDate, setTouchedDate] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const requested = {
    id: site.id,
    month,
    duration: criteria.duration,
    adults: criteria.adults,
    ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
    ...(accommodation ? { accommodation: Number(accommodation) } : {}),
  }
  const { currentData, isFetching, isError } = campsiteApi.useSiteCalendarQuery(requested)
  const known = new Map(currentData?.days.map((day) => [day.date, day]))
  const totals = (currentData?.days ?? []).flatMap((day) => day.lowestTotal ?? [])
  const low = totals.length > 2 ? Math.min(...totals) : null

  const cell = (date: string): PriceDay => {
    const day = known.get(date)
    const price = day?.lowestTotal ?? null
    const mark = day && markOf(day)
    const offset = nightsBetween(arrival, date)
    const full = dates.full(date)
    return {
      date,
      day: Number(date.slice(8)),
      ...(price === null ? {} : { price: money(roundUnits(price), { short: true }) }),
      low: low !== null && price === low,
      ...(mark ? { mark } : {}),
      past: date < app.today,
      arrival: date === arrival,
      inStay: offset >= 0 && offset < criteria.duration,
      label:
        price !== null
          ? [
              t('offer.calendar.day', { day: full, nights: criteria.duration, price: money(price) }),
              ...(price === low ? [t('offer.calendar.lowest')] : []),
            ].join(', ')
          : day
            ? t('offer.calendar.closed', { day: full, reason: dayReasonText(day, t) })
            : full,
    }
  }
  const select = (date: string) => {
    const isFree = known.get(date)?.lowestTotal !== null
    setTouchedDate(isFree ? null : date)
    if (isFree) offer.change({ date })
  }
  const present = new Set(currentData?.days.flatMap(({ reason }) => reason ?? []))
  const legend = (Object.keys(signs) as StayReason[]).filter((one) => one !== 'past' && present.has(one))
  const touchedDay = touchedDate === null ? undefined : known.get(touchedDate)
  const ahead = monthsApart(app.today.slice(0, 7), month)
  const rooms = offer.reply?.accommodations ?? []
  return (
    <div className={styles.calendar}>
      {rooms.length > 1 && (
        <SortSelect
          name="accommodation"
          label={t('offer.calendar.for')}
          value={accommodation}
          options={[
            { value: '', text: t('offer.calendar.any') },
            ...rooms.map(({ id, name }) => ({ value: `${id}`, text: name })),
          ]}
          onValueChange={setAccommodation}
        />
      )}
      <PriceCalendar
        title={dates.month(month)}
        caption={t('offer.calendar.caption', {
          nights: criteria.duration,
          party: party(criteria.adults, criteria.children.length),
        })}
        weekdays={weekdays}
        firstWeekday={weekdayFromMonday(`${month}-01`)}
        days={monthDays(month).map(cell)}
        updating={isFetching}
        onSelect={select}
        onReach={(date) => setMonth(date.slice(0, 7))}
        note={
          isError && !isFetching ? (
            <>
              {t('offer.calendar.failed')}{' '}
              <Button onClick={() => void dispatch(loadCalendarAgain(requested))}>
                {t('shell.error.retry')}
              </Button>
            </>
          ) : (
            touchedDay && (
              <DayNotice
                day={touchedDay}
                days={currentData?.days ?? []}
                nights={criteria.duration}
                onTake={(stay) => {
                  setTouchedDate(null)
                  offer.change(stay)
                  // Its button disappears with the note, so the focus must move.
                  onTaken()
                }}
              />
            )
          )
        }
        legend={{
          label: t('offer.calendar.legend'),
          items: legend.map((reason) => ({
            ...signs[reason],
            ...(reason === 'booked' ? { sign: '12' } : reason === 'too-short' ? { sign: '7+' } : {}),
            text: t(`offer.mark.${reason}`),
          })),
        }}
        previous={{
          label: t('offer.calendar.previous'),
          onClick: () => setMonth(shiftMonth(month, -1)),
          disabled: ahead <= 0,
        }}
        next={{
          label: t('offer.calendar.next'),
          onClick: () => setMonth(shiftMonth(month, 1)),
          disabled: ahead >= monthsAhead,
        }}
      />
    </div>
  )
}

/** Whole units for a small cell, rounded up so that no day looks cheaper than it is. */
function roundUnits(minor: number): number {
  return Math.ceil(minor / 100) * 100
}
