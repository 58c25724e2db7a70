import type { Page } from '@playwright/test'

/** One transparent pixel. */
const pixel = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

const answer = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/webp' }],
  body: pixel,
}

/**
 * Answers every picture of a page at once: making and drawing them costs a sixth of a journey. A route of Playwright would do so,
 * too, but stop every request and switch off the browser's cache: each page would load and compile its scripts anew.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be left or closed before its answer is there.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] })
}
