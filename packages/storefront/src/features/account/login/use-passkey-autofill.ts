import { suggestsPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { loadPasskeys } from '../../../kit/passkeys/load-passkeys.ts'

/** Before the challenge of the server ends, after five minutes. */
const renewMs = 4 * 60_000

/** What a visitor does first: before it nobody needs the code, 10 kB of it, and the server is not asked for a challenge. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Lets the browser suggest passkeys in the e-mail field while its screen is shown, from the visitor's first sign on. The button's
 * question ends this one, and so does the next screen.
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
    let renewal: ReturnType<typeof setInterval> | undefined
    const forgetSigns = () => {
      for (const sign of signs) removeEventListener(sign, begin)
    }
    const begin = () => {
      forgetSigns()
      void suggest()
      renewal = setInterval(() => void suggest(), renewMs)
    }
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    return () => {
      isLeft = true
      forgetSigns()
      clearInterval(renewal)
      end()
    }
  }, [dispatch])
}
