import { hasTabCarts } from '@camping/core/checkout/has-tab-carts.browser.ts'
import { hasViewedSites } from '@camping/core/viewed/has-viewed-sites.browser.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import type { PageProps } from '../../../kit/routing/page-view.ts'

const Returning = lazyPart(() => import('./returning.tsx').then((module) => ({ default: module.Returning })))

/** What a visitor finds again, below everything else: its code loads only where this browser has stored something of it. */
export function LazyReturning({ request }: PageProps) {
  const { site, market } = useApp()
  const [returns, setReturns] = useState(false)
  useEffect(() => setReturns(hasTabCarts(site) || hasViewedSites(market.apiLocale)), [site, market])
  return (
    returns && (
      <Suspense fallback={null}>
        <Returning request={request} />
      </Suspense>
    )
  )
}
