import { forgetViewedSites, viewedSites } from '@camping/core/viewed/viewed-sites.browser.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useConsent } from '../../../kit/consent/use-consent.ts'
import { HeldCart } from '../../../kit/held-cart/held-cart.tsx'
import type { PageProps } from '../../../kit/routing/page-view.ts'
import { RecentlyViewed } from './recently-viewed.tsx'

/** The open cart of this tab, and the campsites that this browser has seen last, which go when consent is taken back. */
export function Returning({ request }: PageProps) {
  const { market } = useApp()
  const store = useAppStore()
  const isAgreed = useConsent().agreed.includes('marketing')
  const [ids, setIds] = useState<readonly number[]>([])
  const { apiLocale } = market
  useEffect(() => {
    if (isAgreed) void viewedSites(store, apiLocale).then(setIds)
    else void forgetViewedSites(store, apiLocale)
  }, [isAgreed, store, apiLocale])
  return (
    <>
      <HeldCart />
      {isAgreed && ids.length > 0 && <RecentlyViewed request={request} ids={ids} />}
    </>
  )
}
