import type { BrowserContext, Request } from '@playwright/test'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** The requests of a context that are not answered yet, from the first call on. */
export function requestsUnderWay(context: BrowserContext): ReadonlySet<Request> {
  const known = underWay.get(context)
  if (known) return known
  const requests = new Set<Request>()
  underWay.set(context, requests)
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  return requests
}
