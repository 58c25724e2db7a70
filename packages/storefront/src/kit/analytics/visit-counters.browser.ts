import type { SiteCode } from '@camping/editions/markets.ts'
import type { VisitCounter } from '@camping/editions/visit-counters.ts'
import type { ReportedPage, TagEvent } from './tag-event.ts'

interface Message {
  readonly url: string
  readonly body: URLSearchParams | string
}

/** The service, and what it calls the edition. */
interface Place {
  readonly url: string
  readonly id: string
}

/** The page that events belong to, in the form for third parties. */
let page: ReportedPage | undefined

type Sent = Readonly<Record<string, unknown>>

/** Matomo's HTTP Tracking API, without a visitor's id: it counts visits by itself. */
function toMatomo({ url, id }: Place, event: TagEvent, at: ReportedPage): Message {
  const { event: name, value, transaction_id } = event as Sent & { event: string }
  const body = new URLSearchParams({
    idsite: id,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: at.page_location,
    urlref: at.page_referrer,
  })
  if (name === 'page_view') body.set('action_name', at.page_title)
  else if (name === 'purchase') {
    body.set('idgoal', '0')
    body.set('ec_id', String(transaction_id))
    body.set('revenue', String(value))
  } else {
    body.set('ca', '1')
    body.set('e_c', 'shop')
    body.set('e_a', name)
  }
  return { url: `${url}/matomo.php`, body }
}

/** Plausible's Events API: what is a word or a number of an event is a property, but nothing that names a booking. */
function toPlausible({ url, id: domain }: Place, event: TagEvent, at: ReportedPage): Message {
  const { event: name, ...details } = event
  const props = Object.fromEntries(
    Object.entries(details).filter(
      ([key, value]) => !/^page_|_id$/.test(key) && (typeof value === 'string' || typeof value === 'number'),
    ),
  )
  const body = JSON.stringify({
    name: name === 'page_view' ? 'pageview' : name,
    domain,
    url: at.page_location,
    referrer: at.page_referrer,
    props,
  })
  return { url: `${url}/api/event`, body }
}

const messageFor = { matomo: toMatomo, plausible: toPlausible }

/** Names the page of the events to come. */
export const setCountedPage = (shown: ReportedPage): void => void (page = shown)

/**
 * Sends an event to the app's counters, also while the document is left. An event before its page is known belongs to none and is
 * dropped. Call it only with consent to statistics.
 */
export function toCounters(counters: readonly VisitCounter[], site: SiteCode, event: TagEvent): void {
  if (!page) return
  for (const { provider, url, ids } of counters) {
    const id = ids[site]
    if (!id) continue
    const message = messageFor[provider]({ url, id }, event, page)
    navigator.sendBeacon(message.url, message.body)
  }
}
