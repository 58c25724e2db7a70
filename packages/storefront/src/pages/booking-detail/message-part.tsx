import { Button } from '@camping/ui/button/button.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { PortalBox } from '../portal/portal-box.tsx'

const MessageForm = lazy(() =>
  import('../../message/message-form.tsx').then((module) => ({ default: module.MessageForm })),
)

/** The way to the service desk: written here, about this booking, or by mail and phone. */
export function MessagePart({ bookingId }: { bookingId: string }) {
  const { config } = useApp()
  const t = useText()
  const [writing, setWriting] = useState(false)
  const { email, phone } = config.legal
  return (
    <PortalBox title={t('portal.message.title')}>
      <p>{t('portal.message.text')}</p>
      <p className={styles.place}>{t('portal.home.help', { email, phone })}</p>
      {writing ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <MessageForm bookingId={bookingId} />
        </Suspense>
      ) : (
        <p className={styles.action}>
          <Button icon="mail" onClick={() => setWriting(true)}>
            {t('portal.message.write')}
          </Button>
        </p>
      )}
    </PortalBox>
  )
}
