import { z } from 'zod'
import { currency, minor, persons, stayDate } from './values.schemas.ts'
import { bookingRefInput } from './account.schemas.ts'

/** The operator's reasons for declining; `unanswered` is set by the deadline only. */
export const operatorReason = z.enum(['unstated', 'full', 'closed', 'unsuitable'])
export type OperatorReason = z.infer<typeof operatorReason>

/** A request that waits for its site. Without names: the site decides about the stay. */
export const waitingRequest = z.object({
  bookingRef: z.string(),
  brand: z.string(),
  siteCode: z.string(),
  site: z.string(),
  accommodation: z.string(),
  dateFrom: stayDate,
  dateTo: stayDate,
  party: persons,
  total: minor,
  currency,
  remarks: z.string(),
  answerBy: z.iso.datetime().nullable(),
})
export type WaitingRequest = z.infer<typeof waitingRequest>

export const waitingRequestsRequest = z.object({})
export const waitingRequests = z.object({
  requests: z.array(waitingRequest).describe('The most urgent first, at most 500'),
})
export type WaitingRequests = z.infer<typeof waitingRequests>

export const confirmRequestRequest = z.object({ bookingRef: bookingRefInput })
export const declineRequestRequest = z.object({
  bookingRef: bookingRefInput,
  reason: operatorReason.default('unstated'),
})

/** The `detail` of 409 `not-waiting` names the request's outcome. */
export const requestAnswered = z.object({ state: z.enum(['confirmed', 'declined']) })
export type RequestAnswered = z.infer<typeof requestAnswered>

/** A booking with an overdue payment. Without names: the reference finds them. */
export const overdueBooking = z.object({
  bookingRef: z.string(),
  brand: z.string(),
  siteCode: z.string(),
  site: z.string(),
  dateFrom: stayDate,
  dateTo: stayDate,
  currency,
  paid: minor,
  open: minor.describe('What is open of the overdue rate'),
  dueAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable().describe('When it ends by itself; null: a person decides'),
  reminders: z.int().describe('How many reminders were sent'),
})
export type OverdueBooking = z.infer<typeof overdueBooking>

export const overdueBookingsRequest = z.object({})
export const overdueBookings = z.object({
  bookings: z.array(overdueBooking).describe('The longest overdue first, at most 500'),
})
export type OverdueBookings = z.infer<typeof overdueBookings>
