import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { bookProblem } from '@camping/core/checkout/book-problem.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { Accommodation } from '@camping/contract/site.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import type { PageRequest } from '../../routing/page-view.ts'
import type { StayOffer } from './use-stay-offer.ts'
import { useNavigate } from '../../routing/navigation.tsx'

/** Why no cart came about: taken in the meantime, against a rule of the site, or no answer. */
export type ChoiceProblem = 'gone' | 'refused' | 'unreachable'

/** Holds an accommodation for the stay and goes to the checkout. A refusal is said on the page; prices are asked anew. */
export function useChooseAccommodation(request: PageRequest, offer: StayOffer) {
  const { site: edition } = useApp()
  const navigate = useNavigate()
  const [createCart] = checkoutApi.useCreateCartMutation()
  const [busyWith, setBusyWith] = useState<number | null>(null)
  const [problem, setProblem] = useState<ChoiceProblem | null>(null)
  const { criteria } = request
  const [problemOf, setProblemOf] = useState(criteria)

  const choose = async (accommodation: Accommodation) => {
    const stay = offer.reply?.stay
    if (busyWith !== null || !stay) return
    setBusyWith(accommodation.id)
    setProblem(null)
    const answer = await createCart({
      accommodationId: accommodation.id,
      date: stay.date,
      duration: stay.nights,
      persons: { adults: criteria.adults, children: criteria.children.map((age) => ({ age })) },
      seenTotal: accommodation.displayPrice?.sellPrice ?? null,
    })
    setBusyWith(null)
    if (answer.data) {
      navigate(buildPath(edition, 'booking', { cartId: answer.data.id }))
      return
    }
    const failed = (answer.error ?? { status: 0 }) as ApiError
    const why = bookProblem(failed)
    setProblemOf(criteria)
    setProblem(
      why === 'unreachable' || why === 'busy'
        ? 'unreachable'
        : failed.problem?.type === 'no-longer-available'
          ? 'gone'
          : 'refused',
    )
    if (why !== 'unreachable') offer.retry()
  }
  // A problem belongs to the stay it happened with.
  return { choose, busyWith, problem: problemOf === criteria ? problem : null }
}
