import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { accountRules } from '@camping/core/session/account.rules.ts'
import { profileApi } from '@camping/core/session/profile.api.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { Form } from 'react-final-form'
import { useProblemText } from '../format/use-problem-text.ts'
import { useText } from '../format/use-text.ts'
import { useLazyWords } from '../app/lazy-words.ts'
import styles from './confirm-password-dialog.module.css'
import { SecretField } from './secret-field.tsx'
import type { PasswordQuestion } from './use-password-question.ts'

const whyNot: Readonly<Record<number, MessageKey>> = { 401: 'details.erase.wrong', 429: 'details.prove.wait' }

export interface ConfirmPasswordWords {
  /** Why the password is needed. */
  readonly text: string
  readonly submitText: string
}

/** Asks for the password over the page, which preserves its input. Reports whether it was entered. */
export function ConfirmPasswordDialog({
  onDone,
  text,
  submitText,
}: ConfirmPasswordWords & { onDone: PasswordQuestion }) {
  useLazyWords('details', 'login', 'validations')
  const t = useText()
  const problemText = useProblemText('login')
  const [confirm] = profileApi.useConfirmPasswordMutation()
  const passwordProblem = (value: string | undefined) => {
    const problem = accountRules.givenPassword(value)
    return problem && problemText(problem)
  }
  const submit = async ({ password }: { password: string }) => {
    const { error } = await confirm({ password })
    if (!error) return onDone(true)
    return { password: t(whyNot[(error as ApiError).status] ?? 'details.erase.failed') }
  }
  return (
    <Sheet
      wide="card"
      title={t('details.prove')}
      closeLabel={t('details.prove.close')}
      onClose={() => onDone(false)}
    >
      <Form<{ password: string }> subscription={{ submitting: true }} onSubmit={submit}>
        {({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} className={styles.prove}>
            <p>{text}</p>
            <SecretField
              name="password"
              label={t('details.erase.password')}
              kind="current"
              validate={passwordProblem}
            />
            <p>
              <MuiButton type="submit" kind="primary" size="lg" busy={submitting}>
                {submitText}
              </MuiButton>
            </p>
          </form>
        )}
      </Form>
    </Sheet>
  )
}
