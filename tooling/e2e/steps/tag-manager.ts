import type { BrowserContext } from '@playwright/test'
import { runState } from '../run-state.ts'

/** Where the server under test has its tags from: the sandbox, which stands in for Google. */
export const tagSource = () => `${runState().sandbox}/tags`

/** Answers for the tag manager with an empty script. What was requested is in the list, in its order. */
export async function withoutTagManager(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  await context.route(`${tagSource()}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsLoaded = true' })
  })
  return requested
}
