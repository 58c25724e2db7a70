import { bookingMessageLimits as limits } from '@camping/contract/booking-message-limits.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { messageApi } from '@camping/core/portal/message-queries.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { ErrorSummary } from '@camping/ui/islands/form/error-summary.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { keepMessage, takeMessage } from './kept-message.browser.ts'
import styles from './message-form.module.css'

interface MessageFields {
  readonly text?: string
}

/** A message to the service desk. What failed to be sent stays in the form, and survives a session that ended meanwhile. */
export function MessageForm({ bookingId }: { bookingId: string }) {
  useLazyWords('desk')
  const t = useText()
  const [send, { isLoading }] = messageApi.useSendMessageMutation()
  const [trouble, setTrouble] = useState<'failed' | 'tooMany'>()
  const [sent, setSent] = useState(false)
  const [initial] = useState<MessageFields>(() => ({ text: takeMessage(bookingId) }))
  const box = useRef<HTMLDivElement>(null)
  // Whoever asked for the form means to write; afterwards the form that had the focus is gone.
  useEffect(() => {
    if (sent) box.current?.focus()
    else box.current?.querySelector('textarea')?.focus()
  }, [sent])

  async function submit({ text = '' }: MessageFields): Promise<void> {
    setTrouble(undefined)
    const { error } = await send({ bookingId, text })
    if (!error) return setSent(true)
    const { status } = error as ApiError
    if (status === 401) keepMessage(bookingId, text)
    setTrouble(status === 429 ? 'tooMany' : 'failed')
  }
  const problemOf = ({ text = '' }: MessageFields) => {
    const { length } = text.trim()
    if (length < limits.min) return { text: t('desk.error.short') }
    return length > limits.max ? { text: t('desk.error.long', { max: limits.max }) } : {}
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {sent ? (
        <>
          <Alert kind="success" live title={t('desk.sent')}>
            {t('desk.sent.text')}
          </Alert>
          <Button className={styles.again} onClick={() => setSent(false)}>
            {t('desk.again')}
          </Button>
        </>
      ) : (
        <MuiIsland>
          <Form<MessageFields> initialValues={initial} onSubmit={submit} validate={problemOf}>
            {({ handleSubmit }) => (
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
                {trouble && <Alert kind="error" live title={t(`desk.${trouble}`)} />}
                <div className={styles.send}>
                  <Button type="submit" kind="brand" size="lg" busy={isLoading}>
                    {t('desk.send')}
                  </Button>
                </div>
              </form>
            )}
          </Form>
        </MuiIsland>
      )}
    </div>
  )
}
