import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { BookingMoreProps } from './booking-more.tsx'

/** The server's lower half of a booking; its script loads when a customer reaches it (decision 035). */
export const { Deferred: DeferredBookingMore, renderWith: renderBookingMoreWith } =
  createDeferred<BookingMoreProps>(
    '#booking-more',
    async () => (await import('./booking-more.tsx')).BookingMore,
  )
