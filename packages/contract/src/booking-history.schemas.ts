import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { currency, minor, nights, priceLine, stayDate } from './values.schemas.ts'

export const bookingHistoryRequest = z.object({ bookingId: bookingRefInput })

/** The parts of a booking that a change may have made others. */
const bookingState = z.object({
  accommodation: z.string().describe('Its name; empty where the entry has none'),
  dateFrom: stayDate,
  nights,
  adults: z.int(),
  children: z.int(),
})

/** One thing that happened to a booking, as its log has it: no names and no dates of birth. */
const historyEntry = z.object({
  at: z.iso.datetime(),
  what: z.enum(['booked', 'stay', 'discount', 'extras', 'participants', 'cancelled']),
  who: z
    .enum(['customer', 'agent', 'shop'])
    .describe('The customer, somebody of ours in their name, or the shop itself'),
  isAwaited: z
    .boolean()
    .describe('It was asked for and waits, or waited, for its payment; a later entry makes it'),
  before: bookingState.nullable(),
  after: bookingState.nullable(),
  lines: z
    .array(z.object({ line: priceLine, before: minor.nullable(), after: minor.nullable() }))
    .describe('Price lines that are others by it; null where there was, or is, none'),
  total: z.object({ before: minor, after: minor }).nullable().describe('Null where the price did not change'),
  named: z.int().nullable().describe('Of other names: in how many rows'),
  cost: minor.nullable().describe('Of a cancellation'),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const bookingHistory = z.object({
  currency,
  entries: z.array(historyEntry).describe('The latest first; the booking itself is the last one'),
})
export type BookingHistory = z.infer<typeof bookingHistory>
