import type { UnknownAction } from '@reduxjs/toolkit'
import { startAppListening } from './listeners.ts'

interface SettledChange extends UnknownAction {
  readonly meta: { readonly arg: { readonly endpointName: string; readonly originalArgs: unknown } }
}

type Details = Readonly<Record<string, string>>

/** From a change to an analytics event of docs/contracts/events.md: its name, when, and what it says of the request. */
const events = {
  orderId: {
    event: 'customer_portal_payment_start',
    after: /fulfilled|rejected/,
    details: ({ ref }: { ref: string }): Details => ({ booking_id: ref }),
  },
  subscribeToNewsletter: {
    event: 'newsletter_signup',
    after: /fulfilled/,
    details: ({ reference }: { reference: string }): Details => ({ reference }),
  },
} as const

type ReportedEvent = (typeof events)[keyof typeof events]['event']

const isChange = (action: UnknownAction): action is SettledChange =>
  action.type.startsWith('api/executeMutation/')

/**
 * Registers the table from changes to analytics events. `purchase` is not in it: the right to count a booking is given once for
 * all devices; nor is `page_view`, which follows the address.
 * @param send hands an event to the tags, when the visitor agreed to them
 */
export function listenForEvents(send: (event: ReportedEvent, details: Details) => void): void {
  startAppListening({
    predicate: isChange,
    effect: (action) => {
      const { type, meta } = action
      const row = events[meta.arg.endpointName as keyof typeof events]
      if (row?.after.test(type)) send(row.event, row.details(meta.arg.originalArgs as never))
    },
  })
}
