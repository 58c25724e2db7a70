import type { CartBookRequest, OfferedPlan } from '@camping/contract/booking.schemas.ts'
import { namedTravellers, toBooker, type CheckoutForm } from './booker-form.ts'
import { planInForce, type PaymentPlan } from './payment-plan.ts'

export interface BookableCart {
  readonly id: string
  /** Minor units; the total the order button shows. */
  readonly total: number
  readonly plans: readonly OfferedPlan[]
}

/** The plan in force: the chosen one where the cart offers it, or its only one. */
export function planOf(form: CheckoutForm, cart: Pick<BookableCart, 'plans'>): PaymentPlan | null {
  return planInForce(cart.plans, form.plan)
}

/** What is sent with the order button, but for its idempotency key. The form must have passed `validateStep`. */
export function bookRequest(cart: BookableCart, form: CheckoutForm): Omit<CartBookRequest, 'idempotencyKey'> {
  return {
    id: cart.id,
    booker: toBooker(form.booker ?? {}),
    travellers: namedTravellers(form.travellers),
    acceptedTotal: cart.total,
    acceptedTerms: true,
    remarks: form.remarks?.trim() ?? '',
    // One that is offered no more is sent as it was chosen: the server refuses it, and nothing else is booked instead.
    paymentPlan: planOf(form, cart) ?? form.plan ?? null,
  }
}
