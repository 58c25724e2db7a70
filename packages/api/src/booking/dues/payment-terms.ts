import type { PaymentTerms } from '@camping/editions/payment-terms.ts'
import { z } from 'zod'

const hours = z.array(z.int().min(0).max(9999))

/** The terms that a booking was made under (`bookings.payment_terms`, rule payment-24). */
export const paymentTermsOfBooking: z.ZodType<PaymentTerms> = z.object({
  depositPercent: z.int().min(1).max(100),
  balanceDays: z.int().min(0),
  firstPaymentHours: z.int().min(0),
  graceHours: z.int().min(0),
  shortGraceHours: z.int().min(0),
  remindHoursBefore: hours,
  // What was agreed before there was this reminder.
  remindOnDueDay: z.boolean().default(false),
  // As it was before it was a term.
  leastHoursToPay: z.int().min(0).default(2),
  remindHoursAfter: hours,
  ends: z.boolean(),
})
