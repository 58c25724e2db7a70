import { accountRules } from '@camping/core/session/account.rules.ts'
import { screenChanged } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { useForm } from 'react-final-form'
import { useText } from '../../../kit/format/use-text.ts'

/** Leads from the password to a code by mail, for the address in the form as it is typed now. */
export function CodeButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  const form = useForm<{ email?: string }>('CodeButton')
  const goOn = () => {
    const email = form.getState().values.email ?? ''
    if (!accountRules.email(email, {}))
      return void dispatch(screenChanged({ screen: 'sign-in-code', direction: 'left', email }))
    // Shows the error at the field.
    form.blur('email')
    document.getElementById(fieldId('email'))?.focus()
  }
  return (
    <Button kind="quiet" onClick={goOn}>
      {t('login.password.code')}
    </Button>
  )
}
