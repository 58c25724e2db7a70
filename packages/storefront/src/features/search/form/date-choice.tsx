import { activeFlexibility, type Criteria } from '@camping/core/search/criteria.rules.ts'
import type { SearchDraft } from '@camping/core/search/search.slice.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { DateField } from '@camping/ui/search-box/date-field.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useArrivalText } from './use-arrival-text.ts'

const load = () => import('./arrival-sheet.tsx')
const ArrivalSheet = lazyPart(() => load().then((module) => ({ default: module.ArrivalSheet })))

/** The arrival date of the search box, with its calendar and flexibility; their code loads on first use. */
export function DateChoice({
  draft,
  search,
  onChange,
}: {
  draft: Pick<SearchDraft, 'date'>
  /** What would be searched, for the prices of the calendar. */
  search: () => Criteria
  onChange: (change: Partial<Pick<SearchDraft, 'date' | 'duration'>>) => void
}) {
  const { today } = useApp()
  const t = useText()
  const text = useArrivalText()
  const [open, setOpen] = useState(false)
  const flexibility = activeFlexibility(
    useAppSelector((state) => state.flexible),
    draft.date,
    today,
  )
  const shown = draft.date ? text(draft.date, flexibility) : t('search.date.choose')
  return (
    <>
      <DateField
        name="date"
        label={t('search.date')}
        value={draft.date ?? ''}
        text={shown}
        spoken={t('shell.pair', { label: t('search.date'), text: shown })}
        min={today}
        onOpen={() => setOpen(true)}
        onIntent={() => void load()}
        onValueChange={(value) => onChange({ date: value || null })}
      />
      {open && (
        <Suspense fallback={null}>
          <ArrivalSheet
            date={draft.date}
            flexibility={flexibility}
            search={search()}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
