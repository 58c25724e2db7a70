import { Sheet } from '@camping/ui/popups/sheet.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { BookingCodeForm } from './booking-code-form.tsx'
import type { CodeQuestion } from './use-code-question.ts'

export interface CodeDialogProps extends CodeQuestion {
  readonly bookingId: string
}

/** The dialog for the code, over a page whose change waits for it. */
export function CodeDialog({ bookingId, onProved, onLeave }: CodeDialogProps) {
  useLazyWords('code')
  const t = useText()
  return (
    <Sheet wide="card" title={t('code.title')} closeLabel={t('code.close')} onClose={onLeave}>
      <BookingCodeForm bookingId={bookingId} onProved={onProved} />
    </Sheet>
  )
}
