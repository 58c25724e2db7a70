import { z } from 'zod'

/** The payload of announce-to-reception.ts. */
export const receptionPayload = z.object({
  bookingId: z.number(),
  news: z.enum(['requested', 'confirmed', 'changed', 'cancelled']),
  dateFrom: z.string().optional(),
  dateTo: z.string().optional(),
})
