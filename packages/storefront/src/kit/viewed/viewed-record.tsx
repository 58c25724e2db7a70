import { useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useConsent } from '../consent/use-consent.ts'

/** Records that the page of a campsite was seen, in browsers that have agreed to it (consent-8). */
export function ViewedRecord({ siteId }: { siteId: number }) {
  const { market } = useApp()
  const store = useAppStore()
  const isAgreed = useConsent().agreed.includes('marketing')
  useEffect(() => {
    if (!isAgreed) return
    void import('@camping/core/viewed/viewed-sites.browser.ts')
      .then(({ recordViewedSite }) => recordViewedSite(store, siteId, market.apiLocale))
      .catch(() => undefined)
  }, [isAgreed, store, siteId, market])
  return null
}
