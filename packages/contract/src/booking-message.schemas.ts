import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { messageLimits as limits } from './limits.ts'
import { paragraphs } from './stored-text.ts'

/** Plain text; the desk replies to the booking's address. */
export const bookingMessageRequest = z.object({
  bookingId: bookingRefInput,
  text: paragraphs(limits.max, limits.min),
})

/** The message is queued. */
export const bookingMessageReply = z.object({ status: z.literal('sent') })
export type BookingMessageReply = z.infer<typeof bookingMessageReply>
