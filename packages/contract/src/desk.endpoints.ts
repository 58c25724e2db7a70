import type { z } from 'zod'
import type {
  deskConfirmRequest,
  deskDeclineRequest,
  deskListRequest,
  DeskOverdue,
  DeskRefunds,
  DeskRequests,
  DeskSession,
  deskSessionRequest,
  EndedDeskSessions,
  endDeskSessionsRequest,
  ReleasedRefund,
  releaseRefundRequest,
} from './desk.schemas.ts'
import { endpoint } from './endpoint.ts'
import type { RequestAnswered } from './operator.schemas.ts'

/** With the operator's token. 400 for a site code, 404 for a brand that does not exist. */
export const openDeskSession = endpoint<z.input<typeof deskSessionRequest>, DeskSession>(
  'POST',
  'operator/desk-sessions',
  'root',
)
/** With the operator's token: the agent works here no longer. */
export const endDeskSessions = endpoint<z.input<typeof endDeskSessionsRequest>, EndedDeskSessions>(
  'POST',
  'operator/desk-sessions/end',
  'root',
)

// For an agent of the service desk: 401 `desk-only` without such a session, 403 `other-edition` in one for other editions.

/** Bookings of the edition with a payment that is overdue. */
export const listDeskOverdue = endpoint<z.input<typeof deskListRequest>, DeskOverdue>('GET', 'desk/overdue')
/** Requests of the edition that wait for their site's answer. */
export const listDeskRequests = endpoint<z.input<typeof deskListRequest>, DeskRequests>(
  'GET',
  'desk/requests',
)
/** The site accepted. 404 unknown, 409 `not-waiting`. */
export const confirmDeskRequest = endpoint<z.input<typeof deskConfirmRequest>, RequestAnswered>(
  'POST',
  'desk/requests/{bookingRef}/confirm',
)
/** The site declined. 404 unknown, 409 `not-waiting`. */
export const declineDeskRequest = endpoint<z.input<typeof deskDeclineRequest>, RequestAnswered>(
  'POST',
  'desk/requests/{bookingRef}/decline',
)
/** Refunds of the edition that wait for a person. */
export const listDeskRefunds = endpoint<z.input<typeof deskListRequest>, DeskRefunds>('GET', 'desk/refunds')
/** Lets a refund go out, in the agent's name. 403 `no-release`, 404 unknown, 409 `not-waiting`. */
export const releaseRefund = endpoint<z.input<typeof releaseRefundRequest>, ReleasedRefund>(
  'POST',
  'desk/refunds/{id}/release',
)
