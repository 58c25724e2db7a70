import { readStored, writeStored } from '@camping/core/persist/storage.browser.ts'
import type { TagEvent } from './tag-event.ts'

/**
 * Session storage: events of this tab from pages without tags, until one with tags is opened. Written at once and not with
 * the store's slices: the last of them happens while its document is left, and no page fetches more code for it.
 */
const storageKey = 'waiting-events'
const mostStored = 50

/** The waiting events, oldest first. Storage is the visitor's: anything but a list of events counts as none. */
export function waitingEvents(): readonly TagEvent[] {
  try {
    const stored: unknown = JSON.parse(readStored('session', storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one): one is TagEvent => typeof Object(one).event === 'string')
      : []
  } catch {
    return []
  }
}

/** Stores an event. Above the maximum it drops the oldest page views, then the oldest other events. */
export function storeWaiting(event: TagEvent): void {
  const all = [...waitingEvents(), event]
  const tooMany = all.length - mostStored
  const views: readonly TagEvent[] = all
    .filter((one) => one.event === 'page_view')
    .slice(0, Math.max(0, tooMany))
  const stored = all.filter((one) => !views.includes(one)).slice(-mostStored)
  writeStored('session', storageKey, JSON.stringify(stored))
}

/** Removes events that were told, each once; what came since goes on waiting. */
export function dropWaiting(told: readonly TagEvent[]): void {
  const gone = told.map((one) => JSON.stringify(one))
  const rest = waitingEvents().filter((one) => {
    const at = gone.indexOf(JSON.stringify(one))
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
  writeStored('session', storageKey, rest.length > 0 ? JSON.stringify(rest) : null)
}

/** Clears the waiting events: they are sent, or consent is missing. */
export const forgetWaiting = (): unknown => writeStored('session', storageKey, null)
