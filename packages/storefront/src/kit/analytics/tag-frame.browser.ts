import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import { tagFrameParts } from '@camping/editions/tag-frame.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import { consentState, containerEntries } from './tag-commands.ts'
import type { ReportedPage, TagEvent } from './tag-event.ts'
import { fetchByFrame } from './tag-queue.browser.ts'
import { dropWaiting, waitingEvents } from './waiting-events.browser.ts'

interface FrameTags {
  readonly given: readonly ConsentCategory[]
  readonly page: ReportedPage
}

let frame: HTMLIFrameElement | undefined
/** The frame's script runs. */
let isReady = false
let isHearing = false
let present: FrameTags | undefined
/** Given to the frame, which has not said that its tags have them. */
const underWay = new Map<number, readonly TagEvent[]>()
let turns = 0

/** Google's own number of this browser, which a frame without cookies cannot read. */
const clientId = () => /^GA\d\.\d\.(\d+\.\d+)$/.exec(readCookie('_ga') ?? '')?.[1]

/** Gives the frame what waits and is not under way to it. */
function hand(id: string): void {
  if (!isReady || !present || !frame?.contentWindow) return
  const known = [...underWay.values()].flat().map((one) => JSON.stringify(one))
  const events = waitingEvents().filter((one) => {
    const at = known.indexOf(JSON.stringify(one))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  if (events.length === 0) return
  turns += 1
  underWay.set(turns, events)
  const { given, page } = present
  const client_id = given.includes('statistics') ? clientId() : undefined
  const asContainer = tagKind(id) === 'container'
  frame.contentWindow.postMessage(
    {
      turn: turns,
      id,
      denied: consentState([]),
      consent: consentState(given),
      page: { ...page, ...(client_id && { client_id }) },
      events: events.map((event) => (asContainer ? containerEntries(event) : [event])),
    },
    // The frame has no origin of its own, so that its code reaches nothing of ours.
    '*',
  )
}

function hear({ source, data }: MessageEvent, id: string): void {
  if (!frame || source !== frame.contentWindow) return
  if (data === tagFrameParts.ready) {
    isReady = true
    return hand(id)
  }
  const told = underWay.get(Number(data))
  if (!told) return
  underWay.delete(Number(data))
  dropWaiting(told)
}

/**
 * Tells events of a page without tags at once: a frame without an origin loads the tag manager and hears of the events
 * alone. Its code cannot read this document, its address, its storage or its cookies (analytics-4).
 */
export function openTagFrame(id: string, tags: FrameTags): void {
  tagKind(id)
  // Tags that run could ignore that less is agreed to: they start anew.
  if (present?.given.some((category) => !tags.given.includes(category))) closeTagFrame()
  present = tags
  if (frame) return
  frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = tagFrameParts.document
  if (!isHearing) addEventListener('message', (event) => hear(event, id))
  isHearing = true
  fetchByFrame(() => hand(id))
  document.body.append(frame)
}

/** Ends the frame with all that runs in it: consent was withdrawn. */
export function closeTagFrame(): void {
  fetchByFrame(undefined)
  frame?.remove()
  frame = undefined
  isReady = false
  underWay.clear()
}
