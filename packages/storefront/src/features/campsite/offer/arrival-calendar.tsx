import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { loadCalendarAgain } from '@camping/core/campsite/campsite.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { SiteCalendarReply, SiteDetail, StayReason } from '@camping/contract/site.schemas.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { DurationField, SearchSelect } from '@camping/ui/search-box/duration-field.tsx'
import type { DayMark } from '@camping/ui/stay-calendar/calendar-month.tsx'
import { firstMonths, StayCalendar } from '@camping/ui/stay-calendar/stay-calendar.tsx'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { StayOffer } from './use-stay-offer.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useDayFacts } from '../../../kit/stay-calendar/use-day-facts.ts'
import { useMonths } from '../../../kit/stay-calendar/use-months.ts'
import { useStayCalendar } from '../../../kit/stay-calendar/use-stay-calendar.ts'
import { DayNotice } from './day-notice.tsx'
import { dayReasonText } from './day-reason-text.ts'
import styles from './arrival-calendar.module.css'

/** Only in this chunk: the names of shared ones are part of every campsite's first load. */
const StayAlert = lazyPart(() => import('./stay-alert.tsx').then((part) => ({ default: part.StayAlert })))

/** Choices about a stay on a campsite's page. */
export interface StayChoiceProps {
  site: SiteDetail
  request: PageRequest
  offer: StayOffer
}

type Day = SiteCalendarReply['days'][number]

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
export function ArrivalCalendar({ site, request, offer }: StayChoiceProps) {
  const t = useText()
  const party = usePartyText()
  const factsOf = useDayFacts(request.criteria.duration)
  const calendar = useStayCalendar()
  const { criteria } = request
  const arrival = offer.reply?.stay.date ?? criteria.date
  const [months, setMonths] = useState(() => firstMonths(arrival, calendar.opensAt))
  const [accommodation, setAccommodation] = useState('')
  const [touchedDate, setTouchedDate] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const box = useRef<HTMLDivElement>(null)
  const requested = {
    id: site.id,
    duration: criteria.duration,
    adults: criteria.adults,
    ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
    ...(accommodation ? { accommodation: Number(accommodation) } : {}),
  }
  const replies = useMonths(months, (month) =>
    campsiteApi.useSiteCalendarQuery({ ...requested, month: month ?? '' }, { skip: month === undefined }),
  )
  const days = replies.flatMap(({ currentData }) => currentData?.days ?? [])
  const known = new Map(days.map((day) => [day.date, day]))
  const facts = new Map(
    replies.flatMap(({ currentData }) =>
      factsOf(
        (currentData?.days ?? []).map((day) => ({
          date: day.date,
          total: day.lowestTotal,
          mark: markOf(day),
          reason: dayReasonText(day, t),
        })),
      ),
    ),
  )
  const failed = months.filter((_, at) => replies[at]?.isError && !replies[at].isFetching)

  const select = (date: string) => {
    const isFree = known.get(date)?.lowestTotal !== null
    setTouchedDate(isFree ? null : date)
    if (isFree) offer.change({ date })
  }
  const present = new Set(days.flatMap(({ reason }) => reason ?? []))
  const legend = (Object.keys(signs) as StayReason[]).filter((one) => one !== 'past' && present.has(one))
  const touchedDay = touchedDate === null ? undefined : known.get(touchedDate)
  const rooms = offer.reply?.accommodations ?? []
  return (
    <div ref={box} tabIndex={-1} className={styles.calendar}>
      <div className={styles.fields}>
        <DurationField
          name="duration"
          label={t('search.duration')}
          value={criteria.duration}
          options={useNightsOptions(criteria.duration)}
          onValueChange={(duration) => offer.change({ duration })}
        />
        {rooms.length > 1 && (
          <SearchSelect
            name="accommodation"
            icon="bed"
            label={t('offer.calendar.for')}
            value={accommodation}
            options={[
              { value: '', text: t('offer.calendar.any') },
              ...rooms.map(({ id, name }) => ({ value: `${id}`, text: name })),
            ]}
            onValueChange={setAccommodation}
          />
        )}
      </div>
      <StayCalendar
        {...calendar}
        arrival={arrival}
        nights={criteria.duration}
        facts={facts}
        priced
        updating={replies.some(({ isFetching }) => isFetching)}
        onSelect={select}
        onShow={setMonths}
        caption={t('calendar.caption', {
          nights: criteria.duration,
          party: party(criteria.adults, criteria.children.length),
        })}
        note={
          failed.length > 0 ? (
            <>
              {t('offer.calendar.failed')}{' '}
              <MuiButton
                onClick={() => {
                  for (const month of failed) void dispatch(loadCalendarAgain({ ...requested, month }))
                }}
              >
                {t('shell.error.retry')}
              </MuiButton>
            </>
          ) : (
            touchedDay && (
              <DayNotice
                day={touchedDay}
                days={days}
                nights={criteria.duration}
                alert={
                  <Suspense fallback={null}>
                    <StayAlert
                      name="alert-day"
                      site={site}
                      offer={offer}
                      criteria={criteria}
                      date={touchedDay.date}
                      accommodationId={accommodation ? Number(accommodation) : undefined}
                    />
                  </Suspense>
                }
                onTake={(stay) => {
                  setTouchedDate(null)
                  offer.change(stay)
                  // Its button disappears with the note, so the focus must move.
                  box.current?.focus()
                }}
              />
            )
          )
        }
        legend={{
          label: t('calendar.legend'),
          items: legend.map((reason) => ({
            ...signs[reason],
            ...(reason === 'booked' ? { sign: '12' } : reason === 'too-short' ? { sign: '7+' } : {}),
            text: t(`offer.mark.${reason}`),
          })),
        }}
      />
    </div>
  )
}
