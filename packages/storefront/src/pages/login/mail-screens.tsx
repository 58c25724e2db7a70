import { accountApi } from '@camping/core/session/account-queries.ts'
import type { LoginScreen } from '@camping/core/session/login-screen.ts'
import { accountRules } from '@camping/core/session/validate-account.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../format/use-text.ts'
import { EmailField, LoginForm, statusOf, useRule, type Outcome } from './login-form.tsx'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

interface AskForMailProps {
  readonly login: Login
  readonly words: 'forgot-password' | 'forgot-booking-reference'
  readonly ask: (request: { email: string }) => Promise<Outcome>
  /** Where it goes on: SPEC.md §4, back to sign-in, with a rightward transition. */
  readonly then: LoginScreen
}

/** An address to which something is sent. The answer tells nobody whether there was anything to send. */
function AskForMail({ login, words, ask, then }: AskForMailProps) {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  return (
    <>
      <p>{t(`login.${words}.text`)}</p>
      <LoginForm<{ email: string }>
        initial={{ email: login.email }}
        submitText={t(`login.${words}.submit`)}
        onSubmit={async ({ email }) => {
          const outcome = await ask({ email })
          const status = outcome.error ? statusOf(outcome) : 200
          if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
          else {
            const message = status === 200 ? 'password-send-success' : 'password-send-fail'
            dispatch(toastAdded({ kind: status === 200 ? 'success' : 'error', message }))
            if (status === 200) login.go(then, 'right', { email: email.trim() })
          }
          return undefined
        }}
      >
        <EmailField validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

export function ForgotPasswordScreen({ login }: { login: Login }) {
  const [ask] = accountApi.useResetLinkMutation()
  return <AskForMail login={login} words="forgot-password" ask={ask} then="sign-in" />
}

export function ForgotBookingReferenceScreen({ login }: { login: Login }) {
  const [ask] = accountApi.useForgotBookingCredentialsMutation()
  return <AskForMail login={login} words="forgot-booking-reference" ask={ask} then="sign-in" />
}

/** After a registration, and for an address that waits for its confirmation. */
export function CheckInboxScreen({ login }: { login: Login }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = accountApi.useSendVerificationMutation()
  const again = async () => {
    const outcome: Outcome = await send({ email: login.email })
    const message = outcome.error ? 'send-confirmation-fail' : 'send-confirmation-success'
    dispatch(toastAdded({ kind: outcome.error ? 'error' : 'success', message }))
  }
  return (
    <>
      <p>{t('login.check-inbox.text', { email: login.email })}</p>
      <div className={styles.actions}>
        <Button kind="brand" onClick={() => login.go('password', 'left')}>
          {t('login.check-inbox.onwards')}
        </Button>
        <Button kind="quiet" busy={isLoading} onClick={() => void again()}>
          {t('login.check-inbox.again')}
        </Button>
      </div>
    </>
  )
}

export function TooManyScreen() {
  const t = useText()
  return <p>{t('login.sign-in-attempts-exceeded.text')}</p>
}
