import { lazy, Suspense } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

const load = () => import('@camping/ui/islands/date-dialog.tsx')
const DateDialog = lazy(() => load().then((module) => ({ default: module.DateDialog })))

/** Fetches the calendar before the click that opens it. */
export function warmDateDialog(): void {
  void load()
}

export interface LazyDateDialogProps {
  value: string | null
  min: string
  onChange: (date: string) => void
  onClose: () => void
}

/** The calendar; its code arrives when a visitor first reaches for a date. */
export function LazyDateDialog({ value, min, onChange, onClose }: LazyDateDialogProps) {
  const { market } = useApp()
  const t = useText()
  return (
    <Suspense fallback={null}>
      <DateDialog
        open
        title={t('search.date')}
        closeLabel={t('shell.close')}
        previousMonth={t('search.date.previousMonth')}
        nextMonth={t('search.date.nextMonth')}
        language={market.messages}
        min={min}
        {...(value ? { value } : {})}
        onSelect={onChange}
        onClose={onClose}
      />
    </Suspense>
  )
}
