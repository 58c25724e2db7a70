import type { OfferedPlan, PaymentPlan } from '@camping/contract/booking.schemas.ts'
import { invalid } from '../../platform/problem-error.ts'
import { type BookingToPay, paymentPlans } from '../pricing/payment-plans.ts'

/**
 * The plan of a booking: the requested one, or the default without a request. It never silently replaces the
 * agreed plan, even when midnight has ruled it out.
 * @throws ProblemError 400 at `paymentPlan` for a plan that the dates or the amount do not allow (any more).
 */
export function choosePlan(requested: PaymentPlan | null, booking: BookingToPay): OfferedPlan {
  const plans = paymentPlans(booking)
  const [usual] = plans
  // Nothing to pay: no plan has rates.
  if (!usual) return { plan: 'full', rates: [] }
  const chosen = requested === null ? usual : plans.find(({ plan }) => plan === requested)
  if (!chosen) throw invalid('paymentPlan', 'not offered for this stay')
  return chosen
}
