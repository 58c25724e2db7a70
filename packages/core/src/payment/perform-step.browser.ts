import type { PaymentStep } from './providers/provider.ts'

/** Performs a payment's step in the browser. The only file of the payment that uses `window`. */
export function performStep(step: PaymentStep): void {
  if (step.kind === 'leave') window.location.assign(step.url)
}
