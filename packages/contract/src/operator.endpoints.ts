import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  RequestAnswered,
  WaitingRequests,
  confirmRequestRequest,
  declineRequestRequest,
  waitingRequestsRequest,
} from './operator.schemas.ts'

// For whoever runs the shop, with the operator's token (docs/decisions/126); not for browsers.

/** Requests that wait for the answer of their site, of all brands and editions. */
export const listRequests = endpoint<z.input<typeof waitingRequestsRequest>, WaitingRequests>(
  'GET',
  'operator/requests',
  'root',
)
/** The site said yes. 404 unknown, 409 `not-waiting`. */
export const confirmRequest = endpoint<z.input<typeof confirmRequestRequest>, RequestAnswered>(
  'POST',
  'operator/requests/{bookingRef}/confirm',
  'root',
)
/** The site said no. 404 unknown, 409 `not-waiting`. */
export const declineRequest = endpoint<z.input<typeof declineRequestRequest>, RequestAnswered>(
  'POST',
  'operator/requests/{bookingRef}/decline',
  'root',
)
