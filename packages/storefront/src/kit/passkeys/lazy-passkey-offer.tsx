import { storesPasskeys } from '@camping/core/session/passkey-support.browser.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../app/app-context.tsx'

const PasskeyOffer = lazy(() =>
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
