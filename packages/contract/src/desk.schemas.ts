import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { declineRequestRequest, overdueBooking, waitingRequest } from './operator.schemas.ts'
import { line } from './stored-text.ts'
import { currency, minor } from './values.schemas.ts'

/** From the operator: opens a session of the service desk for an agent of a brand. */
export const deskSessionRequest = z.object({
  brand: line(60),
  agent: line(60).describe('Name, as records shall say'),
  sites: z
    .array(line(10, 2))
    .max(20)
    .describe('Site codes of the editions to work in; none: all of the brand'),
  releasesRefunds: z
    .boolean()
    .default(false)
    .describe('Whether the agent may let refunds above a limit go out'),
})
export const deskSession = z.object({
  token: z.string().describe('For the Authorization header, as Bearer'),
  expiresAt: z.iso.datetime(),
})
export type DeskSession = z.infer<typeof deskSession>

export const endDeskSessionsRequest = deskSessionRequest.pick({ brand: true, agent: true })
export const endedDeskSessions = z.object({ ended: z.int().describe('How many sessions this agent had') })
export type EndedDeskSessions = z.infer<typeof endedDeskSessions>

/** A page of a list of the service desk. */
export const deskListRequest = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const paging = z.object({ page: z.int(), pages: z.int(), total: z.int() })

export const deskOverdue = z.object({
  bookings: z.array(overdueBooking).describe('The longest overdue first'),
  paging,
})
export type DeskOverdue = z.infer<typeof deskOverdue>

export const deskRequests = z.object({
  requests: z.array(waitingRequest).describe('The most urgent first'),
  paging,
})
export type DeskRequests = z.infer<typeof deskRequests>

export const deskConfirmRequest = z.object({ bookingRef: bookingRefInput })
export const deskDeclineRequest = declineRequestRequest

/** A refund above a limit of its edition: a person lets it go out, or not. Without names: the reference finds them. */
const waitingRefund = z.object({
  id: z.int(),
  bookingRef: z.string(),
  site: z.string(),
  provider: z.string(),
  amount: minor,
  currency,
  reason: z.string(),
  above: z.enum(['one', 'day']).describe('The limit for one refund, or that of a day'),
  since: z.iso.datetime(),
})
export const deskRefunds = z.object({
  refunds: z.array(waitingRefund).describe('The oldest first'),
  paging,
})
export type DeskRefunds = z.infer<typeof deskRefunds>

export const releaseRefundRequest = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
export const releasedRefund = z.object({
  releasedBy: z.string().describe('Name of the agent'),
  releasedAt: z.iso.datetime(),
})
export type ReleasedRefund = z.infer<typeof releasedRefund>
