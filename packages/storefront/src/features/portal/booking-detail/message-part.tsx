import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'

const MessageForm = lazy(() =>
  import('../message/message-form.tsx').then((module) => ({ default: module.MessageForm })),
)

/** Contact to the service desk: a message about this booking, mail and phone. */
export function MessagePart({ bookingId }: { bookingId: string }) {
  const { config } = useApp()
  const t = useText()
  const [writing, setWriting] = useState(false)
  // Words that wait for the form: of a session that had ended, or of the chatbot.
  const waits = useAppSelector(({ unsentMessages }) => unsentMessages?.[bookingId] !== undefined)
  useEffect(() => {
    if (waits) setWriting(true)
  }, [waits])
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
