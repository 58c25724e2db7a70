import { offlineCopies } from '@camping/editions/offline-copies.ts'

export interface PageToStore {
  readonly pathname: string
  /** Owner of the page. Copies of other owners are deleted first. */
  readonly owner: string
  /** Shown above the copy. */
  readonly notice: string
}

/** Maximum lifetime of a session. */
const daysStored = 30
/** Elements that need scripts or a network. */
const dead =
  'script, form, button, template, noscript, [data-online], link[rel=modulepreload], link[rel=preload], link[rel=icon], link[rel=stylesheet], a[href^="/api/"]'

/**
 * Fetches a page again and stores it as a static document: text and styles, without scripts. So it does not depend on
 * files of a later deployment, and no API answers need to be stored with it.
 */
export async function storePage({ pathname, owner, notice }: PageToStore): Promise<void> {
  if (!('caches' in window)) return
  const answer = await fetch(pathname, { credentials: 'same-origin' })
  // The session has ended, or the page redirects.
  if (answer.status !== 200 || answer.redirected) return
  const html = await withLogo(staticCopyOf(await answer.text(), notice))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set(offlineCopies.untilHeader, String(Date.now() + daysStored * 86_400_000))
  const cache = await openFor(owner)
  await cache.put(pathname, new Response(html, { headers }))
}

/** Inlines the brand's mark, because its file could not be fetched offline. Omits it when it is not available now. */
async function withLogo(html: string): Promise<string> {
  const [image, address] = /<img[^>]* src="(\/_app\/[^"]+\.svg)"[^>]*>/.exec(html) ?? []
  if (!image || !address) return html
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return html.replace(image, '')
  const inline = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
  return html.replace(image, () => image.replace(address, () => inline))
}

async function openFor(owner: string): Promise<Cache> {
  const cache = await caches.open(offlineCopies.cache)
  const known = await (await cache.match(offlineCopies.ownerPath))?.text()
  if (known === owner) return cache
  await caches.delete(offlineCopies.cache)
  const anew = await caches.open(offlineCopies.cache)
  await anew.put(offlineCopies.ownerPath, new Response(owner))
  return anew
}

/** Converts a page to its offline version. */
export function staticCopyOf(html: string, notice: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // The store's state is personal, and the copy does not use it.
  // A heading that folds its part is a button: it stays, and styles open the part in a copy.
  for (const head of page.querySelectorAll('h2 > button')) head.replaceWith(...head.childNodes)
  page.documentElement.dataset['copy'] = ''
  for (const element of page.querySelectorAll(dead)) element.remove()
  const line = page.createElement('p')
  line.setAttribute('role', 'status')
  line.setAttribute(
    'style',
    'padding:12px 16px;border-block-end:1px solid var(--line);background:var(--sunken);color:var(--ink);text-align:center',
  )
  line.textContent = notice
  page.body.prepend(line)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
