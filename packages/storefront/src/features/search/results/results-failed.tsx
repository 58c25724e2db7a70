import { Button } from '@camping/ui/button/button.tsx'
import { useEffect } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './results-failed.module.css'

/**
 * The results of this address could not be loaded; they are requested again as soon as there is a connection. Stays in sight below the
 * list, which shows the former results where there are some. Comes with the first scripts: without a connection nothing more would.
 */
export function ResultsFailed({ hasFormer, onRetry }: { hasFormer: boolean; onRetry: () => void }) {
  const t = useText()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={styles.failed} role="status">
      <p>
        {t('results.failed')} {hasFormer && t('results.failed.former')}
      </p>
      <Button onClick={onRetry}>{t('shell.error.retry')}</Button>
    </div>
  )
}
