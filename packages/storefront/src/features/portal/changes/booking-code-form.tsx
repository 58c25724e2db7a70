import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { CodeForm } from '../../../kit/code-form/code-form.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useCode } from './use-code.ts'

export interface BookingCodeFormProps {
  readonly bookingId: string
  /** The code was right: the requested change may proceed. */
  readonly onProved: () => void
}

/** Asks for the code from the booking's mailbox. */
export function BookingCodeForm({ bookingId, onProved }: BookingCodeFormProps) {
  useLazyWords('code')
  const t = useText()
  const { sent, trouble, maySend, isSending, send, check } = useCode(bookingId)
  return (
    <CodeForm
      status={sent ? t('code.sent', { email: sent.sentTo, minutes: sent.minutes }) : t('code.sending')}
      trouble={trouble ? t(`code.${trouble}`) : undefined}
      submitText={t('code.submit')}
      maySend={maySend}
      isSending={isSending}
      onSend={send}
      onCheck={check}
      onProved={onProved}
    />
  )
}
