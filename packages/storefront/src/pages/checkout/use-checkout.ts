import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { checkoutSteps, nextStep, stepOf, type CheckoutStep } from '@camping/core/checkout/checkout-steps.ts'
import { reachableStep } from '@camping/core/checkout/reachable-step.ts'
import type { RuledStay } from '@camping/core/checkout/validate-checkout.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { createForm, type FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import type { PageRequest } from '../../routing/page-view.ts'
import { useBook, type Booking } from './use-book.ts'
import { useCartChanges, type CartChanges } from './use-cart-changes.ts'
import { useDraft, type Draft } from './use-draft.ts'
import { useNavigate } from '../../routing/navigation.tsx'

export interface Checkout extends CartChanges, Booking, Draft {
  readonly cart: Cart
  readonly request: PageRequest
  readonly step: CheckoutStep
  /** Lives as long as the page, so Back and forth between steps keeps what was typed; a reload brings it back. */
  readonly form: FormApi<CheckoutForm>
  /** What the rules of the form need to know. */
  readonly stay: RuledStay
  /** Goes to the step after this one. */
  readonly next: () => void
  readonly stepHref: (step: CheckoutStep) => string
}

const hrefOf = (step: CheckoutStep) => (step === checkoutSteps[0] ? '' : `?step=${step}`)

/** Everything the checkout page does with an open cart. */
export function useCheckout(cart: Cart, request: PageRequest): Checkout {
  const navigate = useNavigate()
  const { today } = useApp()
  const [form] = useState(() => createForm<CheckoutForm>({ onSubmit: () => undefined }))
  const draft = useDraft(cart.id, form)
  const changes = useCartChanges(cart)
  const booking = useBook(cart, form)
  const stay = { party: cart.party, arrival: cart.stay.dateFrom, today }

  const { refusals } = booking
  const wanted = request.query.get('step')
  const reached = reachableStep(form.getState().values, { cart, stay, refusals })
  // What was typed decides how far one may go; until it is there, the step of the address is taken at its word.
  const step = stepOf(wanted, draft.restored ? reached : 'check')
  const stepHref = (one: CheckoutStep) => request.pathname + hrefOf(one)
  const misplaced = draft.restored && wanted !== null && wanted !== step ? stepHref(step) : null

  useEffect(() => {
    if (misplaced) navigate(misplaced, { replace: true })
  }, [misplaced, navigate])

  const next = () => {
    void draft.flush()
    navigate(stepHref(nextStep(step)))
  }
  const order = async () => {
    await Promise.race([draft.flush(), new Promise((resolve) => setTimeout(resolve, 1000))])
    await booking.order()
  }
  return {
    cart,
    request,
    step,
    form,
    stay,
    next,
    stepHref,
    ...draft,
    ...changes,
    ...booking,
    order,
  }
}
