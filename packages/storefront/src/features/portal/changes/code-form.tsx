import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { fieldId } from '@camping/ui/islands/form/field-error.ts'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useRef } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './code-form.module.css'
import { useCode } from './use-code.ts'

export interface CodeFormProps {
  readonly bookingId: string
  /** The code was right: the requested change may proceed. */
  readonly onProved: () => void
}

/**
 * Asks for the code from the booking's mailbox. Errors appear at the field, which takes the focus again; the input
 * stays. Another code can be requested after a minute.
 */
export function CodeForm({ bookingId, onProved }: CodeFormProps) {
  useLazyWords('code')
  const t = useText()
  const { sent, trouble, maySend, isSending, send, check } = useCode(bookingId)
  const form = useRef<HTMLFormElement>(null)
  const backToField = () => form.current?.querySelector<HTMLElement>(`[id="${fieldId('code')}"]`)?.focus()

  const submit = async ({ code }: { code?: string }) => {
    const wrong = await check(code)
    if (!wrong) return onProved()
    // After the render that shows the error beside the field.
    setTimeout(backToField)
    return { code: wrong }
  }
  return (
    <MuiIsland>
      <Form<{ code?: string }> subscription={{ submitting: true }} onSubmit={submit}>
        {({ handleSubmit, submitting }) => (
          <form noValidate ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <p role="status">
              {sent ? t('code.sent', { email: sent.sentTo, minutes: sent.minutes }) : t('code.sending')}
            </p>
            {trouble && (
              <Alert kind="error" live>
                {t(`code.${trouble}`)}
              </Alert>
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
              <Button type="submit" kind="primary" size="lg" busy={submitting}>
                {t('code.submit')}
              </Button>
              {maySend ? (
                <Button
                  kind="quiet"
                  busy={isSending}
                  onClick={() => {
                    backToField()
                    void send()
                  }}
                >
                  {t('code.resend')}
                </Button>
              ) : (
                <p className={styles.soft}>{t('code.wait')}</p>
              )}
            </div>
          </form>
        )}
      </Form>
    </MuiIsland>
  )
}
