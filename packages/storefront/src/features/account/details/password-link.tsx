import { accountApi } from '@camping/core/session/account.api.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './details-page.module.css'

/** A new password through the mail of "forgot password": a session alone cannot change it. */
export function PasswordLink({ email }: { email: string }) {
  const t = useText()
  const [send, { isLoading }] = accountApi.useResetLinkMutation()
  return (
    <PortalBox title={t('details.password')}>
      <p>{t('details.password.text', { email })}</p>
      <p className={styles.action}>
        <Button busy={isLoading} onClick={() => void send({ email })}>
          {t('details.password.send')}
        </Button>
      </p>
    </PortalBox>
  )
}
