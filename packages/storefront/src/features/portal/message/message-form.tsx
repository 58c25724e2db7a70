import { messageLimits as limits } from '@camping/contract/limits.ts'
import { sendMessage } from '@camping/core/portal/booking-changes.thunks.ts'
import { messageResumed, unsentMessagesSlice } from '@camping/core/portal/unsent-messages.slice.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { firstOf, maxLength, type ValidationProblem } from '@camping/core/validation/validation.rules.ts'
import { minLength } from '@camping/core/validation/value.rules.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useProblemText } from '../../../kit/format/use-problem-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './message-form.module.css'

const messageRule = firstOf<string, ValidationProblem>(minLength(limits.min), maxLength(limits.max))

interface MessageFields {
  readonly text?: string
}

/** A message to the service desk. A failed submit preserves the form, and the text survives the end of the session. */
export function MessageForm({ bookingId }: { bookingId: string }) {
  useLazyWords('desk', 'validations')
  const t = useText()
  const problemText = useProblemText('desk')
  const store = useAppStore()
  const [trouble, setTrouble] = useState<'failed' | 'tooMany'>()
  const [sent, setSent] = useState(false)
  const [initial] = useState<MessageFields>(() => ({ text: store.getState().unsentMessages?.[bookingId] }))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void store.dispatch(messageResumed(bookingId)), [store, bookingId])
  // The visitor opened the form in order to write, so it takes the focus; after sending, the focused form is gone.
  useEffect(() => {
    if (sent) box.current?.focus()
    else box.current?.querySelector('textarea')?.focus()
  }, [sent])

  async function submit({ text = '' }: MessageFields): Promise<void> {
    setTrouble(undefined)
    store.inject(unsentMessagesSlice)
    const outcome = await store.dispatch(sendMessage({ bookingId, text }))
    if (outcome === 'sent') setSent(true)
    else setTrouble(outcome)
  }
  const problemOf = ({ text }: MessageFields) => {
    const problem = messageRule(text)
    return problem ? { text: problemText(problem) } : {}
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {sent ? (
        <>
          <Notice kind="success" live title={t('desk.sent')}>
            {t('desk.sent.text')}
          </Notice>
          <MuiButton className={styles.again} onClick={() => setSent(false)}>
            {t('desk.again')}
          </MuiButton>
        </>
      ) : (
        <Form<MessageFields> initialValues={initial} onSubmit={submit} validate={problemOf}>
          {({ handleSubmit, submitting }) => (
            <form noValidate onSubmit={(event) => void handleSubmit(event)}>
              <ErrorSummary title={(count) => t('desk.errors', { count })} />
              <TextField
                name="text"
                label={t('desk.label')}
                hint={t('desk.hint', { max: limits.max })}
                maxLength={limits.max}
                multiline
                rows={5}
              />
              {trouble && <Notice kind="error" live title={t(`desk.${trouble}`)} />}
              <div className={styles.send}>
                <MuiButton type="submit" kind="brand" size="lg" busy={submitting}>
                  {t('desk.send')}
                </MuiButton>
              </div>
            </form>
          )}
        </Form>
      )}
    </div>
  )
}
