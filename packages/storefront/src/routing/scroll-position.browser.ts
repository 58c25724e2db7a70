const storageKey = 'scroll'
const limit = 50

/** History entry → pixels from the top, the latest last. Empty where a browser keeps nothing or something else is kept. */
function read(): Map<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
    return new Map(kept)
  } catch {
    return new Map()
  }
}

/** Gives a reload, and the way back from another document, to the browser, which knows these positions itself. */
export function leaveScrollToBrowser(): () => void {
  const leave = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}

/** Keeps where the visitor was on a history entry, for Back within the document. */
export function rememberScroll(key: string): void {
  window.history.scrollRestoration = 'manual'
  const positions = read()
  positions.delete(key)
  positions.set(key, Math.round(window.scrollY))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-limit)))
  } catch {
    // A browser that keeps nothing starts every page at its top.
  }
}

/**
 * After a page change: Back returns to where one was, a new page starts at its top, a change in place stays. On another
 * path the heading takes the focus, so that a screen reader reads it and Tab goes on from there.
 */
export function scrollAfterNavigation({
  key,
  back,
  samePath,
  keep,
}: {
  key: string
  back: boolean
  samePath: boolean
  keep: boolean
}): void {
  if (keep && !back) return
  window.scrollTo(0, back ? (read().get(key) ?? 0) : 0)
  if (samePath) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
