import { passwordLimits } from '@camping/contract/limits.ts'
import { PasswordField } from '@camping/ui/islands/form/password-field.tsx'
import { useText } from '../format/use-text.ts'

interface SecretFieldProps {
  readonly name: 'password' | 'confirmed_password'
  readonly label: string
  readonly kind: 'current' | 'new'
  readonly hint?: string
  readonly validate: (value: string, all: object) => string | undefined
}

/** A field for a password, by its position in the form; its words are those of the login. */
export function SecretField({ name, label, kind, hint, validate }: SecretFieldProps) {
  const t = useText()
  return (
    <PasswordField
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      maxLength={passwordLimits.given}
      validate={validate}
      words={{
        show: t('login.show'),
        hide: t('login.hide'),
        showLabel: t('login.password.show'),
        hideLabel: t('login.password.hide'),
      }}
    />
  )
}
