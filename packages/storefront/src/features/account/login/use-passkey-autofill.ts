import { suggestsPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { loadPasskeys } from '../../../kit/passkeys/load-passkeys.ts'

/** Before the challenge of the server ends, after five minutes. */
const renewMs = 4 * 60_000

/**
 * Lets the browser suggest passkeys in the e-mail field while its screen is shown. The button's question ends this one, and so
 * does the next screen.
 */
export function usePasskeyAutofill(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let isLeft = false
    let end = () => undefined as void
    const suggest = async () => {
      if (isLeft || document.hidden || !(await suggestsPasskeys())) return
      const { signInWithPasskey, endCeremony } = await loadPasskeys()
      if (isLeft) return
      end = endCeremony
      await dispatch(signInWithPasskey({ autofill: true }))
    }
    void suggest()
    const renewal = setInterval(() => void suggest(), renewMs)
    return () => {
      isLeft = true
      clearInterval(renewal)
      end()
    }
  }, [dispatch])
}
