import { accountRules } from '@camping/core/session/account.rules.ts'
import { signInByReference, signInWithPassword, startLogin } from '@camping/core/session/login.thunks.ts'
import { screenChanged } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { Way } from '@camping/ui/islands/way-list.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { CodeWay } from './code-way.tsx'
import { SecretField } from '../../../kit/confirm-password/secret-field.tsx'
import { EmailField, LoginForm, useRule } from './login-form.tsx'
import { PasskeyWay } from './passkey-way.tsx'
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
        ways={
          <>
            <PasskeyWay />
            <Way
              icon="calendar"
              text={t('login.sign-in.booking')}
              onClick={() => dispatch(screenChanged({ screen: 'booking-sign-in', direction: 'left' }))}
            />
          </>
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
      ways={
        <>
          <CodeWay />
          <PasskeyWay />
          <Way
            icon="info"
            text={t('login.password.forgot')}
            onClick={() => dispatch(screenChanged({ screen: 'forgot-password', direction: 'left' }))}
          />
        </>
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
        ways={
          <>
            <Way
              icon="user"
              text={t('login.booking-sign-in.account')}
              onClick={() => dispatch(screenChanged({ screen: 'sign-in', direction: 'right' }))}
            />
            <Way
              icon="info"
              text={t('login.booking-sign-in.forgot')}
              onClick={() =>
                dispatch(screenChanged({ screen: 'forgot-booking-reference', direction: 'left' }))
              }
            />
          </>
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
