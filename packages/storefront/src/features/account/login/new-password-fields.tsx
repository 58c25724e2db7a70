import { accountRules } from '@camping/core/session/account.rules.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { SecretField } from '../../../kit/confirm-password/secret-field.tsx'
import { useRule } from './login-form.tsx'

/** A new password, typed twice. */
export function NewPasswordFields() {
  const t = useText()
  const rule = useRule()
  return (
    <>
      <SecretField
        name="password"
        label={t('login.password.new')}
        kind="new"
        hint={t('login.password.hint')}
        validate={rule(accountRules.newPassword)}
      />
      <SecretField
        name="confirmed_password"
        label={t('login.password.confirm')}
        kind="new"
        validate={rule(accountRules.confirmed)}
      />
    </>
  )
}
