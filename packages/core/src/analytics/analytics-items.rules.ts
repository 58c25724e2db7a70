import type { AnalyticsEvent, AnalyticsItem, AnalyticsSeason } from '@camping/contract/analytics-events.ts'
import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { SearchSitesReply, SiteResult } from '@camping/contract/search.schemas.ts'
import type { SiteAccommodationsReply, SiteDetail } from '@camping/contract/site.schemas.ts'

/** Minor units as analytics want money: a number of the major unit. */
export const majorUnits = (minor: number): number => minor / 100

/** What a store's cache of answers holds, as far as events read it. */
export interface AnswerHolder {
  readonly api: {
    readonly queries: Readonly<
      Record<
        string,
        | {
            readonly endpointName?: string
            readonly originalArgs?: unknown
            readonly data?: unknown
            readonly fulfilledTimeStamp?: number
          }
        | undefined
      >
    >
  }
}

/** The last answer of a call, with its request; undefined before there is one. */
export function lastAnswer<Reply>(
  { api }: AnswerHolder,
  call: string,
  isMeant: (request: never) => boolean = () => true,
): Reply | undefined {
  const found = Object.values(api.queries).filter(
    (one) => one?.endpointName === call && one.data !== undefined && isMeant(one.originalArgs as never),
  )
  const [last] = found.sort((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0))
  return last?.data as Reply | undefined
}

/** The season that the navigation reply names (`analyticsData.season`), in the words of the catalogue. */
export function seasonIn(state: AnswerHolder): AnalyticsSeason | undefined {
  const navigation = lastAnswer<NavigationGroupsReply>(state, 'navigationGroups')
  if (!navigation) return undefined
  const { current, next } = navigation.analyticsData.season
  return { season_type: current.type, season_year: current.year, next_season_year: next.year }
}

type Meta = Pick<SiteResult['meta'], 'country' | 'area' | 'product'>
const placeOf = ({ country, area, product }: Meta) => ({
  item_category: country.code,
  item_category2: area.slug,
  item_category3: product,
})

/** A campsite of a list. `index` is its position in the whole list, from 0; its price is the lowest of the stay. */
function itemOfResult({ id, name, meta, minPrice, bestAccommodation }: SiteResult, index: number) {
  return {
    item_id: String(id),
    item_name: name,
    ...placeOf(meta),
    ...(bestAccommodation && { item_variant: bestAccommodation.category }),
    ...(minPrice && { price: majorUnits(minPrice.amount) }),
    quantity: 1,
    index,
  } satisfies AnalyticsItem
}

/** The campsites of a page of results, in the order in which it shows them. */
export const itemsOfResults = ({ sites, paging }: Pick<SearchSitesReply, 'sites' | 'paging'>) =>
  sites.map((site, at) => itemOfResult(site, (paging.page - 1) * paging.limit + at))

/** A campsite's page. Its value is the lowest price of the stay, where something is free. */
export function viewItem(
  { id, name, meta }: Pick<SiteDetail, 'id' | 'name' | 'meta'>,
  offer: Pick<SiteAccommodationsReply, 'currency' | 'accommodations'> | undefined,
  season: AnalyticsSeason,
): AnalyticsEvent {
  const prices = (offer?.accommodations ?? []).flatMap(({ displayPrice, reason }) =>
    displayPrice && reason === null ? [displayPrice.sellPrice] : [],
  )
  const value = prices.length > 0 ? majorUnits(Math.min(...prices)) : undefined
  const price = value === undefined ? {} : { price: value }
  return {
    event: 'view_item',
    ...(offer && value !== undefined && { currency: offer.currency, value }),
    items: [{ item_id: String(id), item_name: name, ...placeOf(meta), ...price, quantity: 1 }],
    ...season,
  }
}

type Sold = Pick<Cart, 'site' | 'accommodation' | 'total' | 'currency'>

/** What a cart or booking is about and costs: its one item is the stay with all that was chosen. */
const soldParts = ({ site, accommodation, total, currency }: Sold) => ({
  currency,
  value: majorUnits(total),
  items: [
    {
      item_id: String(site.id),
      item_name: site.name,
      item_category: site.country.code,
      item_category2: site.area.slug,
      item_variant: accommodation.category,
      price: majorUnits(total),
      quantity: 1 as const,
    },
  ],
})

/** A new cart. */
export function beginCheckout(
  cart: Sold & Pick<Cart, 'stay' | 'party'>,
  season: AnalyticsSeason,
): AnalyticsEvent {
  return {
    event: 'begin_checkout',
    ...soldParts(cart),
    check_in_date: cart.stay.dateFrom,
    nights: cart.stay.nights,
    adults: cart.party.adults,
    children: cart.party.children.length,
    ...season,
  }
}

/** An order whose plan of payments was accepted. Undefined for one that owes nothing. */
export function planOfPayments(
  cart: Sold & Pick<Cart, 'plans'>,
  plan: string | null,
): AnalyticsEvent | undefined {
  const type = cart.plans.find((one) => one.plan === plan)?.plan ?? cart.plans[0]?.plan
  return type && { event: 'add_payment_info', ...soldParts(cart), payment_type: type }
}

/** What the confirmation of a booking or request tells, once. */
export function purchase(
  booking: Sold & Pick<BookingConfirmation, 'bookingRef' | 'state' | 'priceLines'>,
  season: AnalyticsSeason,
): AnalyticsEvent {
  const coupon = booking.priceLines.find(({ kind }) => kind === 'discount')?.key
  return {
    event: 'purchase',
    transaction_id: booking.bookingRef,
    ...soldParts(booking),
    ...(coupon && { coupon }),
    booking_state: booking.state === 'requested' ? 'requested' : 'confirmed',
    ...season,
  }
}
