import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { useField } from 'react-final-form'
import { fieldError, fieldId } from './field-error.ts'
import styles from './form-field.module.css'

/** What every field of one line has. */
export interface LineFieldProps {
  /** Name of the value in the form. */
  name: string
  /** Above the field, always visible; a placeholder is no label. */
  label: string
  /** Below the field, unless an error replaces it. */
  hint?: string
  /** Appended to the label of an optional field: "(optional)". */
  optionalText?: string
  /** Lets the browser fill it in (WCAG 1.3.5). */
  autoComplete?: string
  /** Keyboard of phones where the type does not choose it: `numeric`. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Label of the Enter key on phone keyboards; `next` by default. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
  /** Characters that the server takes. */
  maxLength?: number
  /** At the start or end within the field: a prefix, show/hide of a password. */
  start?: ReactNode
  /** It cannot be changed now. */
  disabled?: boolean
  /** Returns the error text. */
  validate?: (value: string, values: object, field?: { name?: string }) => string | undefined
  /** Cleans the value on blur: trimming, capitals. */
  formatOnBlur?: (value: string) => string
}

export interface TextFieldProps extends LineFieldProps {
  /** Type of the input: `email` and `tel` change the keyboard of phones. */
  type?: HTMLInputTypeAttribute
  /** A box of several lines. */
  multiline?: boolean
  /** Lines of the box before it grows. */
  rows?: number
  /** At the end within the field: show and hide of a password. */
  end?: ReactNode
}

/** A line or box of text in a react-final-form form. */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', hint, optionalText, validate, formatOnBlur, disabled } = props
  const { input, meta } = useField<string>(name, {
    validate,
    format: formatOnBlur && ((value) => (value ? formatOnBlur(value) : value)),
    formatOnBlur: Boolean(formatOnBlur),
    type,
  })
  const error = fieldError(meta)
  const id = fieldId(name)
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled} className={styles.field}>
      <FormLabel htmlFor={id} className={styles.label}>
        {label} {optionalText && <span className={styles.optional}>{optionalText}</span>}
      </FormLabel>
      <OutlinedInput
        {...input}
        // react-final-form passes undefined for an empty value with formatOnBlur.
        value={input.value ?? ''}
        id={id}
        type={type}
        autoComplete={props.autoComplete}
        multiline={props.multiline}
        minRows={props.rows}
        startAdornment={props.start}
        endAdornment={props.end}
        slotProps={{
          input: {
            inputMode: props.inputMode,
            maxLength: props.maxLength,
            enterKeyHint: props.multiline ? undefined : (props.enterKeyHint ?? 'next'),
          },
        }}
        aria-describedby={error || hint ? `${id}-text` : undefined}
      />
      {(error || hint) && <FormHelperText id={`${id}-text`}>{error ?? hint}</FormHelperText>}
    </FormControl>
  )
}
