import { z } from 'zod'
import { currency, minor, stayDate } from './values.schemas.ts'

/** A booking as its campsite gets it (docs/contracts/webhooks.md). No payments, no addresses. */
export const receptionBooking = z.object({
  bookingRef: z.string(),
  brand: z.string(),
  edition: z.string(),
  state: z.enum(['requested', 'confirmed', 'cancelled', 'completed']),
  reason: z
    .enum(['unstated', 'full', 'closed', 'unsuitable', 'unanswered', 'unpaid', 'cancelled'])
    .nullable()
    .describe('Why it is off; null for one that stands'),
  answerBy: z.iso.datetime().nullable().describe('Until when a request has to be answered'),
  site: z.object({ slug: z.string(), name: z.string() }),
  accommodation: z.object({
    id: z.int(),
    name: z.string(),
    unit: z.int(),
    unitLabel: z.string().nullable().describe('On the plan; null where the site has none'),
  }),
  dateFrom: stayDate,
  dateTo: stayDate,
  nights: z.int(),
  party: z.object({ adults: z.int(), childAges: z.array(z.int()) }),
  guests: z
    .strictObject({ booker: z.string(), travellers: z.array(z.string()) })
    .nullable()
    .describe('Names, once the stay is confirmed; as far as they are known'),
  extras: z.array(z.object({ key: z.string(), name: z.string(), quantity: z.int() })),
  remarks: z.string(),
  onSite: z.object({ amount: minor, currency }).describe('What the guests pay at the campsite'),
})
export type ReceptionBooking = z.infer<typeof receptionBooking>

/** The body of a webhook. */
export const receptionWebhook = z.object({
  type: z.enum(['booking.requested', 'booking.confirmed', 'booking.changed', 'booking.cancelled']),
  timestamp: z.iso.datetime().describe('When it was announced'),
  data: receptionBooking,
})
export type ReceptionWebhook = z.infer<typeof receptionWebhook>
