import { accountApi } from '@camping/core/session/account.api.ts'
import { type LoginScreen, accountRules } from '@camping/core/session/account.rules.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { EmailField, LoginForm, statusOf, useRule, type Outcome } from './login-form.tsx'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

interface AskForMailProps {
  readonly login: Login
  readonly words: 'forgot-password' | 'forgot-booking-reference'
  readonly requestMail: (request: { email: string }) => Promise<Outcome>
  /** Next screen: account-4, back to sign-in, with a rightward transition. */
  readonly then: LoginScreen
}

/** Sends a mail to an address. The answer does not reveal whether an account exists. */
function AskForMail({ login, words, requestMail, then }: AskForMailProps) {
  const t = useText()
  const rule = useRule()
  return (
    <>
      <p>{t(`login.${words}.text`)}</p>
      <LoginForm<{ email: string }>
        initial={{ email: login.email }}
        submitText={t(`login.${words}.submit`)}
        onSubmit={async ({ email }) => {
          const outcome = await requestMail({ email })
          const status = outcome.error ? statusOf(outcome) : 200
          if (status === 429) login.go('sign-in-attempts-exceeded', 'left')
          else if (status === 200) login.go(then, 'right', { email: email.trim() })
          return undefined
        }}
      >
        <EmailField validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

export function ForgotPasswordScreen({ login }: { login: Login }) {
  const [requestMail] = accountApi.useResetLinkMutation()
  return <AskForMail login={login} words="forgot-password" requestMail={requestMail} then="sign-in" />
}

export function ForgotBookingReferenceScreen({ login }: { login: Login }) {
  const [requestMail] = accountApi.useForgotBookingCredentialsMutation()
  return (
    <AskForMail login={login} words="forgot-booking-reference" requestMail={requestMail} then="sign-in" />
  )
}

/** After a registration, and for an address that is not confirmed yet. */
export function CheckInboxScreen({ login }: { login: Login }) {
  const t = useText()
  const [send, { isLoading }] = accountApi.useSendVerificationMutation()
  return (
    <>
      <p>{t('login.check-inbox.text', { email: login.email })}</p>
      <div className={styles.actions}>
        <Button kind="brand" onClick={() => login.go('password', 'left')}>
          {t('login.check-inbox.onwards')}
        </Button>
        <Button kind="quiet" busy={isLoading} onClick={() => void send({ email: login.email })}>
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
