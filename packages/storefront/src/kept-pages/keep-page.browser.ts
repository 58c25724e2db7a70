import { keptPages } from '@camping/editions/kept-pages.ts'

export interface PageToKeep {
  readonly pathname: string
  /** Whose page it is. Copies of anybody else go first. */
  readonly owner: string
  /** Stands above the copy. */
  readonly note: string
}

/** As long as a session lives at most. */
const daysKept = 30
/** What does nothing without scripts or network. */
const dead =
  'script, form, button, template, noscript, [data-online], link[rel=modulepreload], link[rel=preload], link[rel=icon], link[rel=stylesheet], a[href^="/api/"]'

/**
 * Asks for a page once more and keeps it as paper: its words and looks, without scripts. So nothing of it depends on files of
 * a later deploy, and no answer of the API has to be kept beside it.
 */
export async function keepPage({ pathname, owner, note }: PageToKeep): Promise<void> {
  if (!('caches' in window)) return
  const answer = await fetch(pathname, { credentials: 'same-origin' })
  // The session ended, or leads elsewhere meanwhile.
  if (answer.status !== 200 || answer.redirected) return
  const html = await withLogo(paperOf(await answer.text(), note))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  headers.set(keptPages.untilHeader, String(Date.now() + daysKept * 86_400_000))
  const cache = await openFor(owner)
  await cache.put(pathname, new Response(html, { headers }))
}

/** The brand's mark within the page itself: its file could not be fetched without network. Left out when it cannot be had now. */
async function withLogo(html: string): Promise<string> {
  const [image, address] = /<img[^>]* src="(\/_app\/[^"]+\.svg)"[^>]*>/.exec(html) ?? []
  if (!image || !address) return html
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return html.replace(image, '')
  const inline = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
  return html.replace(image, () => image.replace(address, () => inline))
}

async function openFor(owner: string): Promise<Cache> {
  const cache = await caches.open(keptPages.cache)
  const known = await (await cache.match(keptPages.ownerPath))?.text()
  if (known === owner) return cache
  await caches.delete(keptPages.cache)
  const anew = await caches.open(keptPages.cache)
  await anew.put(keptPages.ownerPath, new Response(owner))
  return anew
}

/** A page as it is shown without network. */
export function paperOf(html: string, note: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // The state of the store is personal too, and nobody reads it.
  for (const element of page.querySelectorAll(dead)) element.remove()
  const line = page.createElement('p')
  line.setAttribute('role', 'status')
  line.setAttribute(
    'style',
    'padding:12px 16px;border-block-end:1px solid var(--line);background:var(--sunken);color:var(--ink);text-align:center',
  )
  line.textContent = note
  page.body.prepend(line)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
