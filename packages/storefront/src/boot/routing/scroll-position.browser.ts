import { readStored, writeStored } from '@camping/core/persist/storage.browser.ts'

const storageKey = 'scroll'
const limit = 50

/** History entry → pixels from the top, the latest last. Empty without storage or with invalid data. */
function read(): Map<string, number> {
  try {
    const entries = JSON.parse(readStored('session', storageKey) ?? '[]') as [string, number][]
    return new Map(entries)
  } catch {
    return new Map()
  }
}

/** Leaves reloads, and Back from another document, to the browser, which restores these positions itself. */
export function leaveScrollToBrowser(): () => void {
  const leave = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

/** Saves the scroll position of a history entry, for Back within the document. */
export function rememberScroll(key: string): void {
  window.history.scrollRestoration = 'manual'
  const positions = read()
  positions.delete(key)
  positions.set(key, Math.round(window.scrollY))
  // Without storage every page starts at its top.
  writeStored('session', storageKey, JSON.stringify([...positions].slice(-limit)))
}

/**
 * After a page change: Back restores the position, a new page starts at its top, a change in place does not scroll. On
 * another path the heading takes the focus, so that screen readers read it and Tab continues from there.
 */
export function scrollAfterNavigation({
  key,
  back,
  samePath,
  preserve,
}: {
  key: string
  back: boolean
  samePath: boolean
  preserve: boolean
}): void {
  if (preserve && !back) return
  window.scrollTo(0, back ? (read().get(key) ?? 0) : 0)
  if (samePath) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
