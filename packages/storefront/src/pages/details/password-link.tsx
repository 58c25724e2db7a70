import { accountApi } from '@camping/core/session/account-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../format/use-text.ts'
import { PortalBox } from '../portal/portal-box.tsx'
import styles from './details-page.module.css'

/** A new password by the mail that "forgot password" sends: a session alone does not change it. */
export function PasswordLink({ email }: { email: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = accountApi.useResetLinkMutation()
  const onClick = async () => {
    const { error } = await send({ email })
    dispatch(
      toastAdded(
        error
          ? { kind: 'error', message: 'password-send-fail' }
          : { kind: 'success', message: 'password-send-success' },
      ),
    )
  }
  return (
    <PortalBox title={t('details.password')}>
      <p>{t('details.password.text', { email })}</p>
      <p className={styles.action}>
        <Button busy={isLoading} onClick={() => void onClick()}>
          {t('details.password.send')}
        </Button>
      </p>
    </PortalBox>
  )
}
