import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useField } from 'react-final-form'
import { fieldError, fieldId } from './field-error.ts'
import { RadioTile } from './radio-tile.tsx'
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
          <RadioTile
            key={value}
            name={name}
            value={value}
            text={value}
            id={value === '1' ? id : undefined}
            describedBy={error ? `${id}-text` : undefined}
            checked={input.value === value}
            className={styles.score}
            onChange={() => input.onChange(value)}
            onBlur={input.onBlur}
          />
        ))}
      </div>
      {error && <FormHelperText id={`${id}-text`}>{error}</FormHelperText>}
    </FormControl>
  )
}
