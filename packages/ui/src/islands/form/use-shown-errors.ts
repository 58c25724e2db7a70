import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { errorList, type FormError } from './error-list.ts'

interface ShownErrors {
  readonly list: readonly FormError[]
  /** What the server said of the last submit; another object for each submit. */
  readonly submitErrors: object | undefined
}

const nothing: ShownErrors = { list: [], submitErrors: undefined }

/**
 * The errors a summary shows: all of them once a submit has failed. The form makes its error object anew at every key;
 * this changes only when the list says something else, so typing does not draw the summary again.
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
