import { Notice } from '@camping/ui/islands/notice.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'

/** No payment method is available now; shows the contacts. */
export function NoProviders() {
  const { config } = useApp()
  const t = useText()
  return (
    <Notice kind="warning" title={t('payment.none')}>
      {t('payment.none.text', { email: config.legal.email })}
    </Notice>
  )
}
