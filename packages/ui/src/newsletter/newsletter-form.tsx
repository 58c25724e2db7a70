import { useId } from 'react'
import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import styles from './newsletter-form.module.css'

/** How a sign-up stands; each replaces the one before. */
export interface NewsletterStatus {
  busy?: boolean
  /** Why the address was not taken; below the field and tied to it. */
  error?: string | undefined
  /** What comes next, after a success. */
  done?: string | undefined
}

export interface NewsletterFormProps extends NewsletterStatus {
  /** Above the field; leave out where the page's heading says it. */
  title?: string
  emailLabel: string
  submitText: string
  /** Where the form goes without scripts. It carries `email` and `reference`. */
  action: string
  /** Where on the site the form stands. */
  reference: string
  /** Whoever adds behaviour finds the form here. */
  ref?: Ref<HTMLFormElement>
  /** Somebody is about to use the form: the moment to fetch what it needs. */
  onFocus?: () => void
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** Privacy note below. */
  note?: ReactNode
}

/** Sign-up for offers by e-mail: an ordinary form until scripts take it over. */
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
          maxLength={254}
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
