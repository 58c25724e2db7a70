import { z } from 'zod'
import { currency, minor, persons, stayDate } from './values.schemas.ts'

/** What is asked with a no: `unanswered` is the clock's, not the operator's. */
const operatorReason = z.enum(['unstated', 'full', 'closed', 'unsuitable'])
export type OperatorReason = z.infer<typeof operatorReason>

/** As it is read out: letters of either case, spaces in between. */
const bookingRef = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

/** A request that waits for its site. Nobody's name: the site is asked about the stay. */
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

export const confirmRequestRequest = z.object({ bookingRef })
export const declineRequestRequest = z.object({ bookingRef, reason: operatorReason.default('unstated') })

/** 409 `not-waiting` says in `detail` what became of the request. */
export const requestAnswered = z.object({ state: z.enum(['confirmed', 'declined']) })
export type RequestAnswered = z.infer<typeof requestAnswered>
