import type { OfferedPlan, PaymentPlan } from '@camping/contract/booking.schemas.ts'
import { invalid } from '../../server/problem-error.ts'
import { type BookingToPay, paymentPlans } from './payment-plans.ts'

/**
 * The plan a booking is made with: the one asked for, or the usual one where none was named. Another plan than the one
 * agreed to is never taken silently, not even when midnight has ruled it out.
 * @throws ProblemError 400 at `paymentPlan` for a plan that the dates or the amount do not allow (any more).
 */
export function choosePlan(asked: PaymentPlan | null, booking: BookingToPay): OfferedPlan {
  const plans = paymentPlans(booking)
  const [usual] = plans
  // Nothing owed: whatever was asked for has no rates.
  if (!usual) return { plan: 'full', rates: [] }
  const chosen = asked === null ? usual : plans.find(({ plan }) => plan === asked)
  if (!chosen) throw invalid('paymentPlan', 'not offered for this stay')
  return chosen
}
