import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import { consentState, containerEntries, tagOrigin } from './tag-commands.ts'
import type { TagEvent, ReportedPage } from './tag-event.ts'
import { forgetWaiting, storeWaiting, waitingEvents } from './waiting-events.browser.ts'

/** Undefined until the tags of this document start; then sends events to them. */
let send: ((event: TagEvent) => void) | undefined

/** Tells the frame of a page without tags that an event waits; undefined where there is none. */
let callFrame: (() => void) | undefined

/** Whether third-party code runs in this document. Only a new document removes it. */
export const tagsRun = (): boolean => send !== undefined

/** Lets a frame fetch what waits, from now on; undefined ends it. */
export function fetchByFrame(call: typeof callFrame): void {
  callFrame = call
}

/**
 * Sends an event to the tags, or stores it for the frame of a page without tags, and for the next document with tags if the
 * frame does not get to it. Call it only with consent to marketing.
 */
export function toTags(event: TagEvent): void {
  if (send) return send(event)
  storeWaiting(event)
  callFrame?.()
}

type Queue = { dataLayer?: unknown[] }

/** Google's commands must be `arguments` objects: tags recognise them by their type. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ;(window as Queue).dataLayer?.push(arguments)
}

/** Notifies running tags of changed consent. */
export const updateTags = (given: readonly ConsentCategory[]): void =>
  command('consent', 'update', consentState(given))

/** Sets the page data that tags would otherwise read from the document. */
export const setPage = (page: ReportedPage): void => command('set', page)

/** The host names another place where tags come from on a developer's machine; the policy allows that one alone. */
const originOfTags = () =>
  document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content || tagOrigin

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
  command('consent', 'default', consentState([]))
  updateTags(given)
  setPage(page)
  if (kind === 'container') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    send = (event) => void queue.push(...containerEntries(event))
  } else {
    command('js', new Date())
    // The shop sends page views itself and decides which parts of the address they contain.
    command('config', id, { send_page_view: false })
    send = ({ event, ...details }) => command('event', event, details)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `${originOfTags()}/${kind === 'container' ? 'gtm.js' : 'gtag/js'}?id=${id}`
  document.head.append(script)
}

/** Sends the waiting events, once tags run. */
export function sendWaiting(): void {
  const waiting = waitingEvents()
  forgetWaiting()
  for (const event of waiting) toTags(event)
}
