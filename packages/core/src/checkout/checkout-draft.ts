import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import type { CheckoutForm } from './booker-form.ts'

/** What the server keeps of a form: everything but the agreement to the terms, which is given anew each time. */
export function draftOf({ travellers, ...form }: CheckoutForm): CheckoutDraft {
  const { terms: _, ...kept } = form
  return {
    ...kept,
    // A place that nobody has been named for is a hole, and JSON has none.
    ...(travellers && { travellers: Array.from(travellers, (one) => one ?? null) }),
  }
}

/** The form again. */
export function formOfDraft({ travellers, plan, ...draft }: CheckoutDraft): CheckoutForm {
  return {
    ...(draft as CheckoutForm),
    ...(travellers && { travellers: travellers.map((one) => (one ?? undefined) as never) }),
    // One that is no longer offered counts as none where plans are compared.
    ...(plan !== undefined && { plan: plan as NonNullable<CheckoutForm['plan']> }),
  }
}
