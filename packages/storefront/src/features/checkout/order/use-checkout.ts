import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import {
  checkoutLeft,
  checkoutSlice,
  orderOf,
  type OrderOutcome,
} from '@camping/core/checkout/checkout.slice.ts'
import { checkoutSteps, type CheckoutStep } from '@camping/core/checkout/step-list.rules.ts'
import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { refreshCart } from '@camping/core/checkout/refresh.thunks.ts'
import { nextStep, stepOf, reachableStep } from '@camping/core/checkout/steps.rules.ts'
import type { RuledStay } from '@camping/core/checkout/travellers.rules.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { createForm, type FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useDraft, type Draft } from './use-draft.ts'
import { useNavigate } from 'react-router-dom'

export interface Checkout extends OrderOutcome, Draft {
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
  readonly extend: () => void
  /** Reloads the cart: its price, state and hold. */
  readonly reload: () => void
  readonly ordering: boolean
  /** Sends the order. Resolves with its outcome. */
  readonly order: () => Promise<void>
}

const hrefOf = (step: CheckoutStep) => (step === checkoutSteps[0] ? '' : `?step=${step}`)

/** Its code loads on demand: most orders of a visit are none. */
const loadSignIn = () => import('@camping/core/session/account.thunks.ts')

/** Nothing of the order is needed until the last step, so it follows the page's first scripts. */
const loadOrder = () => import('@camping/core/checkout/order.thunks.ts')

/** All actions of the checkout page on an open cart. */
export function useCheckout(cart: Cart, request: PageRequest): Checkout {
  const navigate = useNavigate()
  const store = useAppStore()
  const { dispatch } = store
  const { site, today } = useApp()
  const { id } = cart
  const [form] = useState(() => createForm<CheckoutForm>({ onSubmit: () => undefined }))
  const draft = useDraft(id, form)
  const [extendCart] = checkoutApi.useExtendCartMutation()
  const placed = useAppSelector((state) => orderOf(state, id))
  const stay = { party: cart.party, arrival: cart.stay.dateFrom, today }

  const { problem, refusedTotal, refusals, alternatives } = placed
  const requested = request.query.get('step')
  const reached = reachableStep(form.getState().values, { cart, stay, refusals })
  // The restored input decides which step is reachable; until it has loaded, the step in the address counts.
  const step = stepOf(requested, draft.restored ? reached : 'check')
  const stepHref = (one: CheckoutStep) => request.pathname + hrefOf(one)
  const misplaced = draft.restored && requested !== null && requested !== step ? stepHref(step) : null

  useEffect(() => {
    if (misplaced) void navigate(misplaced, { replace: true })
  }, [misplaced, navigate])

  useEffect(() => {
    store.inject(checkoutSlice)
    // Where it cannot be loaded, the order tries again.
    void loadOrder().catch(() => undefined)
    return () => void store.dispatch(checkoutLeft({ id }))
  }, [store, id])

  const next = () => {
    void draft.flush()
    void navigate(stepHref(nextStep(step)))
  }
  const order = async () => {
    await Promise.race([draft.flush(), new Promise((resolve) => setTimeout(resolve, 1000))])
    const { placeOrder } = await loadOrder()
    const isBooked = await dispatch(
      placeOrder(cart, form.getState().values, {
        newKey: randomKey,
        onBooked: async (booked) => dispatch((await loadSignIn()).signInToBooking(booked)),
      }),
    )
    if (isBooked) void navigate(buildPath(site, 'bookingConfirmation', { cartId: id }), { replace: true })
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
    problem,
    refusedTotal,
    refusals,
    alternatives,
    extend: () => void extendCart({ id }),
    reload: () => void dispatch(refreshCart(id)),
    ordering: placed.isUnderWay,
    order,
  }
}
