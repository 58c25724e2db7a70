import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  OverdueBookings,
  RequestAnswered,
  WaitingRequests,
  confirmRequestRequest,
  declineRequestRequest,
  overdueBookingsRequest,
  waitingRequestsRequest,
} from './operator.schemas.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

/** Requests that wait for their site's answer, of all brands and editions. */
export const listRequests = endpoint<z.input<typeof waitingRequestsRequest>, WaitingRequests>(
  'GET',
  'operator/requests',
  'root',
)
/** The site accepted. 404 unknown, 409 `not-waiting`. */
export const confirmRequest = endpoint<z.input<typeof confirmRequestRequest>, RequestAnswered>(
  'POST',
  'operator/requests/{bookingRef}/confirm',
  'root',
)
/** The site declined. 404 unknown, 409 `not-waiting`. */
export const declineRequest = endpoint<z.input<typeof declineRequestRequest>, RequestAnswered>(
  'POST',
  'operator/requests/{bookingRef}/decline',
  'root',
)
/** Bookings with a payment that is overdue, of all brands and editions. */
export const listOverdue = endpoint<z.input<typeof overdueBookingsRequest>, OverdueBookings>(
  'GET',
  'operator/overdue',
  'root',
)
