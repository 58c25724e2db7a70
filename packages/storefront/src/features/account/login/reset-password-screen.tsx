import { saveNewPassword } from '@camping/core/session/login.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { LoginForm } from './login-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Redeems the token of a mail's link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <>
      <p>{t('login.reset-password.text')}</p>
      <LoginForm<{ password: string; confirmed_password: string }>
        submitText={t('login.reset-password.submit')}
        onSubmit={(values) => dispatch(saveNewPassword({ ...values, token }))}
      >
        <NewPasswordFields />
      </LoginForm>
    </>
  )
}
