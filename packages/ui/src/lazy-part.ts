// oxlint-disable-next-line no-restricted-imports -- the one place
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Milliseconds until something is requested again. */
const againMs = 5000

/**
 * What a part of a page needs: requested until it comes, at once when there is a connection again. A rejection while React renders
 * would take the whole page down (decision 383). Reports the first failure that is not the connection's. Rejects on the server only.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isReported = false
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      // Without a connection the reason is known; with one, the code may be broken.
      if (!isReported && navigator.onLine) {
        isReported = true
        reportError(error)
      }
      await new Promise((resume) => {
        addEventListener('online', resume, { once: true })
        setTimeout(resume, againMs)
      })
    }
  }
}

/** React's `lazy` for a part of a page. While its code does not come, the part stays as it is while it loads. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own type
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => untilLoaded(load))
