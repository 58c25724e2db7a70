import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useApp } from '../../app/app-context.tsx'
import type { AccommodationDrawerProps } from '../../offer/accommodation-drawer.tsx'
import { tabCarts } from '../../offer/tab-carts.browser.ts'

export const loadDrawer = () => import('../../offer/accommodation-drawer.tsx')

/** A part that comes with its own code and words once the page stands: the server leaves it out. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return function Later(props: Props) {
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

export const NearbyArrivals = later(() =>
  import('../../offer/nearby-arrivals.tsx').then((module) => module.NearbyArrivals),
)
const Held = later(() => import('../../offer/held-note.tsx').then((module) => module.HeldNote))
export const ChoiceProblemNote = later(() =>
  import('../../offer/choice-problem-note.tsx').then((module) => module.ChoiceProblemNote),
)
const Drawer = later(() => loadDrawer().then((module) => module.AccommodationDrawer))

/** Comes with the first look at an accommodation and stays, so that it can close as it opened. */
export function AccommodationDrawer(props: AccommodationDrawerProps) {
  const [wanted, setWanted] = useState(false)
  if (props.accommodation && !wanted) setWanted(true)
  return wanted && <Drawer {...props} />
}

/** Comes only where this tab has opened a cart: everybody else need not load it. */
export function HeldNote({ siteId }: { siteId: number }) {
  const { site } = useApp()
  const [cartId, setCartId] = useState<string | null>(null)
  useEffect(() => setCartId(tabCarts(site).last), [site])
  return cartId !== null && <Held siteId={siteId} cartId={cartId} />
}
