import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useField } from 'react-final-form'
import { fieldError, fieldId } from './field-error.ts'
import styles from './score-field.module.css'

export interface ScoreFieldProps {
  /** Name of the value in the form. */
  name: string
  /** What is graded. */
  label: string
  /** The highest grade; the lowest is 1. */
  max: number
  /** Returns the error text. */
  validate?: (value: string, values: object) => string | undefined
}

/** A grade as a row of numbers, implemented with radio buttons. None is preselected. */
export function ScoreField({ name, label, max, validate }: ScoreFieldProps) {
  const { input, meta } = useField<string>(name, { validate })
  const error = fieldError(meta)
  const id = fieldId(name)
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)} className={styles.field}>
      <FormLabel component="legend" className={styles.label}>
        {label}
      </FormLabel>
      <div className={styles.scores}>
        {Array.from({ length: max }, (_, index) => String(index + 1)).map((value) => (
          <label key={value} className={styles.score}>
            <input
              type="radio"
              name={name}
              value={value}
              id={value === '1' ? id : undefined}
              checked={input.value === value}
              aria-describedby={error ? `${id}-text` : undefined}
              className={styles.input}
              onChange={() => input.onChange(value)}
              onBlur={input.onBlur}
            />
            <span className={styles.number}>{value}</span>
          </label>
        ))}
      </div>
      {error && <FormHelperText id={`${id}-text`}>{error}</FormHelperText>}
    </FormControl>
  )
}
