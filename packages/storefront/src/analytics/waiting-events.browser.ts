import type { TagEvent } from './tag-event.ts'

/** Session storage: events of this tab from pages without tags, until one with tags is opened. */
const storageKey = 'waiting-events'
const mostKept = 50

/** What waits, oldest first. Storage is the visitor's: anything that is no list of events is none. */
export function waitingEvents(): readonly TagEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one): one is TagEvent => typeof Object(one).event === 'string')
      : []
  } catch {
    return []
  }
}

/** Keeps an event. When there are too many the oldest page views go, then the oldest of the others. */
export function keepWaiting(event: TagEvent): void {
  const all = [...waitingEvents(), event]
  const tooMany = all.length - mostKept
  const views = all.filter((one) => one.event === 'page_view').slice(0, Math.max(0, tooMany))
  try {
    const kept = all.filter((one) => !views.includes(one)).slice(-mostKept)
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing loses them.
  }
}

/** Nothing waits any more: it was handed over, or there is no consent to do so. */
export function forgetWaiting(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
