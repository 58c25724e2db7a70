import { accountApi } from '@camping/core/session/account.api.ts'
import { signIn, signInRefused } from '@camping/core/session/account.thunks.ts'
import { screenAfterStatus, accountRules } from '@camping/core/session/account.rules.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { EmailField, LoginForm, SecretField, statusOf, useRule, type Outcome } from './login-form.tsx'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

const { authenticate, authenticateBooking } = accountApi.endpoints

/** account-1: first an e-mail address; its status decides the next screen. */
export function SignInScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const [requestStatus] = accountApi.useCustomerStatusMutation()
  return (
    <>
      <p>{t('login.sign-in.text')}</p>
      <LoginForm<{ email: string }>
        initial={{ email: login.email }}
        submitText={t('login.sign-in.submit')}
        onSubmit={async ({ email }) => {
          const outcome: Outcome = await requestStatus({ email })
          const next = screenAfterStatus(outcome.error ? statusOf(outcome) : 204)
          if (next) login.go(next, 'left', { email: email.trim() })
          else login.notify({ kind: 'error', message: 'login.unreachable' })
          return undefined
        }}
        more={
          <Button kind="quiet" onClick={() => login.go('booking-sign-in', 'left')}>
            {t('login.sign-in.booking')}
          </Button>
        }
      >
        <EmailField validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

/** Result of a failed sign-in: the toast of errors-5, the screen for too many attempts, or a network error. */
function useSignIn(login: Login): (call: Parameters<typeof signIn>[0]) => Promise<undefined> {
  const dispatch = useAppDispatch()
  return async (call) => {
    const status = await dispatch(signIn(call))
    if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
    else if (status === 401 || status === 400) dispatch(signInRefused())
    else if (status !== 200) login.notify({ kind: 'error', message: 'login.unreachable' })
    return undefined
  }
}

export function PasswordScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const send = useSignIn(login)
  return (
    <LoginForm<{ email: string; password: string }>
      initial={{ email: login.email }}
      submitText={t('login.password.submit')}
      onSubmit={(values) => send(authenticate.initiate(values, { track: false }))}
      more={
        <Button kind="quiet" onClick={() => login.go('forgot-password', 'left')}>
          {t('login.password.forgot')}
        </Button>
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
export function BookingSignInScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const send = useSignIn(login)
  return (
    <>
      <p>{t('login.booking-sign-in.text')}</p>
      <LoginForm<{ email: string; bookingRef: string }>
        initial={{ email: login.email }}
        submitText={t('login.password.submit')}
        onSubmit={(values) => send(authenticateBooking.initiate(values, { track: false }))}
        more={
          <div className={styles.actions}>
            <Button kind="quiet" onClick={() => login.go('forgot-booking-reference', 'left')}>
              {t('login.booking-sign-in.forgot')}
            </Button>
            <Button kind="quiet" onClick={() => login.go('sign-in', 'right')}>
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
