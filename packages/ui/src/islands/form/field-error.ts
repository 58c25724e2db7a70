import type { FieldMetaState } from 'react-final-form'

/**
 * The error of a field, visible after blur and submit but not during first typing (forms-7). A server error stays until
 * the value changes.
 */
export function fieldError(meta: FieldMetaState<unknown>): string | undefined {
  if (!meta.touched) return undefined
  if (meta.error) return String(meta.error)
  return meta.submitError && !meta.dirtySinceLastSubmit ? String(meta.submitError) : undefined
}

/** id of the control of a field; the error summary links to it. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w]+/g, '-')}`
}
