import type { OfferedPlan, PaymentPlan } from '@camping/contract/booking.schemas.ts'

export type { PaymentPlan }

/** The rates of one of the plans a cart offers; none for a plan it does not offer. Amounts and dates are the server's. */
export function ratesOfPlan(plans: readonly OfferedPlan[], plan: PaymentPlan | null): OfferedPlan['rates'] {
  return plans.find((offered) => offered.plan === plan)?.rates ?? []
}

/** The plan in force: the chosen one while it is offered, or the only one there is; null while it is to be chosen. */
export function planInForce(
  plans: readonly OfferedPlan[],
  chosen: PaymentPlan | undefined,
): PaymentPlan | null {
  if (plans.some(({ plan }) => plan === chosen)) return chosen ?? null
  return plans.length === 1 ? (plans[0]?.plan ?? null) : null
}
