import type { BrowserContext } from '@playwright/test'

/** Answers for Google with an empty script: no network is needed. What was asked for is in the list, in its order. */
export async function withoutTagManager(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    /^https:\/\/[^/]*(googletagmanager|google-analytics|analytics\.google)\.com\//,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsLoaded = true' })
    },
  )
  return asked
}
