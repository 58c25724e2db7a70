/** The steps of the checkout, in the order of GAPS.md "Checkout". */
export const checkoutSteps = ['stay', 'extras', 'travellers', 'payment', 'check'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/**
 * The step the address asks for, but never one beyond the first that is not filled in: personal data lives in memory
 * only, so a reload in the middle starts at the first step with the cart intact.
 * @param reached the furthest step that may be shown
 */
export function stepOf(wanted: string | null, reached: CheckoutStep): CheckoutStep {
  const at = checkoutSteps.indexOf(wanted as CheckoutStep)
  return checkoutSteps[Math.max(0, Math.min(at, checkoutSteps.indexOf(reached)))] ?? 'stay'
}

/** The step after this one; the last stays. */
export function nextStep(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[Math.min(checkoutSteps.indexOf(step) + 1, checkoutSteps.length - 1)] ?? step
}

/** The further of two steps. */
export function furtherStep(a: CheckoutStep, b: CheckoutStep): CheckoutStep {
  return checkoutSteps.indexOf(a) >= checkoutSteps.indexOf(b) ? a : b
}
