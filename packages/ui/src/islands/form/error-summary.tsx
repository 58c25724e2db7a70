import { useEffect, useRef, useState } from 'react'
import type { FormError } from './error-list.ts'
import { fieldId } from './field-error.ts'
import styles from './error-summary.module.css'
import { useShownErrors } from './use-shown-errors.ts'

export interface ErrorSummaryProps {
  /** "Please check 2 entries" */
  title: (count: number) => string
  /** "First name: please fill in this field"; the message alone means nothing away from its field. */
  text?: (error: FormError) => string
}

const messageOf = ({ message }: FormError) => message

/**
 * The errors of the form as links to their fields. Takes the focus after each failed submit. Place it inside the
 * `<form>` element, at its start.
 */
export function ErrorSummary({ title, text = messageOf }: ErrorSummaryProps) {
  const { list, submitErrors } = useShownErrors()
  const box = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)
  const shown = list.length > 0

  useEffect(() => {
    // A second failed submit does not change the form's state, so the component listens to the event. The first may come
    // before this has run: a press that was played back.
    const count = () => setAttempts((before) => before + 1)
    const form = box.current?.closest('form')
    form?.addEventListener('submit', count)
    return () => form?.removeEventListener('submit', count)
  }, [])
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [attempts, shown, submitErrors])

  return (
    <div
      ref={box}
      className={shown ? styles.box : undefined}
      tabIndex={-1}
      role="group"
      aria-label={shown ? title(list.length) : undefined}
    >
      {shown && (
        <>
          <p className={styles.title}>{title(list.length)}</p>
          <ul className={styles.list}>
            {list.map((error) => (
              <li key={error.name}>
                <a
                  href={`#${fieldId(error.name)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldId(error.name))?.focus()
                  }}
                >
                  {text(error)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
