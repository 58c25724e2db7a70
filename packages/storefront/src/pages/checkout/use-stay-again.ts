import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { attemptFor, type Attempt } from '@camping/core/checkout/attempt-key.ts'
import { bookProblem } from '@camping/core/checkout/book-problem.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { Alternatives, Cart, StayGone } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useNavigate } from '../../routing/navigation.tsx'
import { randomKey } from './random-key.ts'

/** Another accommodation of the site, or another arrival; the total that was shown for it in minor units. */
export interface OtherStay {
  readonly accommodationId?: number
  readonly date?: string
  readonly total: number
}

export interface StayAgain {
  readonly asking: boolean
  /** `gone`: somebody else has it. `refused`: a rule of the site is against it by now. */
  readonly problem: 'gone' | 'refused' | 'unreachable' | null
  /** What else there is, once the stay is gone. */
  readonly alternatives: Alternatives | null
  /** Asks for the same stay, or for another in its place, and goes to its checkout. */
  readonly ask: (other?: OtherStay) => Promise<void>
}

/** The price of the stay itself: extras and cover are chosen again below. */
const priceOfStay = ({ priceLines }: Cart) =>
  priceLines
    .filter(({ kind }) => kind !== 'extra' && kind !== 'cover')
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * A new hold in place of one that has ended: what was typed goes along on the server, the extras are chosen again, and the
 * step that comes next is the first one that is not complete. The same request keeps its key, so a repeat finds its cart.
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

  /** Extras and cover as before. What the new stay does not offer is left out by hand, on the way through the steps. */
  const chooseAgain = async (id: string) => {
    const extras = cart.availableExtras.flatMap((extra) =>
      extra.quantity > 0 ? [{ id: extra.id, quantity: extra.quantity }] : [],
    )
    const covers = cart.covers.flatMap((cover) => (cover.chosen ? [cover.id] : []))
    if (extras.length > 0 || covers.length > 0) await updateCart({ id, extras, covers })
  }
  const ask = async (other?: OtherStay) => {
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
      navigate(`${buildPath(site, 'booking', { cartId: data.id })}?step=check`, { replace: true })
      return
    }
    const failed = (error ?? { status: 0 }) as ApiError
    const why = bookProblem(failed)
    const gone: StayGone | undefined = failed.problem
    if (why !== 'unreachable' && why !== 'busy') attempt.current = null
    setAlternatives(gone?.alternatives ?? null)
    setProblem(
      why === 'unreachable' || why === 'busy' ? 'unreachable' : gone?.alternatives ? 'gone' : 'refused',
    )
    setAsking(false)
  }
  return { asking, problem, alternatives, ask }
}
