import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useField } from 'react-final-form'
import { fieldError, fieldId } from './field-error.ts'
import styles from './form-field.module.css'

export interface SelectFieldProps {
  /** Name of the value in the form. */
  name: string
  /** Above the field, always visible. */
  label: string
  /** The values with their words. */
  options: { value: string; text: string }[]
  /** Label of the empty first option: "Please choose". */
  emptyText?: string
  /** "(optional)" */
  optionalText?: string
  /** Below the field, unless an error replaces it. */
  hint?: string
  /** Lets the browser fill it in (WCAG 1.3.5). */
  autoComplete?: string
  /** It cannot be changed now. */
  disabled?: boolean
  /** Returns the error text. */
  validate?: (value: string, values: object) => string | undefined
}

/** One of several values, with the device's native select, which suits phones best. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, optionalText, options, emptyText, hint, autoComplete, disabled, validate } = props
  const { input, meta } = useField<string>(name, { validate })
  const error = fieldError(meta)
  const id = fieldId(name)
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} className={styles.field}>
      <FormLabel htmlFor={id} className={styles.label}>
        {label} {optionalText && <span className={styles.optional}>{optionalText}</span>}
      </FormLabel>
      <NativeSelect
        {...input}
        input={<OutlinedInput />}
        inputProps={{ id, autoComplete, 'aria-describedby': error || hint ? `${id}-text` : undefined }}
      >
        {emptyText !== undefined && <option value="">{emptyText}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
      {(error || hint) && <FormHelperText id={`${id}-text`}>{error ?? hint}</FormHelperText>}
    </FormControl>
  )
}
