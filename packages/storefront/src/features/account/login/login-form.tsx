import { emailLimit, passwordLimits } from '@camping/contract/limits.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { serverProblem, type AccountProblem } from '@camping/core/session/account.rules.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { PasswordField } from '@camping/ui/islands/form/password-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './login-screens.module.css'

/** Result of a call: its outcome or its failure. */
export interface Outcome {
  readonly data?: unknown
  readonly error?: unknown
}

export const statusOf = ({ error }: Outcome): number => (error as ApiError | undefined)?.status ?? 0

/** Field names in the summary, where the message alone is unclear. */
const labels: Readonly<Record<string, string>> = {
  email: 'login.email',
  firstName: 'login.firstName',
  lastName: 'login.lastName',
  bookingRef: 'login.ref',
  password: 'login.password',
  confirmed_password: 'login.password.confirm',
}

interface LoginFormProps<Values extends object> {
  readonly initial?: Partial<Values>
  readonly submitText: string
  /** Returns the errors by field name, or nothing. */
  readonly onSubmit: (values: Values) => Promise<Record<string, string> | undefined>
  readonly children: ReactNode
  /** Alternatives beside the button. */
  readonly more?: ReactNode
}

/** A form of one screen: a summary of errors that takes the focus, one button, alternatives beside it. */
export function LoginForm<Values extends object>({
  initial,
  submitText,
  onSubmit,
  children,
  more,
}: LoginFormProps<Values>) {
  const t = useText()
  return (
    <Form<Values> initialValues={initial} subscription={{ submitting: true }} onSubmit={onSubmit}>
      {({ handleSubmit, submitting }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
          <ErrorSummary
            title={(count) => t('login.errors', { count })}
            text={({ name, message }) => {
              const field = labels[name]
              return field ? t('login.error.at', { field: t(field), message }) : message
            }}
          />
          {children}
          <div className={styles.actions}>
            <Button type="submit" kind="primary" size="lg" busy={submitting}>
              {submitText}
            </Button>
            {more}
          </div>
        </form>
      )}
    </Form>
  )
}

/** Adapts a rule of core to a form field: returns the text of the error. */
export function useRule() {
  const t = useText()
  return <Value,>(rule: (value: Value | undefined, all: object) => AccountProblem | undefined) =>
    (value: Value | undefined, all: object) => {
      const problem = rule(value, all)
      return problem && t(problem.id, problem.values ?? {})
    }
}

/** The errors of a 400, by field. */
export function useFieldErrors(): (outcome: Outcome) => Record<string, string> | undefined {
  const t = useText()
  return ({ error }) => {
    const errors = (error as ApiError | undefined)?.problem?.errors
    if (!errors || errors.length === 0) return undefined
    return Object.fromEntries(
      errors.map(({ path, message }) => {
        const { id, values = {} } = serverProblem(message)
        return [path, t(id, values)]
      }),
    )
  }
}

/** The field of all screens but one. */
export function EmailField({ validate }: { validate: (value: string, all: object) => string | undefined }) {
  const t = useText()
  return (
    <TextField
      name="email"
      label={t('login.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={emailLimit}
      formatOnBlur={(value) => value.trim()}
      validate={validate}
    />
  )
}

interface SecretFieldProps {
  readonly name: 'password' | 'confirmed_password'
  readonly label: string
  readonly kind: 'current' | 'new'
  readonly hint?: string
  readonly validate: (value: string, all: object) => string | undefined
}

/** A password field, by its position in the form. */
export function SecretField({ name, label, kind, hint, validate }: SecretFieldProps) {
  const t = useText()
  return (
    <PasswordField
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      maxLength={passwordLimits.given}
      validate={validate}
      words={{
        show: t('login.show'),
        hide: t('login.hide'),
        showLabel: t('login.password.show'),
        hideLabel: t('login.password.hide'),
      }}
    />
  )
}
