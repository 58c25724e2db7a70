import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** A message key with its values; of `validations.equal-to` the value `other` is the key of a label. */
interface Problem {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * The words of what is wrong with a field. Those of a generic rule stand once (forms-1); a row `{form}.error.{rule}`, or
 * `{form}.error.{field}.{rule}` for one field, is the form's own wording. Forms load the namespace `validations`.
 * @param form namespace of the form's messages
 */
export function useProblemText(form: string): (problem: Problem, field?: string) => string {
  const intl = useIntl()
  return useCallback(
    ({ id, values = {} }, field) => {
      const start = ['validations.', `${form}.error.`].find((one) => id.startsWith(one)) ?? ''
      const rule = id.slice(start.length)
      const own = start ? [`${form}.error.${field}.${rule}`, `${form}.error.${rule}`] : []
      const { other } = values
      return intl.formatMessage(
        { id: own.find((key) => Object.hasOwn(intl.messages, key)) ?? id },
        typeof other === 'string' ? { ...values, other: intl.formatMessage({ id: other }) } : values,
      )
    },
    [form, intl],
  )
}

const missing: Problem = { id: 'validations.required' }

/** Whether an error names its field itself ("Enter your first name"), so that no label has to stand before it. */
export function useNamesField(form: string): (message: string, field: string) => boolean {
  const problemText = useProblemText(form)
  return (message, field) => message === problemText(missing, field) && message !== problemText(missing)
}
