import { useId, type ComponentType } from 'react'
import { IconButton, type IconButtonProps } from '../button/icon-button.tsx'
import styles from './stepper.module.css'

/** The number of a stepper with its limits and buttons. */
export interface StepperNumber {
  /** The number. */
  value: number
  /** The least; its button is disabled there. */
  min: number
  /** The most; its button is disabled there. */
  max: number
  /** "One adult less" */
  decreaseLabel: string
  /** "One adult more" */
  increaseLabel: string
  /** Receives the new number, never outside the limits. */
  onValueChange: (value: number) => void
}

export interface StepperProps extends StepperNumber {
  /** Form name; the form does not send a number without one. */
  name?: string
  /** Names the number: "Adults". */
  label: string
  /** Below the label: "from 18 years". */
  hint?: string
  /** What its two buttons are made of: MUI's on pages of customers. */
  Button?: ComponentType<IconButtonProps>
}

/** A small whole number between two buttons; the number is an ARIA spin button that also takes the arrow keys. */
export function Stepper(props: StepperProps) {
  const { name, label, hint, value, min, max, onValueChange, Button = IconButton } = props
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
      <Button
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
      <Button
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
