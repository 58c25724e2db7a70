import { Alert } from '@camping/ui/alert/alert.tsx'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'

/** There is nothing to pay with right now, and who helps. */
export function NoProviders() {
  const { config } = useApp()
  const t = useText()
  return (
    <Alert kind="warning" title={t('payment.none')}>
      {t('payment.none.text', { email: config.legal.email })}
    </Alert>
  )
}
