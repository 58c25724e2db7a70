import { Notice } from '@camping/ui/islands/notice.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** Why a customer sees this booking and not the page that they opened; in the page, where it covers nothing. */
export function LedBackHint() {
  useLazyWords('toast')
  const t = useText()
  return (
    <Notice kind="info" live>
      {t('toast-messages.single-booking')}
    </Notice>
  )
}
