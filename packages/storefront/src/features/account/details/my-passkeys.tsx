import { hasPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { passkeysApi } from '@camping/core/session/passkeys.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { LazyConfirmPassword } from '../../../kit/confirm-password/lazy-confirm-password.tsx'
import { usePasswordQuestion } from '../../../kit/confirm-password/use-password-question.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { loadPasskeys } from '../../../kit/passkeys/load-passkeys.ts'
import { useAddPasskey } from '../../../kit/passkeys/use-add-passkey.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import styles from './details-page.module.css'
import { PasskeyRow } from './passkey-row.tsx'

/** The passkeys that open the account; the customer can add, name and remove them. Hidden from agents. */
export function MyPasskeys() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { data } = passkeysApi.usePasskeysQuery({}, { refetchOnMountOrArgChange: true })
  const adding = useAddPasskey()
  const removing = usePasswordQuestion()
  const remove = async (id: string) => {
    const { removePasskey } = await loadPasskeys()
    await dispatch(removePasskey(id, removing.requestPassword))
  }
  return (
    <Panel title={t('passkeys.title')}>
      <p>{t('passkeys.text')}</p>
      {!data && <MuiSkeleton shape="block" />}
      <ul className={styles.sessions}>
        {data?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove(passkey.id)} />
        ))}
      </ul>
      {adding.problem && <Notice kind="error" live title={t(adding.problem)} />}
      {hasPasskeys() ? (
        <p className={styles.action}>
          <MuiButton busy={adding.isBusy} onClick={() => void adding.add()}>
            {t('passkeys.add')}
          </MuiButton>
        </p>
      ) : (
        <p className={styles.action}>{t('passkeys.unsupported')}</p>
      )}
      <LazyConfirmPassword
        question={adding.question ?? removing.question}
        text={t('passkeys.prove.text')}
        submitText={t('passkeys.prove.submit')}
      />
    </Panel>
  )
}
