import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Criteria } from '@camping/core/search/criteria.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import type { Choice, ChoiceProblem } from '../../offer/choose-accommodation.ts'
import { useLocation, useNavigate } from '../../routing/navigation.tsx'
import type { PageRequest } from '../../routing/page-view.ts'
import { searchOf } from '../../routing/use-search-navigation.ts'
import type { StayOffer } from './use-stay-offer.ts'

const nothingElse = { accommodations: [], dates: [] }

/** What opens a cart comes when somebody is about to choose. */
export const loadChoosing = () => import('../../offer/choose-accommodation.ts')

/** Holds an accommodation and goes to the checkout. A refusal is kept for the page to say; prices are asked anew. */
export function useChooseAccommodation(request: PageRequest, offer: StayOffer) {
  const { site } = useApp()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const [busyWith, setBusyWith] = useState<number | null>(null)
  const [problem, setProblem] = useState<{ is: ChoiceProblem; of: Criteria } | null>(null)
  // Not the state: the second click of a double click comes before the next rendering.
  const running = useRef(false)
  const stop = () => {
    running.current = false
    setBusyWith(null)
  }
  // Back before the checkout was there: the page is as it was.
  useEffect(() => {
    if (location.how === 'back') stop()
  }, [location])
  const { criteria, pathname, params } = request

  const choose = async (choice: Choice) => {
    if (running.current) return
    running.current = true
    setBusyWith(choice.accommodationId)
    setProblem(null)
    const outcome = await loadChoosing()
      .then(({ chooseAccommodation }) => chooseAccommodation(choice, { dispatch, site }))
      .catch((): ChoiceProblem => ({ why: 'unreachable', choice, alternatives: nothingElse }))
    if (typeof outcome === 'string') {
      const { date, duration } = choice
      // Back leads to the stay that was chosen.
      if (date !== offer.reply?.stay.date)
        navigate(pathname + searchOf({ ...criteria, date, duration }, params), { replace: true })
      navigate(buildPath(site, 'booking', { cartId: outcome }))
      return
    }
    stop()
    setProblem({ is: outcome, of: criteria })
    if (outcome.why !== 'unreachable') offer.retry()
  }
  // A problem belongs to the stay it happened with.
  return { choose, busyWith, problem: problem?.of === criteria ? problem.is : null }
}
