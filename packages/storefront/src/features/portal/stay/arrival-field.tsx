import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useField } from 'react-final-form'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './stay-form.module.css'

const load = () => import('./arrival-sheet.tsx')
const ArrivalSheet = lazyPart(() => load().then((module) => ({ default: module.ArrivalSheet })))

/** The new day of arrival in the words of the edition; a press opens the calendar, whose code loads then. */
export function ArrivalField() {
  const t = useText()
  const dates = useStayDates()
  const { input } = useField<string>('dateFrom', { subscription: { value: true } })
  const { input: nights } = useField<string>('nights', { subscription: { value: true } })
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.arrival}>
      <span id={`${id}-label`} className={styles.label}>
        {t('stay.arrival')}
      </span>
      <MuiButton
        id={id}
        wide
        heavy
        icon="calendar"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        {dates.full(input.value)}
      </MuiButton>
      {open && (
        <Suspense fallback={null}>
          <ArrivalSheet
            arrival={input.value}
            nights={Number(nights.value)}
            onChange={(date) => input.onChange(date)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
