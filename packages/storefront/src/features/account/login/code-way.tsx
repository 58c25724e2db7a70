import { accountRules } from '@camping/core/session/account.rules.ts'
import { screenChanged } from '@camping/core/session/login.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { Way } from '@camping/ui/islands/way-list.tsx'
import { useForm } from 'react-final-form'
import { useText } from '../../../kit/format/use-text.ts'

/** Leads from the password to a code by mail, for the address in the form as it is typed now. */
export function CodeWay() {
  const t = useText()
  const dispatch = useAppDispatch()
  const form = useForm<{ email?: string }>('CodeWay')
  const goOn = () => {
    const email = form.getState().values.email ?? ''
    if (!accountRules.email(email, {}))
      return void dispatch(screenChanged({ screen: 'sign-in-code', direction: 'left', email }))
    // Shows the error at the field.
    form.blur('email')
    document.getElementById(fieldId('email'))?.focus()
  }
  return <Way icon="mail" text={t('login.password.code')} onClick={goOn} />
}
