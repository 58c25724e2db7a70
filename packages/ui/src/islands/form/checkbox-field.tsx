import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { CheckLine } from './check-line.tsx'
import { fieldError, fieldId } from './field-error.ts'
import styles from './form-field.module.css'

export interface CheckboxFieldProps {
  /** Name of the value in the form. */
  name: string
  /** May contain links. */
  label: ReactNode
  /** Below the line, unless an error replaces it. */
  hint?: string
  /** It cannot be changed now; say why in the hint. */
  disabled?: boolean
  /** Returns the error text. */
  validate?: (value: boolean | undefined, values: object) => string | undefined
}

/** A single checkbox, unticked by default. */
export function CheckboxField({ name, label, hint, disabled, validate }: CheckboxFieldProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate })
  const error = fieldError(meta)
  const id = fieldId(name)
  return (
    <FormControl error={Boolean(error)} disabled={disabled} className={styles.field}>
      <CheckLine
        {...input}
        label={label}
        slotProps={{
          input: {
            id,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error || hint ? `${id}-text` : undefined,
          },
        }}
      />
      {(error || hint) && <FormHelperText id={`${id}-text`}>{error ?? hint}</FormHelperText>}
    </FormControl>
  )
}
