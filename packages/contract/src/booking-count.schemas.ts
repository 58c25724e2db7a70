import { z } from 'zod'
import { cartId } from './booking.schemas.ts'
import { idempotencyKey } from './values.schemas.ts'

/** Purposes of counting a booking. Each counts it once, whichever device or tab calls. */
const countPurpose = z.enum(['analytics', 'experiments'])
export type CountPurpose = z.infer<typeof countPurpose>

export const countBookingRequest = z.object({
  cartId,
  purpose: countPurpose,
  /** The caller's key: after a lost reply the caller repeats it and gets the same reply. */
  key: idempotencyKey,
})
export const bookingCounted = z.object({
  yours: z.boolean().describe('True for the one key that may count this booking'),
})
export type BookingCounted = z.infer<typeof bookingCounted>
