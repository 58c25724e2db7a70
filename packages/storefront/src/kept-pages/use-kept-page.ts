import { editionMoment } from '@camping/editions/edition-moment.ts'
import { useEffect } from 'react'
import { useStayDates } from '../format/use-dates.ts'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'

/**
 * Keeps a copy of this page of the portal for when there is no network, as it is now; seen again, it is kept anew. Not for an
 * agent: the browser is not the customer's.
 * @param state changes with what the page shows
 */
export function useKeptPage({ app, pathname, user }: PageRequest, state: unknown): void {
  const t = useText()
  const dates = useStayDates()
  const { config, site } = app
  const keeps = import.meta.env.PROD && config.supports.offline === true && user?.actingAgent === null
  const owner = user ? `${user.type} ${user.bookingRef ?? user.email}` : ''
  useEffect(() => {
    if (!keeps) return undefined
    // After what the visitor waits for.
    const timer = setTimeout(() => {
      const { date, time } = editionMoment(site, new Date())
      const note = t('portal.kept', { date: dates.long(date), time })
      void import('./keep-page.browser.ts')
        .then(({ keepPage }) => keepPage({ pathname, owner, note }))
        // Without network, or without room: the copy of before stays.
        .catch(() => undefined)
    }, 1000)
    return () => clearTimeout(timer)
    // Words and formats are the edition's; they are other objects with every look at the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keeps, site, pathname, owner, state])
}
