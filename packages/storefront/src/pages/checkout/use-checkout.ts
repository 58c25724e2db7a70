import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import {
  checkoutSteps,
  furtherStep,
  nextStep,
  stepOf,
  type CheckoutStep,
} from '@camping/core/checkout/checkout-steps.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { createForm, type FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import type { PageRequest } from '../../routing/page-view.ts'
import { useBook, type Booking } from './use-book.ts'
import { useCartChanges, type CartChanges } from './use-cart-changes.ts'
import { useNavigate } from '../../routing/navigation.tsx'

export interface Checkout extends CartChanges, Booking {
  readonly cart: Cart
  readonly request: PageRequest
  readonly step: CheckoutStep
  /** Lives as long as the page: Back and forth between steps keeps what was typed. Never stored anywhere. */
  readonly form: FormApi<CheckoutForm>
  /** Goes to the step after this one. */
  readonly next: () => void
  readonly stepHref: (step: CheckoutStep) => string
}

const hrefOf = (step: CheckoutStep) => (step === checkoutSteps[0] ? '?' : `?step=${step}`)

/** Everything the checkout page does with an open cart. */
export function useCheckout(cart: Cart, request: PageRequest): Checkout {
  const navigate = useNavigate()
  const [form] = useState(() => createForm<CheckoutForm>({ onSubmit: () => undefined }))
  const [reached, setReached] = useState<CheckoutStep>('stay')
  const wanted = request.query.get('step')
  const step = stepOf(wanted, reached)
  const changes = useCartChanges(cart)
  const booking = useBook(cart, form)

  useEffect(() => {
    // After a reload the address may still name a step whose data is gone.
    if (wanted && wanted !== step) navigate(request.pathname, { replace: true })
  }, [wanted, step, navigate, request.pathname])

  const next = () => {
    const after = nextStep(step)
    setReached(furtherStep(reached, after))
    navigate(request.pathname + hrefOf(after))
  }
  return {
    cart,
    request,
    step,
    form,
    next,
    stepHref: (one) => (one === checkoutSteps[0] ? request.pathname : request.pathname + hrefOf(one)),
    ...changes,
    ...booking,
  }
}
