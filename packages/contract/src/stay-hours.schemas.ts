import { z } from 'zod'

/** In the campsite's time zone. */
const clock = z.string().regex(/^\d{2}:\d{2}$/)
export const stayHours = z.object({
  checkInFrom: clock,
  checkInUntil: clock.describe('When reception closes'),
  checkOutUntil: clock,
})
export type StayHours = z.infer<typeof stayHours>
