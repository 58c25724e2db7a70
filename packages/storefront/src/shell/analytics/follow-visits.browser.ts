import type { Store } from '@camping/core/store/create-store.ts'
import type { AppContextValue } from '../../kit/app/app-context.tsx'
import { sendEvent } from '../../kit/analytics/send-event.browser.ts'
import { setCountedPage, toCounters } from '../../kit/analytics/visit-counters.browser.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { followContent } from './follow-content.browser.ts'
import { pageViewEvent, reportedPage } from './page-view-event.ts'

/** The path of the page that was counted last: another query is the same page. */
let counted: string | undefined
let referrer: string | undefined

/** Of other sites only the origin. */
const originOf = (address: string) => (URL.canParse(address) ? `${new URL(address).origin}/` : '')

interface Followed {
  readonly shown: Shown
  /** The visitor agreed before this document. */
  readonly isFromStart: boolean
  /** Tags tell what is on the pages already, to the counters too. */
  readonly tagsFollow: boolean
}

/** Counts the pages of a visitor who agrees to statistics. No code of others runs, so every kind of page may be counted. */
export function followVisits(
  { config, site }: AppContextValue,
  store: Store,
  { shown, isFromStart, tagsFollow }: Followed,
): void {
  const { visitCounters } = config
  const request = shown.kind === 'page' ? shown.request : undefined
  if (!visitCounters || !request) return
  if (request.pathname !== counted) {
    counted = request.pathname
    referrer ??= originOf(document.referrer)
    const page = reportedPage(request, {
      origin: window.location.origin,
      title: document.title,
      referrer,
    })
    referrer = page.page_location
    setCountedPage(page)
    toCounters(visitCounters, site, pageViewEvent(request, page))
  }
  if (!tagsFollow) followContent(store, shown, { send: (event) => sendEvent(config, event), isFromStart })
}
