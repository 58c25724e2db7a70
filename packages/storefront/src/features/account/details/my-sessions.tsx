import type { AccountSession } from '@camping/contract/account-sessions.schemas.ts'
import { accountSessionsApi } from '@camping/core/session/profile.api.ts'
import { Badge } from '@camping/ui/badge/badge.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './details-page.module.css'

/** The devices where the account is signed in; the customer can sign out each. Hidden from agents. */
export function MySessions() {
  const t = useText()
  const { data } = accountSessionsApi.useAccountSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [end, one] = accountSessionsApi.useEndAccountSessionMutation()
  const [endOthers, others] = accountSessionsApi.useEndOtherSessionsMutation()
  const busy = one.isLoading || others.isLoading
  return (
    <PortalBox title={t('details.sessions')}>
      <p>{t('details.sessions.text')}</p>
      {!data && <Skeleton shape="block" />}
      <ul className={styles.sessions}>
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end({ id: session.id })}
          />
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <p className={styles.action}>
          <Button busy={busy} onClick={() => void endOthers({})}>
            {t('details.sessions.endOthers')}
          </Button>
        </p>
      )}
    </PortalBox>
  )
}

interface SessionRowProps {
  readonly session: AccountSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useText()
  const intl = useIntl()
  const { browser, system, openedAt, lastUsedAt, isThis } = session
  const device =
    browser && system ? t('details.sessions.device', { browser, system }) : t('details.sessions.unknown')
  // In the time zone of the current device.
  const on = (moment: number) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <Badge>{t('details.sessions.this')}</Badge>}
        <p>{t('details.sessions.when', { opened: on(openedAt), used: on(lastUsedAt) })}</p>
      </div>
      {!isThis && (
        <Button kind="quiet" busy={busy} aria-label={t('details.sessions.endOf', { device })} onClick={onEnd}>
          {t('details.sessions.end')}
        </Button>
      )}
    </li>
  )
}
