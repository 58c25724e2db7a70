import { storesPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../app/app-context.tsx'

const PasskeyOffer = lazyPart(() =>
  import('./passkey-offer.tsx').then((module) => ({ default: module.PasskeyOffer })),
)

/** account-20: the offer loads where the device can store a passkey. */
export function LazyPasskeyOffer() {
  const { config } = useApp()
  const isPossible = config.supports.portal === true
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    let isLeft = false
    if (isPossible) void storesPasskeys().then((stores) => isLeft || setIsDue(stores))
    return () => {
      isLeft = true
    }
  }, [isPossible])
  if (!isDue) return null
  return (
    <Suspense fallback={null}>
      <PasskeyOffer />
    </Suspense>
  )
}
