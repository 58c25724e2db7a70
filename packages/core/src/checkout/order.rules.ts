import type { OfferedPlan, PaymentPlan, CartBookRequest } from '@camping/contract/booking.schemas.ts'
import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import { namedTravellers, toBooker, type CheckoutForm } from './booker.rules.ts'
import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'

export type { PaymentPlan }

/** The rates of one of a cart's plans; none for a plan that it does not offer. Amounts and dates are the server's. */
export function ratesOfPlan(plans: readonly OfferedPlan[], plan: PaymentPlan | null): OfferedPlan['rates'] {
  return plans.find((offered) => offered.plan === plan)?.rates ?? []
}

/** The first rate with what a gift voucher leaves of it, in minor units; undefined where it pays all. A voucher pays the oldest first. */
export function firstRateAfter(
  rates: OfferedPlan['rates'],
  voucher: Pick<VoucherOffer, 'pays'> | null,
): OfferedPlan['rates'][number] | undefined {
  let pays = voucher?.pays ?? 0
  for (const rate of rates) {
    if (pays < rate.amount) return { ...rate, amount: rate.amount - pays }
    pays -= rate.amount
  }
  return undefined
}

/** The effective plan: the chosen one while it is offered, or the only one; null until the customer chooses. */
function planInForce(plans: readonly OfferedPlan[], chosen: PaymentPlan | undefined): PaymentPlan | null {
  if (plans.some(({ plan }) => plan === chosen)) return chosen ?? null
  return plans.length === 1 ? (plans[0]?.plan ?? null) : null
}

export interface BookableCart {
  readonly id: string
  /** Minor units; the total on the order button. */
  readonly total: number
  readonly plans: readonly OfferedPlan[]
  readonly voucher?: Pick<VoucherOffer, 'pays'> | null
}

/** The effective plan: the chosen one if the cart offers it, or its only one. */
export function planOf(form: CheckoutForm, cart: Pick<BookableCart, 'plans'>): PaymentPlan | null {
  return planInForce(cart.plans, form.plan)
}

/** The body of the order, without its idempotency key. `validateStep` must have accepted the form. */
export function bookRequest(cart: BookableCart, form: CheckoutForm): Omit<CartBookRequest, 'idempotencyKey'> {
  return {
    id: cart.id,
    booker: toBooker(form.booker ?? {}),
    travellers: namedTravellers(form.travellers),
    acceptedTotal: cart.total,
    acceptedTerms: true,
    ...(cart.voucher && { acceptedVoucher: cart.voucher.pays }),
    remarks: form.remarks?.trim() ?? '',
    // A plan that is no longer offered is sent as chosen: the server refuses it, and books nothing else instead.
    paymentPlan: planOf(form, cart) ?? form.plan ?? null,
  }
}

/** The server's draft of a form: everything except the agreement to the terms, which the customer repeats each time. */
export function draftOf({ travellers, ...form }: CheckoutForm): CheckoutDraft {
  const { terms: _, ...saved } = form
  return {
    ...saved,
    // A traveller without a name is a hole in the list, which JSON does not support.
    ...(travellers && { travellers: Array.from(travellers, (one) => one ?? null) }),
  }
}

/** Converts a draft back to the form. */
export function formOfDraft(saved: CheckoutDraft): CheckoutForm {
  const { travellers, plan, save: _, ...draft } = saved
  return {
    ...(draft as CheckoutForm),
    ...(travellers && { travellers: travellers.map((one) => (one ?? undefined) as never) }),
    // A plan that is no longer offered counts as none.
    ...(plan !== undefined && { plan: plan as NonNullable<CheckoutForm['plan']> }),
  }
}
