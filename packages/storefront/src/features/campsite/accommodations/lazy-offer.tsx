import { hasTabCarts } from '@camping/core/checkout/has-tab-carts.browser.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import type { AccommodationDrawerProps } from '../offer/accommodation-drawer.tsx'

export const loadDrawer = () => import('../offer/accommodation-drawer.tsx')

/** A component that loads its own code and messages after the page: the server does not render it. */
function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return function Deferred(props: Props) {
    const [mounted, setMounted] = useState(false)
    useEffect(() => setMounted(true), [])
    return (
      mounted && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

export const NearbyArrivals = deferred(() =>
  import('../offer/nearby-arrivals.tsx').then((module) => module.NearbyArrivals),
)
const HeldCart = deferred(() =>
  import('../offer/held-cart-notice.tsx').then((module) => module.HeldCartNotice),
)
export const ChoiceProblemNotice = deferred(() =>
  import('../offer/choice-problem-notice.tsx').then((module) => module.ChoiceProblemNotice),
)
const Drawer = deferred(() => loadDrawer().then((module) => module.AccommodationDrawer))

/** Loads when an accommodation is first opened and stays mounted, so that closing can animate. */
export function AccommodationDrawer(props: AccommodationDrawerProps) {
  const [needed, setNeeded] = useState(false)
  if (props.accommodation && !needed) setNeeded(true)
  return needed && <Drawer {...props} />
}

/** Loads only in tabs that have opened a cart. */
export function HeldCartNotice({ siteId }: { siteId: number }) {
  const { site } = useApp()
  const store = useAppStore()
  const [cartId, setCartId] = useState<string | null>(null)
  useEffect(() => {
    if (!hasTabCarts(site)) return
    void import('@camping/core/checkout/tab-carts.browser.ts')
      .then(({ openTabCarts }) => openTabCarts(store, site))
      .then(({ last }) => setCartId(last))
  }, [store, site])
  return cartId !== null && <HeldCart siteId={siteId} cartId={cartId} />
}
