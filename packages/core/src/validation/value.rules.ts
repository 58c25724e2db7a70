import { trimmed, trimmedLength, type Rule } from './validation.rules.ts'

/** A number as the field writes numbers: `isNumber` gets the trimmed text. */
export const numeric =
  (isNumber: (text: string) => boolean): Rule =>
  (value) =>
    !trimmed(value) || isNumber(trimmed(value)) ? undefined : { id: 'validations.numeric' }

/** Counts as `maxLength` does; an empty field is too short. */
export const minLength =
  (min: number, length = trimmedLength): Rule =>
  (value) =>
    length(value) < min ? { id: 'validations.min-length', values: { min } } : undefined

/** `min` is valid; in the unit of the value. */
export const minValue =
  (min: number): Rule<number> =>
  (value) =>
    value !== undefined && !(value >= min) ? { id: 'validations.min-value', values: { min } } : undefined

/** `max` is valid; in the unit of the value. */
export const maxValue =
  (max: number): Rule<number> =>
  (value) =>
    value !== undefined && !(value <= max) ? { id: 'validations.max-value', values: { max } } : undefined

/**
 * The value of another field, typed again.
 * @param field name of the other field
 * @param other message key of its label
 */
export const equalTo =
  (field: string, other: string): Rule =>
  (value, all = {}) =>
    value === (all as Readonly<Record<string, unknown>>)[field]
      ? undefined
      : { id: 'validations.equal-to', values: { other } }
