import { accountApi } from '@camping/core/session/account-queries.ts'
import { screenAfterStatus } from '@camping/core/session/login-screen.ts'
import { accountRules } from '@camping/core/session/validate-account.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useText } from '../../format/use-text.ts'
import { EmailField, LoginForm, SecretField, statusOf, useRule, type Outcome } from './login-form.tsx'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

/** SPEC.md §4: an e-mail address first; what is known about it decides how it goes on. */
export function SignInScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const [askStatus] = accountApi.useCustomerStatusMutation()
  return (
    <>
      <p>{t('login.sign-in.text')}</p>
      <LoginForm<{ email: string }>
        initial={{ email: login.email }}
        submitText={t('login.sign-in.submit')}
        onSubmit={async ({ email }) => {
          const outcome: Outcome = await askStatus({ email })
          const next = screenAfterStatus(outcome.error ? statusOf(outcome) : 204)
          if (next) login.go(next, 'left', { email: email.trim() })
          else login.say({ kind: 'error', message: 'login.unreachable' })
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

/** What a failed sign-in leads to: the toast of SPEC.md §8, the screen of too many attempts, or a word about the network. */
function useAfterSignIn(login: Login): (outcome: Outcome) => Promise<void> {
  const dispatch = useAppDispatch()
  return async (outcome) => {
    if (!outcome.error) return login.signedIn()
    const status = statusOf(outcome)
    if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
    else if (status === 401 || status === 400) dispatch(toastAdded({ kind: 'error', message: 'login-fail' }))
    else login.say({ kind: 'error', message: 'login.unreachable' })
    return undefined
  }
}

export function PasswordScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const after = useAfterSignIn(login)
  const [signIn] = accountApi.useAuthenticateMutation()
  return (
    <LoginForm<{ email: string; password: string }>
      initial={{ email: login.email }}
      submitText={t('login.password.submit')}
      onSubmit={async (values) => {
        await after(await signIn(values))
        return undefined
      }}
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

/** One booking, by the address it was made with and its reference. */
export function BookingSignInScreen({ login }: { login: Login }) {
  const t = useText()
  const rule = useRule()
  const after = useAfterSignIn(login)
  const [signIn] = accountApi.useAuthenticateBookingMutation()
  return (
    <>
      <p>{t('login.booking-sign-in.text')}</p>
      <LoginForm<{ email: string; bookingRef: string }>
        initial={{ email: login.email }}
        submitText={t('login.password.submit')}
        onSubmit={async (values) => {
          await after(await signIn(values))
          return undefined
        }}
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
