import { z } from 'zod'

/** The mail is queued for the booking's address, which the reply does not reveal. */
export const bookingMailReply = z.object({ status: z.literal('check-inbox') })
export type BookingMailReply = z.infer<typeof bookingMailReply>
