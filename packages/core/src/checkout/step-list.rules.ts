/** The steps of the checkout, in the order of checkout-1. */
export const checkoutSteps = ['extras', 'travellers', 'payment', 'check'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
