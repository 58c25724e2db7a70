import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import type { TagEvent, ReportedPage } from './tag-event.ts'
import { forgetWaiting, storeWaiting, waitingEvents } from './waiting-events.browser.ts'

const origin = 'https://www.googletagmanager.com'

/** Undefined until the tags of this document start; then sends events to them. */
let send: ((event: TagEvent) => void) | undefined

/** Whether third-party code runs in this document. Only a new document removes it. */
export const tagsRun = (): boolean => send !== undefined

/** Sends an event to the tags, or stores it for the next document with tags. Call it only with consent to marketing. */
export const toTags = (event: TagEvent): void => (send ?? storeWaiting)(event)

type Queue = { dataLayer?: unknown[] }

/** Google's commands must be `arguments` objects: tags recognise them by their type. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ;(window as Queue).dataLayer?.push(arguments)
}

/** Consent mode: statistics controls measuring, marketing controls all advertising. */
function state(given: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const of = (category: ConsentCategory) => (given.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: of('statistics'),
    ad_storage: of('marketing'),
    ad_user_data: of('marketing'),
    ad_personalization: of('marketing'),
  }
}

/** Notifies running tags of changed consent. */
export const updateTags = (given: readonly ConsentCategory[]): void =>
  command('consent', 'update', state(given))

/** Sets the page data that tags would otherwise read from the document. */
export const setPage = (page: ReportedPage): void => command('set', page)

/**
 * Starts the tag manager in this document: denies everything, grants the visitor's consent, loads the script, and sends
 * the waiting events. Throws for an id in another format (analytics-3).
 */
export function startTags(
  id: string,
  { given, page }: { given: readonly ConsentCategory[]; page: ReportedPage },
): void {
  const kind = tagKind(id)
  const queue: unknown[] = []
  ;(window as Queue).dataLayer = queue
  command('consent', 'default', state([]))
  updateTags(given)
  setPage(page)
  if (kind === 'container') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    send = (event) => void queue.push(event)
  } else {
    command('js', new Date())
    // The shop sends page views itself and decides which parts of the address they contain.
    command('config', id, { send_page_view: false })
    send = ({ event, ...details }) => command('event', event, details)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/${kind === 'container' ? 'gtm.js' : 'gtag/js'}?id=${id}`
  document.head.append(script)
}

/** Sends the waiting events, once tags run. */
export function sendWaiting(): void {
  const waiting = waitingEvents()
  forgetWaiting()
  for (const event of waiting) toTags(event)
}
