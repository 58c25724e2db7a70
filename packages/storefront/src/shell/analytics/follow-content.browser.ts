import type { AnalyticsSeason } from '@camping/contract/analytics-events.ts'
import { itemsOfResults, seasonIn, viewItem } from '@camping/core/analytics/analytics-items.rules.ts'
import {
  listEvents,
  listName,
  searchTerm,
  type ShownList,
} from '@camping/core/analytics/list-events.rules.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { accommodationsRequest } from '@camping/core/campsite/campsite.rules.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { checkoutSteps, type CheckoutStep } from '@camping/core/checkout/step-list.rules.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import { routeRow } from '@camping/editions/routes.ts'
import type { TagEvent } from '../../kit/analytics/tag-event.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import type { Shown } from '../../kit/routing/shown.ts'

interface Follower {
  readonly store: Store
  readonly send: (event: TagEvent) => void
  shown: Shown
  /** The visitor agreed before this document: whatever was done in it may be told. */
  readonly isFromStart: boolean
  /** The list that was told last; it stays when its page is left, so that the next one is compared with it. */
  list?: ShownList
  /** What of the page was told: its path with what makes it another view. */
  told?: string
  /** The place whose map was told to be open. */
  mapOf?: string
}

/** One per document: what it tells depends on what was shown before. */
let follower: Follower | undefined

/** Pages that are a search by themselves; all other lists belong to a landing page. */
const searches: readonly string[] = ['searchAndBook', 'search']

/** A view that was told is not told again before another one was shown. */
function once(on: Follower, key: string, events: () => readonly TagEvent[]): void {
  if (on.told === key) return
  on.told = key
  for (const event of events()) on.send(event)
}

/** The map asks for its pins by a search of its own, which says that it was opened. */
function tellMap(on: Follower, list: ShownList): void {
  const place = searchTerm(list.request)
  if (on.mapOf === place) return
  const isOpen = Object.values(on.store.getState().api.queries).some((one) => {
    const request = one?.originalArgs as ShownList['request'] | undefined
    return one?.endpointName === 'searchSites' && request?.parameters?.map && searchTerm(request) === place
  })
  if (!isOpen) return
  on.mapOf = place
  on.send({ event: 'map', map_action: 'opened', ...listName(list) })
}

function lookAtList(on: Follower, { name, pathname, criteria }: PageRequest, season: AnalyticsSeason): void {
  const state = on.store.getState()
  const request = searchRequest(criteria, state.search)
  const { data: reply } = searchApi.endpoints.searchSites.select(request)(state)
  if (!reply) return
  const now: ShownList = { route: name, isSearch: searches.includes(name), request, reply }
  // More names of areas are the same list.
  once(on, pathname + JSON.stringify({ ...request, facets: undefined }), () => {
    const before = on.list
    on.list = now
    return listEvents(before, now, season)
  })
  tellMap(on, now)
}

function lookAtCampsite(on: Follower, { params, pathname, criteria }: PageRequest, season: AnalyticsSeason) {
  const state = on.store.getState()
  const { data: site } = campsiteApi.endpoints.site.select({ slug: params['site'] ?? '' })(state)
  if (!site) return
  const request = accommodationsRequest(site.id, criteria)
  const offer = campsiteApi.endpoints.siteAccommodations.select(request)(state)
  if (offer.isSuccess || offer.isError) once(on, pathname, () => [viewItem(site, offer.data, season)])
}

function lookAtCheckout(on: Follower, { params, pathname, query }: PageRequest): void {
  const { data: cart } = checkoutApi.endpoints.cart.select({ id: params['cartId'] ?? '' })(
    on.store.getState(),
  )
  if (cart?.state !== 'open') return
  const at = stepIn(query)
  const isFirst = on.isFromStart && on.told === undefined
  once(on, `${pathname} ${at}`, () => {
    const from = isFirst ? Math.min(at, stepOfDocument(pathname) ?? at) : at
    return checkoutSteps.slice(from, at + 1).map((checkout_step_name, index) => ({
      event: 'checkout_step',
      checkout_step: from + index + 1,
      checkout_step_name,
    }))
  })
}

const stepIn = (query: URLSearchParams): number =>
  Math.max(0, checkoutSteps.indexOf(query.get('step') as CheckoutStep))

/** The step that the document began with: who presses before the page is alive leaves it before anything listens. */
function stepOfDocument(pathname: string): number | undefined {
  const [began] = performance.getEntriesByType('navigation')
  const address = began && new URL(began.name)
  return address?.pathname === pathname ? stepIn(address.searchParams) : undefined
}

/** Tells what the present page shows, as soon as its answers are there. */
function look(on: Follower): void {
  const { shown } = on
  if (shown.kind === 'failure') {
    const error_code = String(shown.status)
    return once(on, `failure ${error_code}`, () => [{ event: 'error_shown', error_type: 'page', error_code }])
  }
  const { request } = shown
  const season = seasonIn(on.store.getState())
  if (!season) return
  if (routeRow(request.name).listsCampsites) lookAtList(on, request, season)
  else if (request.name === 'site') lookAtCampsite(on, request, season)
  else if (request.name === 'booking') lookAtCheckout(on, request)
  else if (request.name === 'freeSearch')
    once(on, `words ${request.query.get('query')}`, () => [
      { event: 'search', search_term: '(words)', ...season },
    ])
  else once(on, request.pathname, () => [])
}

/** A link of the present list to one of its campsites, however it is followed. */
function tellChosen(on: Follower, { target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
  const { list, shown } = on
  if (!link || !list || shown.kind !== 'page' || !routeRow(shown.request.name).listsCampsites) return
  const slug = decodeURIComponent(new URL(link.href).pathname.split('/').at(-1) ?? '')
  const item = itemsOfResults(list.reply).find((_, at) => list.reply.sites[at]?.slug === slug)
  if (item) on.send({ event: 'select_item', ...listName(list), currency: list.reply.currency, items: [item] })
}

/**
 * Follows what the pages of a document show, for somebody who agreed: lists with their positions, campsites, steps of the
 * checkout and failures. It reads the address and the answers in the store, so no page carries code for it.
 * @param how `send` hands an event to the tags, while the visitor agrees; `isFromStart` where the visitor agreed before this document
 */
export function followContent(store: Store, shown: Shown, how: Pick<Follower, 'send' | 'isFromStart'>): void {
  if (follower) {
    follower.shown = shown
    return look(follower)
  }
  const on: Follower = { store, shown, ...how }
  follower = on
  look(on)
  let { api, search } = store.getState()
  store.subscribe(() => {
    const state = store.getState()
    if (state.api === api && state.search === search) return
    ;({ api, search } = state)
    look(on)
  })
  for (const kind of ['click', 'auxclick'])
    document.addEventListener(kind, (event) => tellChosen(on, event), { capture: true })
}
