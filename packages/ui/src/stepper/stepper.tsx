import { useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './stepper.module.css'

export interface StepperProps {
  /** Form name; the form does not send a number without one. */
  name?: string
  label: string
  hint?: string
  value: number
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
  onValueChange: (value: number) => void
}

/** A small whole number between two buttons; the number is an ARIA spin button that also takes the arrow keys. */
export function Stepper(props: StepperProps) {
  const { name, label, hint, value, min, max, onValueChange } = props
  const id = useId()
  const set = (next: number) => {
    const clamped = Math.min(max, Math.max(min, next))
    if (clamped !== value) onValueChange(clamped)
  }
  const steps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    Home: min,
    End: max,
  }
  return (
    <div className={styles.row}>
      <span id={id} className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <IconButton
        icon="minus"
        kind="outlined"
        label={props.decreaseLabel}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      />
      <span
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={(event) => {
          const next = steps[event.key]
          if (next === undefined) return
          event.preventDefault()
          set(next)
        }}
      >
        {value}
      </span>
      <IconButton
        icon="plus"
        kind="outlined"
        label={props.increaseLabel}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  )
}
