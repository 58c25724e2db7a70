import { activeFlexibility, type Flexibility } from '@camping/core/search/criteria.rules.ts'
import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { DateField } from '@camping/ui/search-box/date-field.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

const load = () => import('./flexible-date-dialog.tsx')
const FlexibleDateDialog = lazy(() => load().then((module) => ({ default: module.FlexibleDateDialog })))

/** "Sat 10 July", "Sat 10 July ± 3 days", "July 2027, flexible". */
function useDateText(): (date: string, flexibility: Flexibility) => string {
  const t = useText()
  const dates = useStayDates()
  return (date, flexibility) => {
    if (flexibility.kind === 'exact') return dates.day(date)
    if (flexibility.kind === 'around') return t('search.date.around', { date: dates.day(flexibility.date) })
    return t(`search.date.${flexibility.kind}`, { month: dates.month(flexibility.month) })
  }
}

/** The arrival date of the search box, with its calendar and flexibility; their code loads on first use. */
export function DateChoice({
  draft,
  onChange,
}: {
  draft: Pick<SearchDraft, 'date'>
  onChange: (change: Partial<Pick<SearchDraft, 'date' | 'duration'>>) => void
}) {
  const { today } = useApp()
  const t = useText()
  const text = useDateText()
  const [open, setOpen] = useState(false)
  const flexibility = activeFlexibility(
    useAppSelector((state) => state.flexible),
    draft.date,
    today,
  )
  return (
    <>
      <DateField
        name="date"
        label={t('search.date')}
        value={draft.date ?? ''}
        text={draft.date ? text(draft.date, flexibility) : t('search.date.choose')}
        min={today}
        onOpen={() => setOpen(true)}
        onIntent={() => void load()}
        onValueChange={(value) => onChange({ date: value || null })}
      />
      {open && (
        <Suspense fallback={null}>
          <FlexibleDateDialog
            date={draft.date}
            flexibility={flexibility}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
