import { useEffect } from 'react'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoment } from '../../../kit/format/use-moment.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/**
 * Stores an offline copy of this portal page, and updates it at the next visit. Not for an agent, whose browser is not
 * the customer's.
 * @param state changes with the content of the page
 */
export function useOfflineCopy({ app, pathname, user }: PageRequest, state: unknown): void {
  const t = useText()
  const dates = useStayDates()
  const { config, site } = app
  const moment = useMoment()
  const storesCopies = import.meta.env.PROD && config.supports.offline === true && user?.actingAgent === null
  const owner = user ? `${user.type} ${user.bookingRef ?? user.email}` : ''
  useEffect(() => {
    if (!storesCopies) return undefined
    // After the work that the visitor waits for.
    const timer = setTimeout(() => {
      const { date, time } = moment(new Date())
      const notice = t('portal.offlineCopy', { date: dates.long(date), time })
      void import('./store-page.browser.ts')
        .then(({ storePage }) => storePage({ pathname, owner, notice }))
        // Offline, or without space: the previous copy stays.
        .catch(() => undefined)
    }, 1000)
    return () => clearTimeout(timer)
    // Words and formats are the edition's; they are other objects with every look at the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [storesCopies, site, pathname, owner, state])
}
