import { useId } from 'react'
import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import styles from './newsletter-form.module.css'

/** State of a sign-up; each state replaces the previous one. */
export interface NewsletterStatus {
  /** The address is on its way. */
  busy?: boolean
  /** Why the address was refused; below the field and linked to it with ARIA. */
  error?: string | undefined
  /** The next step after a success. */
  done?: string | undefined
}

export interface NewsletterFormProps extends NewsletterStatus {
  /** Label above the field; omit it where the page's heading says the same. */
  title?: string
  /** Label of the field, for screen readers and as placeholder. */
  emailLabel: string
  /** The button. */
  submitText: string
  /** Of the address. */
  maxLength?: number
  /** Form action without scripts. The form sends `email` and `reference`. */
  action: string
  /** Identifies the form's position on the site. */
  reference: string
  /** Ref for code that adds behaviour to the form. */
  ref?: Ref<HTMLFormElement>
  /** The visitor is about to use the form: the moment to load its code. */
  onFocus?: () => void
  /** Replaces the sending of the form once scripts are there. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** Privacy note below. */
  note?: ReactNode
}

/** Sign-up for offers by e-mail: a plain form until scripts load. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, error, done } = props
  const id = useId()
  return (
    <form
      ref={props.ref}
      method="post"
      action={props.action}
      noValidate
      onFocus={props.onFocus}
      onSubmit={props.onSubmit}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      <label className="visually-hidden" htmlFor={id}>
        {props.emailLabel}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          placeholder={props.emailLabel}
          autoComplete="email"
          maxLength={props.maxLength}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <input type="hidden" name="reference" value={props.reference} />
        <Button type="submit" kind="brand" busy={props.busy}>
          {props.submitText}
        </Button>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {done && <p className={styles.done}>{done}</p>}
      {props.note && <div className={styles.note}>{props.note}</div>}
    </form>
  )
}
