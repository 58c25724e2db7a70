import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { attemptFor, type Attempt, bookProblem } from '@camping/core/checkout/attempt.rules.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import type { Alternatives, Cart, StayGone } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useRef, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useNavigate } from 'react-router-dom'
import { randomKey } from '../../../kit/app/random-key.ts'

/** Another accommodation of the site, or another arrival; its displayed total in minor units. */
export interface OtherStay {
  readonly accommodationId?: number
  readonly date?: string
  readonly total: number
}

export interface StayAgain {
  readonly asking: boolean
  /** `gone`: another customer has it. `refused`: a rule of the site now forbids it. `too-many`: too many holds. */
  readonly problem: 'gone' | 'refused' | 'too-many' | 'unreachable' | null
  /** Alternatives, once the stay is gone. */
  readonly alternatives: Alternatives | null
  /** Reserves the same stay, or another one instead, and opens its checkout. */
  readonly reserve: (other?: OtherStay) => Promise<void>
}

/** The price of the stay alone: extras and cover are chosen again afterwards. */
const priceOfStay = ({ priceLines }: Cart) =>
  priceLines
    .filter(({ kind }) => kind !== 'extra' && kind !== 'cover')
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * A new hold after one has ended: the server transfers the input, the extras are chosen again, and the checkout opens
 * at its first incomplete step. The same request has the same key, so that a repeat finds its cart.
 */
export function useStayAgain(cart: Cart): StayAgain {
  const { site } = useApp()
  const navigate = useNavigate()
  const [createCart] = checkoutApi.useCreateCartMutation()
  const [updateCart] = checkoutApi.useUpdateCartMutation()
  const attempt = useRef<Attempt | null>(null)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<StayAgain['problem']>(null)
  const [alternatives, setAlternatives] = useState<Alternatives | null>(null)

  /** Extras and cover as before. The new stay may not offer all of them; the customer sees that in the steps. */
  const chooseAgain = async (id: string) => {
    const extras = cart.availableExtras.flatMap((extra) =>
      extra.quantity > 0 ? [{ id: extra.id, quantity: extra.quantity }] : [],
    )
    const covers = cart.covers.flatMap((cover) => (cover.chosen ? [cover.id] : []))
    if (extras.length > 0 || covers.length > 0) await updateCart({ id, extras, covers })
  }
  const reserve = async (other?: OtherStay) => {
    if (asking) return
    setAsking(true)
    setProblem(null)
    const request = {
      accommodationId: other?.accommodationId ?? cart.accommodation.id,
      date: other?.date ?? cart.stay.dateFrom,
      duration: cart.stay.nights,
      persons: cart.party,
      seenTotal: other?.total ?? priceOfStay(cart),
      replaces: cart.id,
    }
    attempt.current = attemptFor(attempt.current, request, randomKey)
    const { data, error } = await createCart({ ...request, idempotencyKey: attempt.current.key })
    if (data) {
      await chooseAgain(data.id)
      void navigate(`${buildPath(site, 'booking', { cartId: data.id })}?step=check`, { replace: true })
      return
    }
    const failed = (error ?? { status: 0 }) as ApiError
    const why = bookProblem(failed)
    const gone: StayGone | undefined = failed.problem
    if (why !== 'unreachable' && why !== 'busy') attempt.current = null
    setAlternatives(gone?.alternatives ?? null)
    const refused = gone?.alternatives ? 'gone' : 'refused'
    const unanswered = why === 'unreachable' || why === 'busy'
    setProblem(unanswered ? 'unreachable' : why === 'too-many' ? why : refused)
    setAsking(false)
  }
  return { asking, problem, alternatives, reserve }
}
