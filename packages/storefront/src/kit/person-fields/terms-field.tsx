import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { useTermsText } from './use-terms-text.tsx'

export interface TermsFieldProps {
  readonly name: string
  /** Key of a message with `{brand}`, `<terms>` and `<privacy>`. */
  readonly words: string
  readonly validate?: (value: boolean | undefined, values: object) => string | undefined
}

/** Agreement to the terms, never preselected. */
export function TermsField({ name, words, validate }: TermsFieldProps) {
  const label = useTermsText(words)
  return <CheckboxField name={name} label={label} {...(validate ? { validate } : {})} />
}
