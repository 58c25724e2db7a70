import type { CheckoutForm } from './booker-form.ts'
import { planOf, type BookableCart } from './book-request.ts'
import { checkoutSteps, type CheckoutStep } from './checkout-steps.ts'
import { refusedNow, type Refusal } from './refusal.ts'
import { validateStep, type RuledStay } from './validate-checkout.ts'

/**
 * How far one may go: to the first step that is not complete. It follows from what is filled in and from nothing else, so a
 * reload, a second tab and another device agree on it.
 */
export function reachableStep(
  form: CheckoutForm,
  {
    cart,
    stay,
    refusals = [],
  }: { cart: Pick<BookableCart, 'plans'>; stay: RuledStay; refusals?: readonly Refusal[] },
): CheckoutStep {
  const refused = refusedNow(refusals, form)
  const isComplete = (step: CheckoutStep) => {
    if (refused.some(({ name }) => stepOfField(name) === step)) return false
    if (step === 'payment') return isPlanChosen(form, cart)
    return Object.keys(validateStep(step, form, stay)).length === 0
  }
  return checkoutSteps.find((step) => !isComplete(step)) ?? 'check'
}

/** The step that asks for a field of the form. */
export function stepOfField(name: string): CheckoutStep {
  if (name === 'plan') return 'payment'
  return name === 'terms' || name === 'remarks' ? 'check' : 'travellers'
}

/** One plan needs no choice, and nothing owed needs no plan; of several none is chosen for anybody. */
function isPlanChosen(form: CheckoutForm, cart: Pick<BookableCart, 'plans'>): boolean {
  return cart.plans.length === 0 || planOf(form, cart) !== null
}
