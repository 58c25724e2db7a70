import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { fieldError, fieldId } from './field-error.ts'
import styles from './form-field.module.css'

interface RadioOption {
  value: string
  text: string
  detail?: string
  /** Further lines of the option, one below the other. */
  details?: ReactNode
  /** At the end of the line: a price or a logo. */
  end?: ReactNode
  disabled?: boolean
}

export interface RadioFieldProps {
  /** Name of the value in the form. */
  name: string
  /** The question, as legend. */
  label: string
  /** Two to six values; more are a select. */
  options: RadioOption[]
  /** Below the boxes, unless an error replaces it. */
  hint?: string
  /** Short options side by side from 480 px on. */
  row?: boolean
  /** Returns the error text. */
  validate?: (value: string, values: object) => string | undefined
}

/** One of a few values, each in its own box, all visible. None is preselected. */
export function RadioField({ name, label, options, hint, row, validate }: RadioFieldProps) {
  const { input, meta } = useField<string>(name, { validate })
  const error = fieldError(meta)
  const id = fieldId(name)
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)} className={styles.field}>
      <FormLabel component="legend" className={styles.label}>
        {label}
      </FormLabel>
      <div className={row ? styles.row : styles.options} role="radiogroup" aria-label={label}>
        {options.map((option, i) => (
          <label key={option.value} className={input.value === option.value ? styles.chosen : styles.option}>
            <Radio
              name={name}
              value={option.value}
              checked={input.value === option.value}
              disabled={option.disabled}
              onChange={() => input.onChange(option.value)}
              onBlur={input.onBlur}
              slotProps={{
                input: {
                  id: i === 0 ? id : undefined,
                  'aria-describedby': error || hint ? `${id}-text` : undefined,
                },
              }}
            />
            <span className={styles.words}>
              <span className={option.details ? styles.title : undefined}>{option.text}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
              {option.details && <span className={styles.detail}>{option.details}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      {(error || hint) && <FormHelperText id={`${id}-text`}>{error ?? hint}</FormHelperText>}
    </FormControl>
  )
}
