import {
  addMonths,
  arrivalDates,
  arrivalWindow,
  exactDate,
  nightsOf,
  type Criteria,
  type Flexibility,
  type FlexibilityKind,
} from '@camping/core/search/criteria.rules.ts'
import { flexibilityChosen, type SearchDraft } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { FlexibleKinds, MonthChoice } from '@camping/ui/search-box/flexible-dates.tsx'
import { monthOf } from '@camping/ui/stay-calendar/calendar-dates.ts'
import { firstMonths, StayCalendar } from '@camping/ui/stay-calendar/stay-calendar.tsx'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useStayCalendar } from '../../../kit/stay-calendar/use-stay-calendar.ts'
import styles from './arrival-sheet.module.css'
import { nothingAvailable, useArrivalFacts } from './use-arrival-facts.ts'
import { useArrivalText } from './use-arrival-text.ts'

const kinds: readonly FlexibilityKind[] = ['exact', 'around', 'weekend', 'month']
const monthsAhead = 12

export interface ArrivalSheetProps {
  date: string | null
  flexibility: Flexibility
  /** What would be searched; the calendar has its prices where it has a place. */
  search: Criteria
  onChange: (change: Partial<Pick<SearchDraft, 'date' | 'duration'>>) => void
  onClose: () => void
}

/**
 * The calendar with the flexibility of the date: the exact day, three days around it, a weekend or a week of a month.
 * Another flexibility has the same day or its month, which one press takes. The draft stores a month as its first
 * possible arrival day; the submit finds the best one.
 */
export function ArrivalSheet({ date, flexibility, search, onChange, onClose }: ArrivalSheetProps) {
  useLazyWords('flexible', 'calendar')
  const { today } = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const text = useArrivalText()
  const dispatch = useAppDispatch()
  const calendar = useStayCalendar()
  const [kind, setKind] = useState(flexibility.kind)
  // The calendar takes the focus as the sheet opens; later it is on the flexibility.
  const [tried, setTried] = useState(false)
  const day = flexibility.kind === 'around' ? flexibility.date : date
  const month = 'month' in flexibility ? flexibility.month : date && monthOf(date)
  const [months, setMonths] = useState(() => firstMonths(day, calendar.opensAt))
  const byDay = kind === 'exact' || kind === 'around'
  const priced = hasPlace(search)
  const { facts, updating } = useArrivalFacts(search, byDay && priced ? months : [])

  const choose = (next: Flexibility, first: string) => {
    const fixed = nightsOf[next.kind]
    dispatch(flexibilityChosen(next))
    onChange({ date: first, ...(fixed === undefined ? {} : { duration: fixed }) })
    onClose()
  }
  const chooseDay = (chosen: string) => choose(kind === 'around' ? { kind, date: chosen } : exactDate, chosen)
  const firstOf = (value: string, unit: 'weekend' | 'month') =>
    arrivalDates(arrivalWindow({ kind: unit, month: value }, { date: today, today }))[0]
  const chooseMonth = (value: string, unit: 'weekend' | 'month') =>
    choose({ kind: unit, month: value }, firstOf(value, unit) ?? today)

  return (
    <Sheet
      wide="calendar"
      title={t('search.date')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <>
          <p className={styles.hint}>{!(kind === 'exact' && day) && t(`flexible.hint.${kind}`)}</p>
          {byDay && day && (
            <MuiButton kind="brand" onClick={() => chooseDay(day)}>
              {text(day, kind === 'around' ? { kind, date: day } : exactDate)}
            </MuiButton>
          )}
          {!byDay && month && (
            <MuiButton kind="brand" onClick={() => chooseMonth(month, kind)}>
              {text(month, { kind, month })}
            </MuiButton>
          )}
        </>
      }
    >
      <FlexibleKinds
        label={t('flexible.label')}
        value={kind}
        options={kinds.map((value) => ({ value, text: t(`flexible.kind.${value}`) }))}
        onValueChange={(value) => {
          setTried(true)
          setKind(value)
        }}
      />
      {byDay ? (
        <StayCalendar
          {...calendar}
          opensAt={months[0] ?? calendar.opensAt}
          takesFocus={!tried}
          arrival={day}
          nights={search.duration}
          facts={facts}
          priced={priced}
          updating={updating}
          onSelect={chooseDay}
          onShow={setMonths}
          {...(priced && {
            caption: t('calendar.caption', {
              nights: search.duration,
              party: party(search.adults, search.children.length),
            }),
            legend: {
              label: t('calendar.legend'),
              items: [{ ...nothingAvailable, text: t('calendar.unavailable') }],
            },
          })}
        />
      ) : (
        <div className={styles.instead}>
          <MonthChoice
            label={t('flexible.months')}
            value={month ?? ''}
            months={Array.from({ length: monthsAhead }, (_, count) =>
              addMonths(monthOf(today), count),
            ).flatMap((value) => (firstOf(value, kind) ? [{ value, text: dates.month(value) }] : []))}
            onSelect={(value) => chooseMonth(value, kind)}
          />
        </div>
      )}
    </Sheet>
  )
}

/** All of Europe has no price that helps to choose a day. */
const hasPlace = ({ query, funnel, country, area, city }: Criteria): boolean =>
  [query, funnel, country, area, city].some(Boolean)
