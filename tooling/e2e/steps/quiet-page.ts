import type { Page, Request } from '@playwright/test'
import { expectLive } from './live-page.ts'
import { requestsUnderWay } from './requests-under-way.ts'

/** Milliseconds; a page that is still busy then fails its journey. */
const longest = 30_000

/**
 * Waits until a page has done what it does by itself: it is idle and asks for nothing, and still so `still` ms later. For what must not
 * happen; what has to happen is waited for itself. Playwright's own `networkidle` takes half a second each time and does not say
 * what it waits for.
 */
export async function untilQuiet(page: Page, still = 100): Promise<void> {
  const requests = requestsUnderWay(page.context())
  const ends = Date.now() + longest
  let quietSince = 0
  while (Date.now() < ends) {
    const isIdle = await page.evaluate(nextIdleMoment).catch(() => false)
    const asks = [...requests].some((request) => isOf(request, page))
    if (!isIdle || asks) quietSince = 0
    else if (quietSince === 0) quietSince = Date.now()
    else if (Date.now() - quietSince >= still) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const open = [...requests].filter((request) => isOf(request, page)).map((request) => request.url())
  throw new Error(`The page was not quiet after ${longest} ms: ${open.join(', ') || 'never idle'}`)
}

/** Opens an address and waits until its page is alive and quiet. Returns the status. */
export async function openQuiet(page: Page, address: string): Promise<number> {
  requestsUnderWay(page.context())
  const answer = await page.goto(address)
  await expectLive(page)
  await untilQuiet(page)
  return answer?.status() ?? 0
}

/** What a service worker asks for belongs to no page. */
function isOf(request: Request, page: Page): boolean {
  if (request.serviceWorker()) return false
  try {
    return request.frame().page() === page
  } catch {
    return false
  }
}

/** Runs in the page. */
function nextIdleMoment(): Promise<boolean> {
  return new Promise((resolve) =>
    requestIdleCallback(({ didTimeout }) => resolve(!didTimeout), { timeout: 500 }),
  )
}
