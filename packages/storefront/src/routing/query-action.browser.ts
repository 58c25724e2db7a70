import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { keepFavourite } from '../favourites/keep-favourites.browser.ts'
import type { Opener } from './open-page.ts'
import type { PageRequest } from './page-view.ts'

interface ActingPage {
  readonly opener: Opener
  readonly request: PageRequest
}

/** Into view below the sticky bars, and the focus with it: the next Tab goes on from there. */
function goTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.scrollIntoView({ block: 'start' })
  element.focus({ preventScroll: true })
}

/** At once, or when the part of the page it belongs to has come; not when that takes longer than anybody looks. */
function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const look = () => {
    const element = document.getElementById(id)
    if (element) act(element)
    return element !== null
  }
  if (look()) return
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5000)
}

function openAccommodation(id: string): void {
  const row = /^\d{1,15}$/.test(id) ? document.getElementById(`accommodation-${id}`) : null
  const fold = row?.closest('details')
  if (fold) fold.open = true
  const button = row?.querySelector<HTMLElement>('[data-details]')
  const target = button ?? document.getElementById('accommodations')
  if (!button && target) target.tabIndex = -1
  goTo(target)
  // The drawer is an entry of the history: it comes after the one whose address is cleaned now.
  setTimeout(() => button?.click())
}

/** GAPS.md `query-actions`: what a link from a mail or the portal asks the page to do. Unknown words do nothing. */
const actions: Partial<Record<string, (accommodation: string, page: ActingPage) => void>> = {
  favourite: (_, { opener, request }) => {
    const { app, store } = opener
    const { data } = campsiteApi.endpoints.site.select({ slug: request.params['site'] ?? '' })(
      store.getState(),
    )
    if (data) keepFavourite(store, { brand: app.config.brand, id: data.id })
  },
  reviews: () => {
    // The tabs may be the server's markup still, or on their way: the hash opens them in any case.
    window.location.replace('#reviews')
    whenThere('tab-reviews', goTo)
  },
  'open-accommodation': openAccommodation,
}

/**
 * Runs the one-shot action of an address and answers the address without it, to take its place: a reload or a shared link
 * does not run it again.
 */
export function runQueryAction(page: ActingPage): string {
  const { pathname, query } = page.request
  const name = query.get('action') ?? ''
  if (Object.hasOwn(actions, name)) actions[name]?.(query.get('accommodation') ?? '', page)
  const rest = new URLSearchParams(query)
  rest.delete('action')
  rest.delete('accommodation')
  const search = rest.toString()
  return pathname + (search && `?${search}`) + window.location.hash
}
