import { z } from 'zod'

/** The mail is on its way to the address of the booking; which that is, the reply does not say. */
export const bookingMailReply = z.object({ status: z.literal('check-inbox') })
export type BookingMailReply = z.infer<typeof bookingMailReply>
