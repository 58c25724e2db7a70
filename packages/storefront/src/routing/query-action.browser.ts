import type { PageRequest } from './page-view.ts'

/** Into view below the sticky bars, and the focus with it: the next Tab goes on from there. */
function goTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.scrollIntoView({ block: 'start' })
  element.focus({ preventScroll: true })
}

function openAccommodation(id: string): void {
  const row = /^\d{1,15}$/.test(id) ? document.getElementById(`accommodation-${id}`) : null
  const details = row?.querySelector('details')
  if (details) details.open = true
  const target = row ?? document.getElementById('accommodations')
  if (target) target.tabIndex = -1
  goTo(target)
}

/** GAPS.md `query-actions`: what a link from a mail or the portal asks the page to do. Unknown words do nothing. */
const actions: Partial<Record<string, (accommodation: string) => void>> = {
  reviews: () => {
    const tab = document.getElementById('tab-reviews')
    tab?.click()
    goTo(tab)
  },
  'open-accommodation': openAccommodation,
}

/**
 * Runs the one-shot action of an address and answers the address without it, to take its place: a reload or a shared link
 * does not run it again.
 */
export function runQueryAction({ pathname, query }: PageRequest): string {
  const name = query.get('action') ?? ''
  if (Object.hasOwn(actions, name)) actions[name]?.(query.get('accommodation') ?? '')
  const rest = new URLSearchParams(query)
  rest.delete('action')
  rest.delete('accommodation')
  const search = rest.toString()
  return pathname + (search && `?${search}`) + window.location.hash
}
