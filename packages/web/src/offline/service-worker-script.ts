import { offlineCopies } from '@camping/editions/offline-copies.ts'
import { loginTypeCookie } from '@camping/editions/login-type-cookie.ts'

export interface OfflinePage {
  /** Path of the edition: `/uk`. */
  readonly scope: string
  /** Changes with the page, so that browsers fetch a new one. */
  readonly version: string
}

/** Address of an edition's offline page. */
export const offlinePath = (scope: string) => `${scope}/offline`

const cachePrefix = (scope: string) => `offline ${scope} `

/**
 * The worker of an edition. It caches only the offline page, and shows it only when a page could not be fetched:
 * answers of the server pass unchanged, so visitors never see a stale page. Instead of it, the worker shows a portal
 * page's offline copy of itself (decision 157). It deletes all copies on sign-out, and when the server no longer shows
 * such a page. `/de` is a prefix of `/de-ch`: the worker ignores other editions. What a page loads or sends passes it by where
 * browsers allow that: Chromium calls the worker from the page, and what is sent on leaving is lost with it (decision 384).
 */
export function serviceWorkerScript({ scope, version }: OfflinePage): string {
  return `const scope = ${JSON.stringify(scope)}
const page = ${JSON.stringify(offlinePath(scope))}
const prefix = ${JSON.stringify(cachePrefix(scope))}
const pages = ${JSON.stringify(offlineCopies.cache)}
const signedIn = ${JSON.stringify(loginTypeCookie.name)}
const until = ${JSON.stringify(offlineCopies.untilHeader)}
const kept = prefix + ${JSON.stringify(version)}
const forgetOthers = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name)
}
const offlinePage = async () => (await caches.match(page, { cacheName: kept })) ?? Response.error()
const forgetPages = () => caches.delete(pages)
// Browsers without this store of cookies go by the other signs of a session that is over.
const isSignedOut = async () => (await self.cookieStore?.get(signedIn)) === null
const keptPage = async (path) => {
  const copy = await caches.match(path, { cacheName: pages })
  if (copy && (Number(copy.headers.get(until)) < Date.now() || (await isSignedOut())))
    return void (await forgetPages())
  return copy
}
// Whoever asks is not who the page was made for: nobody, or it leads to the login page, or is not there.
const tidy = async (answer, path) => {
  const refused = answer.type === 'opaqueredirect' || [401, 403, 404].includes(answer.status)
  if ((refused && (await keptPage(path))) || (await isSignedOut())) await forgetPages()
}
const show = async (event, path) => {
  let answer
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await keptPage(path)) ?? offlinePage()
  }
  event.waitUntil(tidy(answer, path))
  return answer
}
self.addEventListener('install', (event) => {
  event
    .addRoutes?.(['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })))
    .catch(() => undefined)
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
  if (request.mode !== 'navigate') return
  if (pathname === scope + '/logout' && request.method === 'POST') event.waitUntil(forgetPages())
  if (request.method !== 'GET') return
  if (pathname !== scope && !pathname.startsWith(scope + '/')) return
  event.respondWith(show(event, pathname))
})
`
}

/** The worker after the feature is disabled: it deletes its cache and then itself. */
export function removalScript(scope: string): string {
  return `const prefix = ${JSON.stringify(cachePrefix(scope))}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
    await caches.delete(${JSON.stringify(offlineCopies.cache)})
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`
}
