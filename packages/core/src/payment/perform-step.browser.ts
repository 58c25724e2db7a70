import type { PaymentStep } from './providers/provider.types.ts'

/** Does what a payment needs of the browser. The only file of the payment that touches `window`. */
export function performStep(step: PaymentStep): void {
  if (step.kind === 'leave') window.location.assign(step.url)
}
