import { accountRules } from '@camping/core/session/account.rules.ts'
import { createAccount, registerAddress } from '@camping/core/session/login.thunks.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { TermsField } from '../../../kit/person-fields/terms-field.tsx'
import { EmailField, LoginForm, useRule } from './login-form.tsx'
import styles from './login-screens.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useLoginEmail } from './use-login.ts'

/** Two halves: first an address; then name and password, for the person who opened its mail. */
export function CreatePasswordScreen({ token }: { token: string }) {
  const hasLink = useAppSelector(({ login }) => login?.link === 'verify')
  return hasLink ? <ChoosePassword token={token} /> : <AskForLink />
}

function AskForLink() {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  return (
    <>
      <p>{t('login.create-password.text', { email })}</p>
      <LoginForm<{ email: string }>
        initial={{ email }}
        submitText={t('login.create-password.send')}
        onSubmit={(values) => dispatch(registerAddress(values.email))}
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

/** The screen signs in afterwards, with the chosen password. */
function ChoosePassword({ token }: { token: string }) {
  const t = useText()
  const rule = useRule()
  const { config } = useApp()
  const dispatch = useAppDispatch()
  return (
    <>
      <p>{t('login.create-password.choose')}</p>
      <LoginForm<NewAccount>
        submitText={t('login.create-password.submit')}
        onSubmit={({ newsletter = false, ...values }) =>
          dispatch(createAccount({ ...values, token, newsletter, acceptedTerms: true }))
        }
      >
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
