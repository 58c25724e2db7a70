import type { AccountSession } from '@camping/contract/account-sessions.schemas.ts'
import { accountSessionsApi } from '@camping/core/session/profile.api.ts'
import { StateChip } from '@camping/ui/islands/state-chip.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { useIntl } from 'react-intl'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './details-page.module.css'

/** The devices where the account is signed in; the customer can sign out each. Hidden from agents. */
export function MySessions() {
  const t = useText()
  const { data } = accountSessionsApi.useAccountSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [end, one] = accountSessionsApi.useEndAccountSessionMutation()
  const [endOthers, others] = accountSessionsApi.useEndOtherSessionsMutation()
  const busy = one.isLoading || others.isLoading
  return (
    <Panel title={t('details.sessions')}>
      <p>{t('details.sessions.text')}</p>
      {!data && <MuiSkeleton shape="block" />}
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
          <MuiButton busy={busy} onClick={() => void endOthers({})}>
            {t('details.sessions.endOthers')}
          </MuiButton>
        </p>
      )}
    </Panel>
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
        <strong>{device}</strong> {isThis && <StateChip>{t('details.sessions.this')}</StateChip>}
        <p>{t('details.sessions.when', { opened: on(openedAt), used: on(lastUsedAt) })}</p>
      </div>
      {!isThis && (
        <MuiButton
          kind="quiet"
          busy={busy}
          aria-label={t('details.sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('details.sessions.end')}
        </MuiButton>
      )}
    </li>
  )
}
