import type { ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import type { TagEvent, ToldPage } from './tag-event.ts'
import { forgetWaiting, keepWaiting, waitingEvents } from './waiting-events.browser.ts'

const origin = 'https://www.googletagmanager.com'

/** Undefined until the tags of this document were started; then how they are told of events. */
let tell: ((event: TagEvent) => void) | undefined

/** Whether third parties' code runs in this document. Nothing takes it out again but another document. */
export const tagsRun = (): boolean => tell !== undefined

/** Tells the tags, or keeps it for the next document that has them. Only to be called with consent to marketing. */
export const toTags = (event: TagEvent): void => (tell ?? keepWaiting)(event)

type Queue = { dataLayer?: unknown[] }

/** Google's commands travel as `arguments` objects: tags tell them by their type. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ;(window as Queue).dataLayer?.push(arguments)
}

/** Consent mode: measuring by statistics, everything about advertising by marketing. */
function state(given: readonly ConsentCategory[]): Record<string, 'granted' | 'denied'> {
  const of = (category: ConsentCategory) => (given.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: of('statistics'),
    ad_storage: of('marketing'),
    ad_user_data: of('marketing'),
    ad_personalization: of('marketing'),
  }
}

/** Tells tags that run of a change of mind. */
export const updateTags = (given: readonly ConsentCategory[]): void =>
  command('consent', 'update', state(given))

/** Says what tags are to take for the page, instead of asking the document. */
export const setPage = (page: ToldPage): void => command('set', page)

/**
 * Starts the tag manager in this document: everything is denied first, then what the visitor agreed to is granted, then the
 * script is fetched, and what waited is handed over. Raises an error for an id of another form (SPEC.md §5).
 */
export function startTags(
  id: string,
  { given, page }: { given: readonly ConsentCategory[]; page: ToldPage },
): void {
  const kind = tagKind(id)
  const queue: unknown[] = []
  ;(window as Queue).dataLayer = queue
  command('consent', 'default', state([]))
  updateTags(given)
  setPage(page)
  if (kind === 'container') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    tell = (event) => void queue.push(event)
  } else {
    command('js', new Date())
    // Page views are ours: the page decides what of its address is told.
    command('config', id, { send_page_view: false })
    tell = ({ event, ...details }) => command('event', event, details)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/${kind === 'container' ? 'gtm.js' : 'gtag/js'}?id=${id}`
  document.head.append(script)
}

/** Hands over what waited, once tags run. */
export function handOver(): void {
  const waiting = waitingEvents()
  forgetWaiting()
  for (const event of waiting) toTags(event)
}
