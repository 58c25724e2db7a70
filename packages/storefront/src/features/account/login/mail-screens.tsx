import { accountRules } from '@camping/core/session/account.rules.ts'
import { requestMail, sendMailAgain } from '@camping/core/session/login.thunks.ts'
import { screenChanged } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { EmailField, LoginForm, useRule } from './login-form.tsx'
import styles from './login-screens.module.css'
import { useLoginBusy, useLoginEmail } from './use-login.ts'

/** Sends a mail to an address. */
function RequestMail({ about }: { about: Parameters<typeof requestMail>[0] }) {
  const t = useText()
  const rule = useRule()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  return (
    <>
      <p>{t(`login.${about}.text`)}</p>
      <LoginForm<{ email: string }>
        initial={{ email }}
        submitText={t(`login.${about}.submit`)}
        onSubmit={(values) => dispatch(requestMail(about, values.email))}
      >
        <EmailField validate={rule(accountRules.email)} />
      </LoginForm>
    </>
  )
}

export const ForgotPasswordScreen = () => <RequestMail about="forgot-password" />

export const ForgotBookingReferenceScreen = () => <RequestMail about="forgot-booking-reference" />

/** After a registration, and for an address that is not confirmed yet. */
export function CheckInboxScreen() {
  const t = useText()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  const busy = useLoginBusy()
  return (
    <>
      <p>{t('login.check-inbox.text', { email })}</p>
      <div className={styles.actions}>
        <MuiButton
          kind="brand"
          onClick={() => dispatch(screenChanged({ screen: 'password', direction: 'left' }))}
        >
          {t('login.check-inbox.onwards')}
        </MuiButton>
        <MuiButton kind="quiet" busy={busy} onClick={() => void dispatch(sendMailAgain())}>
          {t('login.check-inbox.again')}
        </MuiButton>
      </div>
    </>
  )
}

/** A code by mail still opens the account, and ends the wait. */
export function TooManyScreen() {
  const t = useText()
  const dispatch = useAppDispatch()
  const email = useLoginEmail()
  return (
    <>
      <p>{t('login.sign-in-attempts-exceeded.text')}</p>
      {email && (
        <MuiButton
          kind="quiet"
          onClick={() => dispatch(screenChanged({ screen: 'sign-in-code', direction: 'left' }))}
        >
          {t('login.password.code')}
        </MuiButton>
      )}
    </>
  )
}
