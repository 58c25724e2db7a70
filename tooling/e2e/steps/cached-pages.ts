import { offlineCopies } from '@camping/editions/offline-copies.ts'
import type { Page } from '@playwright/test'

/** Paths of the pages of the portal that the browser keeps for when there is no network. */
export function cachedPages(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ cache, ownerPath }) => {
      if (!(await caches.keys()).includes(cache)) return []
      const requests = await (await caches.open(cache)).keys()
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== ownerPath)
    },
    { ...offlineCopies },
  )
}
