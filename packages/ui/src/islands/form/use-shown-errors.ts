import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { errorList, type FormError } from './error-list.ts'

interface ShownErrors {
  readonly list: readonly FormError[]
  /** The server's errors of the last submit; a new object for each submit. */
  readonly submitErrors: object | undefined
}

const nothing: ShownErrors = { list: [], submitErrors: undefined }

/**
 * The errors for a summary: all of them after a failed submit. The form creates a new error object on every key; this
 * result changes only with its content, so that typing does not re-render the summary.
 */
export function useShownErrors(): ShownErrors {
  const form = useForm('ErrorSummary')
  const [shown, setShown] = useState(nothing)
  useEffect(
    () =>
      form.subscribe(
        ({ errors, submitErrors, submitFailed, dirtySinceLastSubmit, submitting }) => {
          const open = submitFailed && !submitting
          const list = open ? errorList({ ...(dirtySinceLastSubmit ? {} : submitErrors), ...errors }) : []
          setShown((before) =>
            before.submitErrors === submitErrors && JSON.stringify(before.list) === JSON.stringify(list)
              ? before
              : { list, submitErrors },
          )
        },
        {
          errors: true,
          submitErrors: true,
          submitFailed: true,
          dirtySinceLastSubmit: true,
          submitting: true,
        },
      ),
    [form],
  )
  return shown
}
