import {
  addMonths,
  arrivalDates,
  arrivalWindow,
  exactDate,
  nightsOf,
  type Flexibility,
  type FlexibilityKind,
} from '@camping/core/search/criteria.rules.ts'
import { flexibilityChosen, type SearchDraft } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { DateDialog } from '@camping/ui/islands/date-dialog.tsx'
import { FlexibleKinds, MonthChoice } from '@camping/ui/search-box/flexible-dates.tsx'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './flexible-date-dialog.module.css'

const kinds: readonly FlexibilityKind[] = ['exact', 'around', 'weekend', 'month']
const monthsAhead = 12

export interface FlexibleDateDialogProps {
  date: string | null
  flexibility: Flexibility
  onChange: (change: Partial<Pick<SearchDraft, 'date' | 'duration'>>) => void
  onClose: () => void
}

/**
 * The calendar with the flexibility of the date: the exact day, three days around it, a weekend or a week of a month.
 * The draft stores a month as its first possible arrival day; the submit finds the best one.
 */
export function FlexibleDateDialog({ date, flexibility, onChange, onClose }: FlexibleDateDialogProps) {
  useLazyWords('flexible')
  const { market, today } = useApp()
  const t = useText()
  const dates = useStayDates()
  const dispatch = useAppDispatch()
  const [kind, setKind] = useState(flexibility.kind)
  const wished = flexibility.kind === 'around' ? flexibility.date : date
  const month = 'month' in flexibility ? flexibility.month : ''

  const choose = (next: Flexibility, first: string) => {
    const nights = nightsOf[next.kind]
    dispatch(flexibilityChosen(next))
    onChange({ date: first, ...(nights === undefined ? {} : { duration: nights }) })
    onClose()
  }
  const chooseDay = (day: string) => choose(kind === 'around' ? { kind, date: day } : exactDate, day)
  const months = Array.from({ length: monthsAhead }, (_, count) => addMonths(today.slice(0, 7), count))
  const firstOf = (value: string, unit: 'weekend' | 'month') =>
    arrivalDates(arrivalWindow({ kind: unit, month: value }, { date: today, today }))[0]

  return (
    <DateDialog
      open
      title={t('search.date')}
      closeLabel={t('shell.close')}
      previousMonth={t('flexible.previousMonth')}
      nextMonth={t('flexible.nextMonth')}
      language={market.messages}
      min={today}
      {...(wished ? { value: wished } : {})}
      onSelect={chooseDay}
      onClose={onClose}
      before={
        <FlexibleKinds
          label={t('flexible.label')}
          value={kind}
          options={kinds.map((value) => ({ value, text: t(`flexible.kind.${value}`) }))}
          onValueChange={setKind}
        />
      }
      instead={
        (kind === 'weekend' || kind === 'month') && (
          <MonthChoice
            label={t('flexible.months')}
            value={kind === flexibility.kind ? month : ''}
            months={months.flatMap((value) =>
              firstOf(value, kind) ? [{ value, text: dates.month(value) }] : [],
            )}
            onSelect={(value) => choose({ kind, month: value }, firstOf(value, kind) ?? today)}
          />
        )
      }
    >
      {/* Its space is always reserved, so that the dialog does not change its size with every choice. */}
      <p className={styles.hint}>{kind !== 'exact' && t(`flexible.hint.${kind}`)}</p>
      {wished && kind !== flexibility.kind && (kind === 'exact' || kind === 'around') && (
        <Button kind="brand" onClick={() => chooseDay(wished)}>
          {kind === 'around' ? t('search.date.around', { date: dates.day(wished) }) : dates.day(wished)}
        </Button>
      )}
    </DateDialog>
  )
}
