import { classNames } from '../class-names.ts'
import { afterPaint } from '../press/after-paint.ts'
import styles from './date-field.module.css'
import { SearchField, searchFieldClasses } from './search-field.tsx'

export interface DateFieldProps {
  /** Form name. */
  name: string
  /** Small, above the date. */
  label: string
  /** 'YYYY-MM-DD'; empty when no date is set. */
  value: string
  /** The date in words, or the prompt: "Sat 12 July", "Choose a date". */
  text: string
  /** Name of the button: label and date, joined as the language does. */
  spoken: string
  /** Earliest day, 'YYYY-MM-DD'. */
  min?: string
  /** Latest day, 'YYYY-MM-DD'. */
  max?: string
  /** Opens the calendar dialog. */
  onOpen?: () => void
  /** Preloads the calendar before the click. */
  onIntent?: () => void
  /** Receives the day from the browser's own field. */
  onValueChange?: (value: string) => void
  /** Why the day cannot be searched; below the cell and linked to it. */
  error?: string
}

/**
 * Arrival day. A button that opens the calendar; without scripts CSS shows the native date field instead. Both submit
 * the same form field.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, value, text, min, max, error } = props
  return (
    <SearchField icon="calendar" label={label} error={error} errorId={`${name}-error`}>
      <button
        type="button"
        className={classNames(searchFieldClasses.control, styles.button, !value && styles.empty)}
        aria-label={props.spoken}
        aria-haspopup="dialog"
        aria-describedby={error ? `${name}-error` : undefined}
        onClick={({ currentTarget }) => props.onOpen && afterPaint(props.onOpen, currentTarget)}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
      >
        {text}
      </button>
      <input
        type="date"
        className={classNames(searchFieldClasses.control, styles.native)}
        name={name}
        value={value}
        min={min}
        max={max}
        aria-label={label}
        onChange={(event) => props.onValueChange?.(event.target.value)}
      />
    </SearchField>
  )
}
