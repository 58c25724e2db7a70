import type { UnknownAction } from '@reduxjs/toolkit'
import { paymentBegan } from '../payment/payment.slice.ts'
import { startListening } from '../listening/listeners.ts'

interface MadeChange extends UnknownAction {
  readonly meta: { readonly arg: { readonly endpointName: string; readonly originalArgs: unknown } }
}

type Details = Readonly<Record<string, string>>

/** From a change that was made to an event of docs/contracts/events.md: its name, and what it says of the request. */
const events = {
  subscribeToNewsletter: {
    event: 'newsletter_signup',
    details: ({ reference }: { reference: string }): Details => ({ reference }),
  },
} as const

type ReportedEvent = (typeof events)[keyof typeof events]['event'] | 'customer_portal_payment_start'

const isMadeChange = (action: UnknownAction): action is MadeChange =>
  action.type === 'api/executeMutation/fulfilled'

/**
 * Registers the table from changes, and from the start of a payment, to analytics events. `purchase` is not in it: the right to
 * count a booking is given once for all devices; nor is `page_view`, which follows the address.
 * @param send hands an event to the tags, when the visitor agreed to them
 */
export function listenForEvents(send: (event: ReportedEvent, details: Details) => void): void {
  startListening({
    predicate: isMadeChange,
    effect: (action) => {
      const { endpointName, originalArgs } = action.meta.arg
      const row = events[endpointName as keyof typeof events]
      if (row) send(row.event, row.details(originalArgs as never))
    },
  })
  // analytics-8: a start of a payment counts whether or not its provider is asked, and answers.
  startListening({
    actionCreator: paymentBegan,
    effect: ({ payload }) => send('customer_portal_payment_start', { booking_id: payload.bookingId }),
  })
}
