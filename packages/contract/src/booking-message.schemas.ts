import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { bookingMessageLimits as limits } from './booking-message-limits.ts'
import { readable } from './readable-text.ts'

/** Plain text; whoever reads it answers to the address of the booking. */
export const bookingMessageRequest = z.object({
  bookingId: bookingRefInput,
  text: z.string().overwrite(readable).trim().min(limits.min).max(limits.max),
})

/** It is on its way. */
export const bookingMessageReply = z.object({ status: z.literal('sent') })
export type BookingMessageReply = z.infer<typeof bookingMessageReply>
