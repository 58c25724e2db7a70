import { eventFaults, type AnalyticsEvent } from '@camping/contract/analytics-events.ts'
import { afterEach, expect, it } from 'vitest'
import { checkoutApi } from '../checkout/checkout.api.ts'
import { orderFailed } from '../checkout/checkout.slice.ts'
import { favouriteDropped, favouriteSaved } from '../favourites/favourites.slice.ts'
import { listenTo } from '../listening/listeners.ts'
import { navigationApi, shellPart } from '../navigation/navigation.api.ts'
import { paymentApi } from '../payment/payment.api.ts'
import { bookingChangesApi } from '../portal/booking-changes.api.ts'
import { bookingStayApi } from '../portal/booking-stay.api.ts'
import { myExtrasApi, participantsApi } from '../portal/portal.api.ts'
import { toastAdded } from '../shell/shell.slice.ts'
import { createStore, type Dispatch } from './create-store.ts'
import { listenForEvents } from './events.listeners.ts'

const sent: AnalyticsEvent[] = []
listenForEvents((event) => {
  expect(eventFaults(event), event.event).toEqual([])
  sent.push(event)
})
afterEach(() => void sent.splice(0))

const bookingId = '5PRAKA9451'
const season = { season_type: 'winter', season_year: 2027, next_season_year: 2027 }
const cart = {
  id: 'abcdefghijklmnopqrstuv',
  site: {
    id: 7,
    name: 'Camping Bella Riva',
    country: { code: 'IT' },
    area: { slug: 'lake-garda' },
  },
  accommodation: { category: 'pitch' },
  stay: { dateFrom: '2027-07-03', nights: 7 },
  party: { adults: 2, children: [{ age: 4 }] },
  currency: 'GBP',
  total: 67_950,
  plans: [{ plan: 'deposit' }, { plan: 'full' }],
}
const replies: Readonly<Record<string, unknown>> = {
  'navigation/groups': {
    analyticsData: { season: { current: { type: 'winter', year: 2027 }, next: { year: 2027 } } },
  },
  'payment/providers': [{ paymentProviderIdentifier: 'saferpay', currency: 'GBP' }],
}

/** A store whose API answers a change with this, and what pages have asked for with fixtures. */
function open(body: unknown) {
  const store = createStore({
    fetch: async (input) => {
      const known = Object.entries(replies).find(([part]) =>
        (input instanceof Request ? input.url : `${input}`).includes(part),
      )
      return Response.json(known ? known[1] : body)
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
    listen: async () => listenTo(store),
  })
  return store
}
type Action = Parameters<Dispatch>[0]
const after = async (body: unknown, ...actions: readonly unknown[]) => {
  const store = open(body)
  listenTo(store)
  await store.dispatch(navigationApi.endpoints.navigationGroups.initiate(shellPart))
  for (const action of actions) await store.dispatch(action as Action)
  return sent
}

const stay = {
  item_id: '7',
  item_name: 'Camping Bella Riva',
  item_category: 'IT',
  item_category2: 'lake-garda',
  item_variant: 'pitch',
  price: cart.total / 100,
  quantity: 1,
}
const sold = { currency: 'GBP', value: cart.total / 100, items: [stay] }

it('a new cart begins a checkout, with what it costs and the season', async () => {
  const asked = { accommodationId: 71, date: '2027-07-03', duration: 7, persons: cart.party }
  expect(await after(cart, checkoutApi.endpoints.createCart.initiate(asked))).toEqual([
    {
      event: 'begin_checkout',
      ...sold,
      check_in_date: '2027-07-03',
      nights: 7,
      adults: 2,
      children: 1,
      ...season,
    },
  ])
})

it('an accepted order reports its plan of payments', async () => {
  const { id } = cart
  const order = checkoutApi.endpoints.bookCart.initiate({ id, paymentPlan: 'full' } as never)
  expect(await after(cart, checkoutApi.endpoints.cart.initiate({ id }), order)).toEqual([
    { event: 'add_payment_info', ...sold, payment_type: 'full' },
  ])
})

it('an opened payment reports its provider and amount', async () => {
  const { paymentProviders, orderId } = paymentApi.endpoints
  const started = orderId.initiate({ ref: bookingId, slug: 'saferpay', amount: 203.85 })
  expect(await after({}, paymentProviders.initiate({ bookingId }), started)).toEqual([
    {
      event: 'add_payment_info',
      currency: 'GBP',
      value: 203.85,
      payment_type: 'saferpay',
      booking_id: bookingId,
    },
  ])
})

it.each([
  [12_345, 2],
  [0, 1],
])('a cancellation with %d back', async (refund, count) => {
  const quote = { currency: 'GBP', cost: 19_800, refund }
  const change = { bookingId, idempotencyKey: 'k'.repeat(20), acceptedCost: 19_800, acceptedRefund: refund }
  const { cancelCustomerBooking } = bookingChangesApi.endpoints
  const events = await after({ quote }, cancelCustomerBooking.initiate(change))
  const told = events.filter(({ event }) => event !== 'error_shown')
  expect(told).toHaveLength(count)
  expect(told).toMatchObject(
    [
      { event: 'booking_cancel', booking_id: bookingId, value: 198 },
      { event: 'refund', transaction_id: bookingId, value: 123.45 },
    ].slice(0, count),
  )
})

it.each([
  ['extras', { outcome: 'saved' }, 1],
  ['extras', { outcome: 'payment-required' }, 0],
  ['participants', {}, 1],
  ['stay', {}, 1],
])('a change of %s: %j', async (change, reply, count) => {
  const request = { bookingId } as never
  const action =
    change === 'extras'
      ? myExtrasApi.endpoints.putBookingExtras.initiate(request)
      : change === 'stay'
        ? bookingStayApi.endpoints.changeBookingStay.initiate(request)
        : participantsApi.endpoints.putParticipants.initiate(request)
  expect(await after(reply, action)).toEqual(
    [{ event: 'booking_change', booking_id: bookingId, change }].slice(0, count),
  )
})

it('hearts, and what a visitor read about a failure', async () => {
  const favourite = { siteId: 7, since: 1 }
  const outcome = { problem: 'gone', refusedTotal: null, refusals: [], alternatives: null } as const
  await after(
    {},
    favouriteSaved(favourite),
    favouriteDropped(favourite),
    toastAdded({ kind: 'success', message: 'login-success' }),
    toastAdded({ kind: 'error', message: 'toast-message.generic-error' }),
    orderFailed({ id: cart.id, key: 'k', isOver: false, outcome }),
  )
  expect(sent).toMatchObject([
    { event: 'favourite', favourite_action: 'saved', items: [{ item_id: '7' }] },
    { event: 'favourite', favourite_action: 'dropped' },
    { event: 'error_shown', error_type: 'toast', error_code: 'toast-message.generic-error' },
    { event: 'error_shown', error_type: 'order', error_code: 'gone' },
  ])
})
