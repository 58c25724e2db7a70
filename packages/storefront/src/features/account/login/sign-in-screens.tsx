import { accountRules } from '@camping/core/session/account.rules.ts'
import { signInByReference, signInWithPassword, startLogin } from '@camping/core/session/login.thunks.ts'
import { screenChanged } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { CodeButton } from './code-button.tsx'
import { SecretField } from '../../../kit/confirm-password/secret-field.tsx'
import { EmailField, LoginForm, useRule } from './login-form.tsx'
import styles from './login-screens.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { useLoginEmail } from './use-login.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

/** account-1: first an e-mail address; its status decides the next screen. */
export function SignInScreen() {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  usePasskeyAutofill()
  return (
    <>
      <p>{t('login.sign-in.text')}</p>
      <LoginForm<{ email: string }>
        initial={{ email }}
        submitText={t('login.sign-in.submit')}
        onSubmit={(values) => dispatch(startLogin(values.email))}
        more={
          <div className={styles.actions}>
            <PasskeyButton />
            <Button
              kind="quiet"
              onClick={() => dispatch(screenChanged({ screen: 'booking-sign-in', direction: 'left' }))}
            >
              {t('login.sign-in.booking')}
            </Button>
          </div>
        }
      >
        <EmailField autoComplete="username webauthn" validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

export function PasswordScreen() {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  return (
    <LoginForm<{ email: string; password: string }>
      initial={{ email }}
      submitText={t('login.password.submit')}
      onSubmit={(values) => dispatch(signInWithPassword(values))}
      more={
        <div className={styles.actions}>
          <CodeButton />
          <PasskeyButton />
          <Button
            kind="quiet"
            onClick={() => dispatch(screenChanged({ screen: 'forgot-password', direction: 'left' }))}
          >
            {t('login.password.forgot')}
          </Button>
        </div>
      }
    >
      <EmailField validate={rule(accountRules.email)} />
      <SecretField
        name="password"
        label={t('login.password')}
        kind="current"
        validate={rule(accountRules.givenPassword)}
      />
    </LoginForm>
  )
}

/** Sign-in to one booking, by its e-mail address and reference. */
export function BookingSignInScreen() {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  return (
    <>
      <p>{t('login.booking-sign-in.text')}</p>
      <LoginForm<{ email: string; bookingRef: string }>
        initial={{ email }}
        submitText={t('login.password.submit')}
        onSubmit={(values) => dispatch(signInByReference(values))}
        more={
          <div className={styles.actions}>
            <Button
              kind="quiet"
              onClick={() =>
                dispatch(screenChanged({ screen: 'forgot-booking-reference', direction: 'left' }))
              }
            >
              {t('login.booking-sign-in.forgot')}
            </Button>
            <Button
              kind="quiet"
              onClick={() => dispatch(screenChanged({ screen: 'sign-in', direction: 'right' }))}
            >
              {t('login.booking-sign-in.account')}
            </Button>
          </div>
        }
      >
        <EmailField validate={rule(accountRules.email)} />
        <TextField
          name="bookingRef"
          label={t('login.ref')}
          hint={t('login.ref.hint')}
          autoComplete="off"
          maxLength={20}
          formatOnBlur={(value) => value.replace(/\s/g, '').toUpperCase()}
          validate={rule(accountRules.bookingRef)}
        />
      </LoginForm>
    </>
  )
}
