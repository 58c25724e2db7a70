export interface KeptPage {
  /** Path of the edition: `/uk`. */
  readonly scope: string
  /** Changes with the page, so that a new one is fetched. */
  readonly version: string
}

/** Where the offline page of an edition is served. */
export const offlinePath = (scope: string) => `${scope}/offline`

const cachePrefix = (scope: string) => `offline ${scope} `

/**
 * The worker of an edition. It keeps one page, the offline page, and shows it only when a page could not be fetched at all:
 * answers of the server pass untouched, nothing else is kept, so nobody ever sees an old page. `/de` begins `/de-ch` too:
 * other editions are left alone.
 */
export function serviceWorkerScript({ scope, version }: KeptPage): string {
  return `const scope = ${JSON.stringify(scope)}
const page = ${JSON.stringify(offlinePath(scope))}
const prefix = ${JSON.stringify(cachePrefix(scope))}
const kept = prefix + ${JSON.stringify(version)}
const forgetOthers = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name)
}
const offlinePage = async () => (await caches.match(page, { cacheName: kept })) ?? Response.error()
const show = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offlinePage()
  }
}
self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(kept)
    await cache.add(new Request(page, { cache: 'reload', credentials: 'omit' }))
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})
self.addEventListener('activate', (event) => {
  const ready = async () => {
    await forgetOthers()
    await self.registration.navigationPreload?.enable()
  }
  event.waitUntil(ready())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (pathname !== scope && !pathname.startsWith(scope + '/')) return
  event.respondWith(show(event))
})
`
}

/** What browsers that kept the page get once it is switched off: the worker removes what it kept and then itself. */
export function removalScript(scope: string): string {
  return `const prefix = ${JSON.stringify(cachePrefix(scope))}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`
}
