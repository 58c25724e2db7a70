import { accountApi } from '@camping/core/session/account.api.ts'
import { accountRules } from '@camping/core/session/account.rules.ts'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { TermsField } from '../../../kit/person-fields/terms-field.tsx'
import { EmailField, LoginForm, statusOf, useFieldErrors, useRule, type Outcome } from './login-form.tsx'
import styles from './login-screens.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { Login } from './use-login.ts'

/** Two halves: first an address; then name and password, for the person who opened its mail. */
export function CreatePasswordScreen({ login }: { login: Login }) {
  return login.link?.kind === 'verify' ? (
    <ChoosePassword login={login} token={login.link.token} />
  ) : (
    <AskForLink login={login} />
  )
}

/** errors-5: a failed registration shows a toast; an address in use marks its field (forms-5). */
function AskForLink({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const fieldErrors = useFieldErrors()
  const [register] = accountApi.useRegisterMutation()
  const submit = async ({ email }: { email: string }) => {
    const outcome: Outcome = await register({ email })
    if (!outcome.error) {
      login.go('check-inbox', 'left', { email: email.trim() })
      return undefined
    }
    const status = statusOf(outcome)
    if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
    else if (status === 409) return { email: t('login.error.email-in-use') }
    return fieldErrors(outcome)
  }
  return (
    <>
      <p>{t('login.create-password.text', { email: login.email })}</p>
      <LoginForm<{ email: string }>
        initial={{ email: login.email }}
        submitText={t('login.create-password.send')}
        onSubmit={submit}
      >
        <EmailField validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

interface NewAccount {
  firstName: string
  lastName: string
  password: string
  confirmed_password: string
  acceptedTerms?: boolean
  newsletter?: boolean
}

/** The token of the mail creates the account. Then the screen signs in with the chosen password. */
function ChoosePassword({ login, token }: { login: Login; token: string }) {
  const t = useText()
  const rule = useRule()
  const { config } = useApp()
  const fieldErrors = useFieldErrors()
  const [verify] = accountApi.useVerifyAddressMutation()
  const submit = async (values: NewAccount) => {
    const { newsletter = false } = values
    const { data, error } = await verify({ ...values, token, newsletter, acceptedTerms: true })
    if (data) {
      const notice = { kind: 'success', message: 'login.verified' } as const
      login.go('password', 'left', { email: data.email, notice })
      return undefined
    }
    const status = statusOf({ error })
    if (status === 410)
      login.go('sign-in', 'right', { notice: { kind: 'error', message: 'login.linkEnded' } })
    else if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
    else if (status !== 400) login.notify({ kind: 'error', message: 'login.unreachable' })
    return fieldErrors({ error })
  }
  return (
    <>
      <p>{t('login.create-password.choose')}</p>
      <LoginForm<NewAccount> submitText={t('login.create-password.submit')} onSubmit={submit}>
        <div className={styles.names}>
          <TextField
            name="firstName"
            label={t('login.firstName')}
            autoComplete="given-name"
            validate={rule(accountRules.firstName)}
          />
          <TextField
            name="lastName"
            label={t('login.lastName')}
            autoComplete="family-name"
            validate={rule(accountRules.lastName)}
          />
        </div>
        <NewPasswordFields />
        <TermsField name="acceptedTerms" words="login.terms" validate={rule(accountRules.terms)} />
        {config.supports.newsletter && <CheckboxField name="newsletter" label={t('login.newsletter')} />}
      </LoginForm>
    </>
  )
}
