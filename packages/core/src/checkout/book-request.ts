import type { CartBookRequest } from '@camping/contract/booking.schemas.ts'
import { namedTravellers, toBooker, type CheckoutForm } from './booker-form.ts'
import { plansOf, type PaymentPlan } from './payment-plan.ts'

export interface BookableCart {
  readonly id: string
  /** Minor units; the total the order button shows. */
  readonly total: number
  readonly rates: Parameters<typeof plansOf>[0]
}

/** The plan in force: the chosen one where the cart offers it, else its first. */
export function planOf(form: CheckoutForm, cart: Pick<BookableCart, 'rates'>): PaymentPlan {
  const plans = plansOf(cart.rates)
  return form.plan && plans.includes(form.plan) ? form.plan : (plans[0] ?? 'full')
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
    paymentPlan: planOf(form, cart),
  }
}
