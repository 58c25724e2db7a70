import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { saveFavourite } from '@camping/core/favourites/change-favourites.browser.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import type { QueryAction } from '../../kit/routing/query-action.ts'

interface ActingPage {
  readonly opener: Opener
  readonly request: PageRequest
}

/** Scrolls into view below the sticky bars and moves the focus, so that the next Tab continues from there. */
function goTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.scrollIntoView({ block: 'start' })
  element.focus({ preventScroll: true })
}

/** Immediately, or once the element exists; gives up after a while. */
function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const inspect = () => {
    const element = document.getElementById(id)
    if (element) act(element)
    return element !== null
  }
  if (inspect()) return
  const observer = new MutationObserver(() => {
    if (inspect()) observer.disconnect()
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
  // The drawer is an entry of the history: it must follow the entry whose address is replaced now.
  setTimeout(() => button?.click())
}

/** routing-14: what each action does, by its name. */
const actions: Readonly<Record<QueryAction['name'], (accommodation: string, page: ActingPage) => void>> = {
  favourite: (_, { opener, request }) => {
    const { store } = opener
    const { data } = campsiteApi.endpoints.site.select({ slug: request.params['site'] ?? '' })(
      store.getState(),
    )
    if (data) void saveFavourite(store, data.id)
  },
  reviews: () => {
    // The tabs may not be hydrated yet: the hash opens them in any case.
    window.location.replace('#reviews')
    whenThere('tab-reviews', goTo)
  },
  'open-accommodation': openAccommodation,
}

/**
 * Runs the one-shot action of an address and returns the address without it, to replace the entry: a reload or a shared
 * link does not run it again.
 */
export function runQueryAction({ name, accommodation, address }: QueryAction, page: ActingPage): string {
  actions[name](accommodation, page)
  return address + window.location.hash
}
