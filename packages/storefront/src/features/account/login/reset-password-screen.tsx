import { accountApi } from '@camping/core/session/account.api.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { LoginForm, statusOf, useFieldErrors, type Outcome } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { Login } from './use-login.ts'

/** Redeems the token of a mail's link. account-4: success leads back to sign-in, with a rightward transition. */
export function ResetPasswordScreen({ login }: { login: Login }) {
  const t = useText()
  const fieldErrors = useFieldErrors()
  const [reset] = accountApi.useResetPasswordMutation()
  return (
    <>
      <p>{t('login.reset-password.text')}</p>
      <LoginForm<{ password: string; confirmed_password: string }>
        submitText={t('login.reset-password.submit')}
        onSubmit={async (values) => {
          const outcome: Outcome = await reset({ ...values, token: login.link?.token ?? '' })
          if (!outcome.error) {
            login.go('sign-in', 'right')
            return undefined
          }
          if (statusOf(outcome) === 410) {
            login.go('forgot-password', 'right', { notice: { kind: 'error', message: 'login.linkEnded' } })
            return undefined
          }
          return fieldErrors(outcome)
        }}
      >
        <NewPasswordFields />
      </LoginForm>
    </>
  )
}
