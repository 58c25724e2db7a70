import { signInAsAgent } from '@camping/core/session/login.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './login-screens.module.css'
import { useLoginBusy } from './use-login.ts'

/** The operator's link: the page explains its effect first, and a button executes it. */
export function AgentScreen({ token }: { token: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const busy = useLoginBusy()
  return (
    <>
      <p>{t('login.agent.text')}</p>
      <div className={styles.actions}>
        <MuiButton kind="primary" size="lg" busy={busy} onClick={() => void dispatch(signInAsAgent(token))}>
          {t('login.agent.submit')}
        </MuiButton>
      </div>
    </>
  )
}
