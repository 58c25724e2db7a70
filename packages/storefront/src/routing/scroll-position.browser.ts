const storageKey = 'scroll'

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Keeps where the visitor was on a history entry, for Back and for a reload. */
export function rememberScroll(key: string): void {
  window.history.scrollRestoration = 'manual'
  const entries = Object.entries({ ...read(), [key]: Math.round(window.scrollY) }).slice(-50)
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)))
}

/**
 * After a page change: Back returns to where one was, a new page starts at its heading (which takes the focus, so that a
 * screen reader reads it), a change in place stays.
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
  window.scrollTo(0, back ? (read()[key] ?? 0) : 0)
  if (back || samePath) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
