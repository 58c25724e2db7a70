import { hasPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { loadPasskeys } from '../../../kit/passkeys/load-passkeys.ts'

/** Signs in with a passkey that the visitor chooses in the browser; nothing where it has none. */
export function PasskeyButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  if (!hasPasskeys()) return null
  const signIn = async () => {
    const { signInWithPasskey } = await loadPasskeys()
    await dispatch(signInWithPasskey())
  }
  return (
    <Button kind="quiet" onClick={() => void signIn()}>
      {t('login.passkey')}
    </Button>
  )
}
