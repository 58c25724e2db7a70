import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { CodeForm } from '../../../kit/code-form/code-form.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useLoginEmail } from './use-login.ts'
import { useSignInCode } from './use-sign-in-code.ts'

/** A code by mail instead of the password. It is requested when the screen opens. */
export function SignInCodeScreen() {
  useLazyWords('code')
  const t = useText()
  const email = useLoginEmail()
  const { sent, trouble, maySend, isSending, send, check } = useSignInCode()
  const troubles = { many: 'code.signIn.many', notSent: 'code.notSent' } as const
  return (
    <CodeForm
      status={sent ? t('code.signIn.sent', { email, minutes: sent.minutes }) : t('code.signIn.sending')}
      trouble={trouble ? t(troubles[trouble]) : undefined}
      submitText={t('login.password.submit')}
      maySend={maySend}
      isSending={isSending}
      onSend={send}
      onCheck={check}
    />
  )
}
