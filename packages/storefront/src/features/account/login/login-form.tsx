import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { emailLimit } from '@camping/contract/limits.ts'
import type { AccountProblem } from '@camping/core/session/account.rules.ts'
import type { FieldProblems } from '@camping/core/session/login.thunks.ts'
import type { Rule } from '@camping/core/validation/validation.rules.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { WayList } from '@camping/ui/islands/way-list.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import { useNamesField, useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './login-screens.module.css'
import { useLoginBusy } from './use-login.ts'

/** Field names in the summary, where the message alone is unclear. */
const labels: Readonly<Record<string, MessageKey>> = {
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
  /** Answers the problems by field name, or nothing. */
  readonly onSubmit: (values: Values) => Promise<FieldProblems | void>
  readonly children: ReactNode
  /** What else is possible, one `Way` each. */
  readonly ways?: ReactNode
}

/** A form of one screen: a summary of errors that takes the focus, one button, and one list of what else is possible. */
export function LoginForm<Values extends object>({
  initial,
  submitText,
  onSubmit,
  children,
  ways,
}: LoginFormProps<Values>) {
  const t = useText()
  const problemText = useProblemText('login')
  const namesField = useNamesField('login')
  const busy = useLoginBusy()
  const submit = async (values: Values) => {
    const problems = await onSubmit(values)
    if (!problems) return undefined
    return Object.fromEntries(Object.entries(problems).map(([name, one]) => [name, problemText(one, name)]))
  }
  return (
    <Form<Values> initialValues={initial} subscription={{}} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
          <ErrorSummary
            title={(count) => t('login.errors', { count })}
            text={({ name, message }) => {
              const field = labels[name]
              return field && !namesField(message, name)
                ? t('login.error.at', { field: t(field), message })
                : message
            }}
          />
          {children}
          <MuiButton type="submit" kind="primary" size="lg" wide busy={busy}>
            {submitText}
          </MuiButton>
          {ways && <WayList title={t('login.ways')}>{ways}</WayList>}
        </form>
      )}
    </Form>
  )
}

/** Adapts a rule of core to a form field: returns the text of the error. */
export function useRule() {
  const problemText = useProblemText('login')
  return <Value,>(rule: Rule<Value, AccountProblem>) =>
    (value: Value | undefined, all: object, field?: { name?: string }) => {
      const problem = rule(value, all)
      return problem && problemText(problem, field?.name)
    }
}

/** The field of all screens but one. */
export function EmailField({
  validate,
  autoComplete = 'username',
}: {
  validate: (value: string, all: object, field?: { name?: string }) => string | undefined
  /** With `webauthn` browsers suggest passkeys beside addresses. */
  autoComplete?: 'username' | 'username webauthn'
}) {
  const t = useText()
  return (
    <TextField
      name="email"
      label={t('login.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={emailLimit}
      formatOnBlur={(value) => value.trim()}
      validate={validate}
    />
  )
}
