import type { AnalyticsEvent, AnalyticsSeason } from '@camping/contract/analytics-events.ts'
import type { CancellationReply } from '@camping/contract/booking-changes.schemas.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  beginCheckout,
  lastAnswer,
  majorUnits,
  planOfPayments,
  seasonIn,
} from '../analytics/analytics-items.rules.ts'
import { orderFailed } from '../checkout/checkout.slice.ts'
import { favouriteDropped, favouriteSaved } from '../favourites/favourites.slice.ts'
import { startListening } from '../listening/listeners.ts'
import { paymentBegan } from '../payment/payment.slice.ts'
import { toastAdded } from '../shell/shell.slice.ts'
import type { Dispatch, RootState } from './create-store.ts'

interface MadeChange extends UnknownAction {
  readonly payload: unknown
  readonly meta: { readonly arg: { readonly endpointName: string; readonly originalArgs: unknown } }
}

interface Made<Request, Reply> {
  readonly request: Request
  readonly reply: Reply
  readonly state: RootState
  /** Of the navigation reply, which every page has. */
  readonly season: AnalyticsSeason | undefined
}

/** A row of the table: what a change that was made is told as. */
const row =
  <Request, Reply = unknown>(tell: (made: Made<Request, Reply>) => readonly (AnalyticsEvent | undefined)[]) =>
  (made: Made<unknown, unknown>) =>
    tell(made as Made<Request, Reply>)

/** From a change that was made to its events. */
const events: Readonly<Record<string, ReturnType<typeof row>>> = {
  subscribeToNewsletter: row<{ reference: string }>(({ request }) => [
    { event: 'newsletter_signup', reference: request.reference },
  ]),
  createCart: row<unknown, Cart>(({ reply, season }) => (season ? [beginCheckout(reply, season)] : [])),
  bookCart: row<{ id: string; paymentPlan?: string | null }>(({ request, state }) => {
    const cart = lastAnswer<Cart>(state, 'cart', ({ id }: { id: string }) => id === request.id)
    return cart ? [planOfPayments(cart, request.paymentPlan ?? null)] : []
  }),
  orderId: row<{ ref: string; slug: PaymentProvider['paymentProviderIdentifier']; amount: number }>(
    ({ request: { ref, slug, amount }, state }) => {
      const [provider] = lastAnswer<readonly PaymentProvider[]>(state, 'paymentProviders') ?? []
      if (!provider) return []
      const { currency } = provider
      return [{ event: 'add_payment_info', currency, value: amount, payment_type: slug, booking_id: ref }]
    },
  ),
  putBookingExtras: row<{ bookingId: string }, { outcome?: string }>(({ request, reply }) =>
    reply.outcome === 'payment-required'
      ? []
      : [{ event: 'booking_change', booking_id: request.bookingId, change: 'extras' }],
  ),
  putParticipants: row<{ bookingId: string }>(({ request }) => [
    { event: 'booking_change', booking_id: request.bookingId, change: 'participants' },
  ]),
  changeBookingStay: row<{ bookingId: string }>(({ request }) => [
    { event: 'booking_change', booking_id: request.bookingId, change: 'stay' },
  ]),
  cancelCustomerBooking: row<{ bookingId: string }, CancellationReply>(
    ({ request: { bookingId }, reply: { quote } }) => {
      const { currency, cost, refund } = quote
      return [
        { event: 'booking_cancel', booking_id: bookingId, currency, value: majorUnits(cost) },
        refund > 0
          ? { event: 'refund', transaction_id: bookingId, currency, value: majorUnits(refund) }
          : undefined,
      ]
    },
  ),
}

const isMadeChange = (action: UnknownAction): action is MadeChange =>
  action.type === 'api/executeMutation/fulfilled'

const startAppListening = startListening.withTypes<RootState, Dispatch>()

/**
 * Registers the table from changes, and from what slices say happened, to analytics events (docs/contracts/events.md).
 * `purchase` is not in it: the right to count a booking is given once for all devices; nor is what follows the address,
 * and the lists that it shows.
 * @param send hands an event to the tags, when the visitor agreed to them
 */
export function listenForEvents(send: (event: AnalyticsEvent) => void): void {
  startAppListening({
    predicate: isMadeChange,
    effect: (action, { getState }) => {
      const { payload, meta } = action
      const { endpointName, originalArgs } = meta.arg
      if (!Object.hasOwn(events, endpointName)) return
      const state = getState()
      const made = { request: originalArgs, reply: payload, state, season: seasonIn(state) }
      for (const event of events[endpointName]?.(made) ?? []) if (event) send(event)
    },
  })
  // analytics-8: a start of a payment counts whether or not its provider is asked, and answers.
  startAppListening({
    actionCreator: paymentBegan,
    effect: ({ payload }) => send({ event: 'customer_portal_payment_start', booking_id: payload.bookingId }),
  })
  startAppListening({
    actionCreator: favouriteSaved,
    effect: ({ payload }) => send(favourite('saved', payload)),
  })
  startAppListening({
    actionCreator: favouriteDropped,
    effect: ({ payload }) => send(favourite('dropped', payload)),
  })
  startAppListening({
    actionCreator: toastAdded,
    effect: ({ payload }) => {
      if (payload.kind === 'error')
        send({ event: 'error_shown', error_type: 'toast', error_code: payload.message })
    },
  })
  startAppListening({
    actionCreator: orderFailed,
    effect: ({ payload: { outcome } }) => {
      const error_code = outcome.problem ?? (outcome.refusals.length > 0 ? 'refused-fields' : undefined)
      if (error_code) send({ event: 'error_shown', error_type: 'order', error_code })
    },
  })
}

const favourite = (
  favourite_action: 'saved' | 'dropped',
  { siteId }: { readonly siteId: number },
): AnalyticsEvent => ({
  event: 'favourite',
  favourite_action,
  items: [{ item_id: String(siteId), quantity: 1 }],
})
