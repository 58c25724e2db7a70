import { accountApi } from '@camping/core/session/account-queries.ts'
import { accountRules } from '@camping/core/session/validate-account.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'
import { TermsField } from '../checkout/form/terms-field.tsx'
import {
  EmailField,
  LoginForm,
  SecretField,
  statusOf,
  useFieldErrors,
  useRule,
  type Outcome,
} from './login-form.tsx'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

interface Registration {
  email: string
  firstName: string
  lastName: string
  password: string
  confirmed_password: string
  acceptedTerms?: boolean
  newsletter?: boolean
}

function NewPasswordFields() {
  const t = useText()
  const rule = useRule()
  return (
    <>
      <SecretField
        name="password"
        label={t('login.password.new')}
        kind="new"
        hint={t('login.password.hint')}
        validate={rule(accountRules.newPassword)}
      />
      <SecretField
        name="confirmed_password"
        label={t('login.password.confirm')}
        kind="new"
        validate={rule(accountRules.confirmed)}
      />
    </>
  )
}

/** SPEC.md §8: a registration that fails is a toast; an address in use marks its field (GAPS.md). */
export function CreatePasswordScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const fieldErrors = useFieldErrors()
  const [register] = accountApi.useRegisterMutation()
  const submit = async (values: Registration) => {
    const { acceptedTerms: _, newsletter = false, ...rest } = values
    const outcome: Outcome = await register({ ...rest, newsletter, acceptedTerms: true })
    if (!outcome.error) {
      login.go('check-inbox', 'left', { email: values.email.trim() })
      return undefined
    }
    const status = statusOf(outcome)
    if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
    else if (status === 409) {
      dispatch(toastAdded({ kind: 'error', message: 'email-in-use' }))
      return { email: t('login.error.email-in-use') }
    } else if (status !== 400) dispatch(toastAdded({ kind: 'error', message: 'login-fail' }))
    return fieldErrors(outcome)
  }
  return (
    <>
      <p>{t('login.create-password.text', { email: login.email })}</p>
      <LoginForm<Registration>
        initial={{ email: login.email }}
        submitText={t('login.create-password.submit')}
        onSubmit={submit}
      >
        <EmailField validate={rule(accountRules.email)} />
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

/** With the token of a mail's link. SPEC.md §4: success leads back to sign-in, with a rightward transition. */
export function ResetPasswordScreen({ login }: { login: Login }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const fieldErrors = useFieldErrors()
  const [reset] = accountApi.useResetPasswordMutation()
  return (
    <>
      <p>{t('login.reset-password.text')}</p>
      <LoginForm<{ password: string; confirmed_password: string }>
        submitText={t('login.reset-password.submit')}
        onSubmit={async (values) => {
          const outcome: Outcome = await reset({ ...values, token: login.resetToken })
          if (!outcome.error) {
            dispatch(toastAdded({ kind: 'success', message: 'password-update-success' }))
            login.go('sign-in', 'right')
            return undefined
          }
          if (statusOf(outcome) === 410) {
            login.go('forgot-password', 'right', { notice: { kind: 'error', message: 'login.linkEnded' } })
            return undefined
          }
          const errors = fieldErrors(outcome)
          if (!errors) dispatch(toastAdded({ kind: 'error', message: 'password-update-fail' }))
          return errors
        }}
      >
        <NewPasswordFields />
      </LoginForm>
    </>
  )
}
