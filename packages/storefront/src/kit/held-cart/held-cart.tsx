import { hasTabCarts } from '@camping/core/checkout/has-tab-carts.browser.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../app/app-context.tsx'

const HeldCartNotice = lazyPart(() =>
  import('./held-cart-notice.tsx').then((module) => ({ default: module.HeldCartNotice })),
)

/** The cart that this tab holds, if any: its code loads only in tabs that have opened one. */
export function HeldCart({ siteId }: { siteId?: number }) {
  const { site } = useApp()
  const store = useAppStore()
  const [cartId, setCartId] = useState<string | null>(null)
  useEffect(() => {
    if (!hasTabCarts(site)) return
    void import('@camping/core/checkout/tab-carts.browser.ts')
      .then(({ openTabCarts }) => openTabCarts(store, site))
      .then(({ last }) => setCartId(last))
      // Without its code the page is as without a cart.
      .catch(() => undefined)
  }, [store, site])
  return (
    cartId !== null && (
      <Suspense fallback={null}>
        <HeldCartNotice siteId={siteId} cartId={cartId} />
      </Suspense>
    )
  )
}
