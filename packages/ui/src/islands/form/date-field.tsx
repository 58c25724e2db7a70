import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FocusEvent } from 'react'
import { useField } from 'react-final-form'
import styles from './date-field.module.css'
import { fieldError, fieldId } from './field-error.ts'
import fieldStyles from './form-field.module.css'

export interface TypedDate {
  day?: string
  month?: string
  year?: string
}

export interface DateFieldProps {
  /** Name of the value in the form. */
  name: string
  /** Legend of the three fields. */
  label: string
  /** Appended to the label of an optional date: "(optional)". */
  optionalText?: string
  /** Below the fields, unless an error replaces it. */
  hint?: string
  /** Labels above the three fields. */
  labels: { day: string; month: string; year: string }
  /** Lets the browser autofill the visitor's own date of birth. */
  birthday?: boolean
}

const parts = [
  { part: 'day', length: 2 },
  { part: 'month', length: 2 },
  { part: 'year', length: 4 },
] as const

/**
 * A date that people know by heart, in three short fields. A calendar would need paging, and one field would leave the
 * order of day and month open.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, optionalText, hint, labels, birthday } = props
  const { input, meta } = useField<TypedDate | ''>(name)
  const error = fieldError(meta)
  const id = fieldId(name)
  const value = input.value || {}
  const text = error ?? hint

  const change = (part: keyof TypedDate, typed: string) => {
    const { [part]: _, ...others } = value
    const next: TypedDate = typed ? { ...others, [part]: typed } : others
    input.onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  // While the focus moves from day to month, the visitor is still in the field.
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) input.onBlur()
  }
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={Boolean(error)}
      className={fieldStyles.field}
      aria-describedby={text ? `${id}-text` : undefined}
      onBlur={blur}
      onFocus={() => input.onFocus()}
    >
      <FormLabel component="legend" className={fieldStyles.label}>
        {label} {optionalText && <span className={fieldStyles.optional}>{optionalText}</span>}
      </FormLabel>
      <div className={styles.parts}>
        {parts.map(({ part, length }) => (
          <label key={part} className={styles[part]}>
            <span className={styles.name}>{labels[part]}</span>
            <OutlinedInput
              id={part === 'day' ? id : `${id}-${part}`}
              value={value[part] ?? ''}
              onChange={(event) => change(part, event.target.value)}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              slotProps={{ input: { inputMode: 'numeric', maxLength: length } }}
              aria-describedby={error ? `${id}-text` : undefined}
            />
          </label>
        ))}
      </div>
      {text && <FormHelperText id={`${id}-text`}>{text}</FormHelperText>}
    </FormControl>
  )
}
