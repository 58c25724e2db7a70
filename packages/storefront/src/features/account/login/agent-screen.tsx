import { accountApi } from '@camping/core/session/account.api.ts'
import { signIn } from '@camping/core/session/account.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './login-screens.module.css'
import type { Login } from './use-login.ts'

/** The operator's link: the page explains its effect first, and a button executes it. */
export function AgentScreen({ login }: { login: Login }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isLoading, setLoading] = useState(false)
  const begin = async () => {
    setLoading(true)
    const token = login.link?.token ?? ''
    const status = await dispatch(
      signIn(accountApi.endpoints.authenticateAgent.initiate({ token }, { track: false })),
    )
    setLoading(false)
    if (status === 200) return
    if (status === 410)
      return login.go('sign-in', 'none', { notice: { kind: 'error', message: 'login.linkEnded' } })
    return login.notify({ kind: 'error', message: 'login.unreachable' })
  }
  return (
    <>
      <p>{t('login.agent.text')}</p>
      <div className={styles.actions}>
        <Button kind="primary" size="lg" busy={isLoading} onClick={() => void begin()}>
          {t('login.agent.submit')}
        </Button>
      </div>
    </>
  )
}
