import type { Page, Request } from '@playwright/test'
import { expectLive } from './live-page.ts'
import { requestsUnderWay } from './requests-under-way.ts'

/** Milliseconds; a page that is still busy then fails its journey. */
const longest = 30_000

/**
 * Waits until a page has done what it does by itself: it is at rest and asks for nothing, and still so `still` ms later. For what
 * must not happen; what has to happen is waited for itself. Playwright's own `networkidle` takes half a second each time and does
 * not say what it waits for.
 */
export async function untilQuiet(page: Page, still = 100): Promise<void> {
  const requests = requestsUnderWay(page.context())
  const ends = Date.now() + longest
  let quietSince = 0
  let seen = 'never asked'
  while (Date.now() < ends) {
    const rest = await page.evaluate(restOrWork).catch((error: Error) => error.message)
    const isRequesting = [...requests].some((request) => isOf(request, page))
    if (rest) seen = rest
    if (rest || isRequesting) quietSince = 0
    else if (quietSince === 0) quietSince = Date.now()
    else if (Date.now() - quietSince >= still) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const open = [...requests].filter((request) => isOf(request, page)).map((request) => request.url())
  throw new Error(`The page was not quiet after ${longest} ms: ${open.join(', ') || seen} (${page.url()})`)
}

/** Opens an address and waits until its page is alive and quiet. Returns the status. */
export async function openQuiet(page: Page, address: string): Promise<number> {
  requestsUnderWay(page.context())
  const answer = await page.goto(address)
  await expectLive(page)
  await untilQuiet(page)
  return answer?.status() ?? 0
}

/** What a service worker asks for belongs to no page, and nothing in a page waits for the answer to a report of an error or a visit. */
function isOf(request: Request, page: Page): boolean {
  if (request.serviceWorker() || request.url().includes('/envelope/')) return false
  try {
    return request.frame().page() === page
  } catch {
    return false
  }
}

/**
 * Runs in the page. '' is rest: the browser had an idle moment, or had none to give in half a second (it draws without a graphics
 * processor beside another browser) but nothing in the document changed and no task was long. Else what went on.
 */
function restOrWork(): Promise<string> {
  return new Promise((resolve) => {
    const changes: string[] = []
    const changed = new MutationObserver((records) => {
      for (const { target, type } of records) changes.push(`${type} of ${target.nodeName}`)
    })
    changed.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const worked = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) changes.push(`a task of ${Math.round(duration)} ms`)
    })
    worked.observe({ type: 'longtask' })
    requestIdleCallback(
      ({ didTimeout }) => {
        changed.disconnect()
        worked.disconnect()
        const work = [...new Set(changes)].slice(0, 5).join(', ')
        resolve(didTimeout ? work : '')
      },
      { timeout: 500 },
    )
  })
}
