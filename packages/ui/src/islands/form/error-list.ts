/** One error of a form, with the dotted name of its field: `travellers[0].lastName`. */
export interface FormError {
  name: string
  message: string
}

/** Flattens the error object of a form, in the order of its fields. */
export function errorList(errors: unknown, path = ''): FormError[] {
  if (typeof errors === 'string') return errors ? [{ name: path, message: errors }] : []
  if (Array.isArray(errors)) return errors.flatMap((entry, i) => errorList(entry, `${path}[${i}]`))
  if (errors === null || typeof errors !== 'object') return []
  return Object.entries(errors).flatMap(([key, entry]) => errorList(entry, path ? `${path}.${key}` : key))
}
