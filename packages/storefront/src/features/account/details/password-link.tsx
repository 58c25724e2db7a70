import { accountApi } from '@camping/core/session/account.api.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './details-page.module.css'

/** A new password through the mail of "forgot password": a session alone cannot change it. */
export function PasswordLink({ email }: { email: string }) {
  const t = useText()
  const [send, { isLoading }] = accountApi.useResetLinkMutation()
  return (
    <Panel title={t('details.password')}>
      <p>{t('details.password.text', { email })}</p>
      <p className={styles.action}>
        <MuiButton busy={isLoading} onClick={() => void send({ email })}>
          {t('details.password.send')}
        </MuiButton>
      </p>
    </Panel>
  )
}
