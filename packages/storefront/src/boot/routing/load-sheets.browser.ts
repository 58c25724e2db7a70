import { savesData } from '../../kit/deferred/saves-data.browser.ts'

/** What a visitor alone does: pages scroll lists of theirs by themselves. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const

/** How long after the first sign of a visitor, ms: what that one opens goes first. */
const restMs = 1000

/** The next idle moment. Safari has none, and takes the next task. */
const idle = () =>
  new Promise<unknown>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume, { timeout: 2000 })
    else setTimeout(resume)
  })

/**
 * Loads what sheets are made of (decision 388) after the first sign of a visitor in a page that is alive: so it is there before
 * something is opened, and whoever only reads never loads it. Not where data is to be saved.
 */
export function loadSheets(): void {
  if (savesData()) return
  const end = new AbortController()
  const load = async () => {
    end.abort()
    await new Promise((resume) => setTimeout(resume, restMs))
    await idle()
    try {
      await import('@camping/ui/popups/sheet.tsx')
      const { sharedTheme } = await import('@camping/ui/islands/mui-island.tsx')
      await idle()
      sharedTheme()
    } catch {
      // Without a connection: it is requested again by what opens.
    }
  }
  for (const sign of signs)
    addEventListener(sign, () => void load(), { capture: true, passive: true, signal: end.signal })
}
