import { checkoutSteps, type CheckoutStep } from '@camping/core/checkout/step-list.rules.ts'
import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { nextStep, stepOf, reachableStep } from '@camping/core/checkout/steps.rules.ts'
import type { RuledStay } from '@camping/core/checkout/travellers.rules.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { createForm, type FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useBook, type Booking } from './use-book.ts'
import { useCartChanges, type CartChanges } from './use-cart-changes.ts'
import { useDraft, type Draft } from './use-draft.ts'
import { useNavigate } from 'react-router-dom'

export interface Checkout extends CartChanges, Booking, Draft {
  readonly cart: Cart
  readonly request: PageRequest
  readonly step: CheckoutStep
  /** Lives as long as the page, so that input survives steps back and forth; a reload restores it. */
  readonly form: FormApi<CheckoutForm>
  /** Input of the form's rules. */
  readonly stay: RuledStay
  /** Goes to the next step. */
  readonly next: () => void
  readonly stepHref: (step: CheckoutStep) => string
}

const hrefOf = (step: CheckoutStep) => (step === checkoutSteps[0] ? '' : `?step=${step}`)

/** All actions of the checkout page on an open cart. */
export function useCheckout(cart: Cart, request: PageRequest): Checkout {
  const navigate = useNavigate()
  const { today } = useApp()
  const [form] = useState(() => createForm<CheckoutForm>({ onSubmit: () => undefined }))
  const draft = useDraft(cart.id, form)
  const changes = useCartChanges(cart)
  const booking = useBook(cart, form)
  const stay = { party: cart.party, arrival: cart.stay.dateFrom, today }

  const { refusals } = booking
  const requested = request.query.get('step')
  const reached = reachableStep(form.getState().values, { cart, stay, refusals })
  // The restored input decides which step is reachable; until it has loaded, the step in the address counts.
  const step = stepOf(requested, draft.restored ? reached : 'check')
  const stepHref = (one: CheckoutStep) => request.pathname + hrefOf(one)
  const misplaced = draft.restored && requested !== null && requested !== step ? stepHref(step) : null

  useEffect(() => {
    if (misplaced) void navigate(misplaced, { replace: true })
  }, [misplaced, navigate])

  const next = () => {
    void draft.flush()
    void navigate(stepHref(nextStep(step)))
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
