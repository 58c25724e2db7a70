import { useId } from 'react'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './newsletter-form.module.css'

export interface NewsletterFormProps {
  title: string
  text?: string
  emailName: string
  emailLabel: string
  value: string
  onValueChange: (value: string) => void
  submitText: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Where the form goes without JavaScript. */
  action?: string
  busy?: boolean
  error?: string
  /** Privacy note below. */
  note?: ReactNode
}

/** Sign-up for offers by e-mail. */
export function NewsletterForm(props: NewsletterFormProps) {
  const id = useId()
  return (
    <form method="post" action={props.action} noValidate onSubmit={props.onSubmit}>
      <h2 className={styles.title}>{props.title}</h2>
      {props.text && <p className={styles.text}>{props.text}</p>}
      <label className="visually-hidden" htmlFor={id}>
        {props.emailLabel}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="email"
          name={props.emailName}
          placeholder={props.emailLabel}
          autoComplete="email"
          value={props.value}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? `${id}-error` : undefined}
          onChange={(event) => props.onValueChange(event.target.value)}
        />
        <Button type="submit" kind="brand" busy={props.busy}>
          {props.submitText}
        </Button>
      </div>
      {props.error && (
        <p className={styles.error} id={`${id}-error`}>
          {props.error}
        </p>
      )}
      {props.note && <div className={styles.note}>{props.note}</div>}
    </form>
  )
}
