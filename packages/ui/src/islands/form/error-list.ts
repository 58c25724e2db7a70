import { FORM_ERROR } from 'final-form'

/** One error of a form, with the dotted name of its field: `travellers[0].lastName`. */
export interface FormError {
  name: string
  message: string
}

/**
 * Flattens the error object of a form, in the order of its fields. Omits errors of the whole form, which belong to no
 * field: the form shows them itself.
 */
export function errorList(errors: unknown, path = ''): FormError[] {
  if (typeof errors === 'string') return errors ? [{ name: path, message: errors }] : []
  if (Array.isArray(errors)) return errors.flatMap((entry, i) => errorList(entry, `${path}[${i}]`))
  if (errors === null || typeof errors !== 'object') return []
  return Object.entries(errors).flatMap(([key, entry]) =>
    key === FORM_ERROR ? [] : errorList(entry, path ? `${path}.${key}` : key),
  )
}
