import { hasPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Way } from '@camping/ui/islands/way-list.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { loadPasskeys } from '../../../kit/passkeys/load-passkeys.ts'

/** Signs in with a passkey that the visitor chooses in the browser; nothing where it has none. */
export function PasskeyWay() {
  const t = useText()
  const dispatch = useAppDispatch()
  if (!hasPasskeys()) return null
  const signIn = async () => {
    const { signInWithPasskey } = await loadPasskeys()
    await dispatch(signInWithPasskey())
  }
  return <Way icon="lock" text={t('login.passkey')} onClick={() => void signIn()} />
}
