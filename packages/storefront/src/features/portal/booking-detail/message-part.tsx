import { useAppSelector } from '@camping/core/store/create-store.ts'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { Opener } from './opener.tsx'

const MessageForm = lazyPart(() =>
  import('../message/message-form.tsx').then((module) => ({ default: module.MessageForm })),
)

/** Contact to the service desk: a message about this booking, mail and phone. */
export function MessagePart({ bookingId }: { bookingId: string }) {
  const { config } = useApp()
  const t = useText()
  // Words that wait for the form: of a session that had ended, or of the chatbot.
  const waits = useAppSelector(({ unsentMessages }) => unsentMessages?.[bookingId] !== undefined)
  const { email, phone } = config.legal
  return (
    <Panel title={t('portal.message.title')}>
      <p>{t('portal.message.text')}</p>
      <p className={styles.place}>{t('portal.home.help', { email, phone })}</p>
      <Opener icon="mail" text={t('portal.message.write')} isNeeded={waits}>
        <MessageForm bookingId={bookingId} />
      </Opener>
    </Panel>
  )
}
