import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useRef } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import styles from './code-form.module.css'

export interface CodeFormProps {
  /** Where the code was sent, or that it is on its way. */
  readonly status: string
  /** Why none was sent. */
  readonly trouble: string | undefined
  readonly submitText: string
  /** Another code can be requested. */
  readonly maySend: boolean
  readonly isSending: boolean
  readonly onSend: () => Promise<void>
  /** Returns the error of the code, as text for its field; undefined for the right code. */
  readonly onCheck: (code: string | undefined) => Promise<string | undefined>
  /** The code was right. */
  readonly onProved?: () => void
}

/**
 * Asks for a code from a mailbox. Errors appear at the field, which takes the focus again; the input stays. Another code
 * can be requested after a minute.
 */
export function CodeForm({ status, trouble, submitText, maySend, isSending, ...calls }: CodeFormProps) {
  useLazyWords('code')
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const backToField = () => form.current?.querySelector<HTMLElement>(`[id="${fieldId('code')}"]`)?.focus()

  const submit = async ({ code }: { code?: string }) => {
    const wrong = await calls.onCheck(code)
    if (!wrong) return calls.onProved?.()
    // After the render that shows the error beside the field.
    setTimeout(backToField)
    return { code: wrong }
  }
  return (
    <Form<{ code?: string }> subscription={{ submitting: true }} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <form noValidate ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <p role="status">{status}</p>
          {trouble && (
            <Notice kind="error" live>
              {trouble}
            </Notice>
          )}
          <div className={styles.code}>
            <TextField
              name="code"
              label={t('code.label')}
              autoComplete="one-time-code"
              inputMode="numeric"
              enterKeyHint="done"
              maxLength={12}
            />
          </div>
          <div className={styles.actions}>
            <MuiButton type="submit" kind="primary" size="lg" busy={submitting}>
              {submitText}
            </MuiButton>
            {maySend ? (
              <MuiButton
                kind="quiet"
                busy={isSending}
                onClick={() => {
                  backToField()
                  void calls.onSend()
                }}
              >
                {t('code.resend')}
              </MuiButton>
            ) : (
              <p className={styles.soft}>{t('code.wait')}</p>
            )}
          </div>
        </form>
      )}
    </Form>
  )
}
