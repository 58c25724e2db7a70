import { isEmailAddress } from '@camping/contract/email-address.ts'
import { nameLimit } from '@camping/contract/limits.ts'
import { looksLikeLink } from '@camping/contract/looks-like-link.ts'

/** The generic rules (forms-1) and the one about names (forms-9). Their words stand once, in `validations.messages.ts`. */
export type ValidationRule =
  | 'required'
  | 'email'
  | 'numeric'
  | 'max-length'
  | 'min-length'
  | 'min-value'
  | 'max-value'
  | 'equal-to'
  | 'name-link'

/** Why a value is invalid: a message key with its values. */
export interface ValidationProblem {
  readonly id: `validations.${ValidationRule}`
  readonly values?: Readonly<Record<string, string | number>>
}

/** A rule of a field: its problem, or undefined for a valid value. `all` has the other fields of the form. */
export type Rule<Value = string, Problem = ValidationProblem> = (
  value: Value | undefined,
  all?: object,
) => Problem | undefined

/** The problem of the first rule that refuses a value. */
export const firstOf =
  <Value, Problem>(...rules: readonly Rule<Value, Problem>[]): Rule<Value, Problem> =>
  (value, all) => {
    for (const rule of rules) {
      const problem = rule(value, all)
      if (problem) return problem
    }
    return undefined
  }

/** The text of a field, without blanks at its ends (forms-1). */
export const trimmed = (value: string | undefined) => value?.trim() ?? ''

/** forms-1: strings are trimmed first; an unticked box is no value. */
export const required: Rule<unknown> = (value) => {
  const isThere = typeof value === 'string' ? trimmed(value) !== '' : Boolean(value) || value === 0
  return isThere ? undefined : { id: 'validations.required' }
}

/** forms-2. Like all rules but `required` and `minLength` it accepts an empty field. */
export const email: Rule = (value) =>
  !trimmed(value) || isEmailAddress(trimmed(value)) ? undefined : { id: 'validations.email' }

/** In UTF-16 units, without blanks at the ends. */
export const trimmedLength = (value: string | undefined) => trimmed(value).length

/** Counts trimmed text; of a password every character, with `length`. */
export const maxLength =
  (max: number, length = trimmedLength): Rule =>
  (value) =>
    length(value) > max ? { id: 'validations.max-length', values: { max } } : undefined

/** forms-9: mails contain these words, so they must be names, without anything that looks like a link or a phone number. */
export const nameLink: Rule = (value) =>
  looksLikeLink(value ?? '') ? { id: 'validations.name-link' } : undefined

/** The address of every form. */
export const requiredEmail = firstOf<string, ValidationProblem>(required, email)

/** A text that must be there. */
export const requiredText = (max: number): Rule =>
  firstOf<string, ValidationProblem>(required, maxLength(max))

/** First or last name of a person. */
export const requiredName = firstOf<string, ValidationProblem>(requiredText(nameLimit), nameLink)
