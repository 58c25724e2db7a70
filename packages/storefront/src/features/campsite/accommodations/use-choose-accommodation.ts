import type { Choice, ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'
import type { StayOffer } from '../offer/use-stay-offer.ts'

const nothingElse = { accommodations: [], dates: [] }

/** The code that opens carts loads when a visitor is about to choose. */
export const loadChoosing = () =>
  Promise.all([
    import('@camping/core/checkout/choice.thunks.ts'),
    import('@camping/core/checkout/tab-carts.browser.ts'),
  ])

/** Reserves an accommodation and opens the checkout. Stores a refusal for the page, whose prices are loaded again by it. */
export function useChooseAccommodation(request: PageRequest, offer: StayOffer) {
  const { site } = useApp()
  const store = useAppStore()
  const navigate = useNavigate()
  const location = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [busyWith, setBusyWith] = useState<number | null>(null)
  const [problem, setProblem] = useState<{ is: ChoiceProblem; of: Criteria } | null>(null)
  // A ref instead of state: the second click of a double click comes before the next rendering.
  const running = useRef(false)
  const stop = () => {
    running.current = false
    setBusyWith(null)
  }
  // The visitor went back before the checkout opened: resets the page.
  useEffect(() => {
    if (isBack) stop()
  }, [location, isBack])
  const { criteria, pathname, params } = request

  const choose = async (choice: Choice) => {
    if (running.current) return
    running.current = true
    setBusyWith(choice.accommodationId)
    setProblem(null)
    const outcome = await loadChoosing()
      .then(async ([{ chooseAccommodation }, { openTabCarts }]) => {
        await openTabCarts(store, site)
        return store.dispatch(chooseAccommodation(choice, randomKey))
      })
      .catch((): ChoiceProblem => ({ why: 'unreachable', choice, alternatives: nothingElse }))
    if (typeof outcome === 'string') {
      const { date, duration } = choice
      // Back returns to the chosen stay.
      if (date !== offer.reply?.stay.date)
        void navigate(pathname + searchOf({ ...criteria, date, duration }, params), { replace: true })
      void navigate(buildPath(site, 'booking', { cartId: outcome }))
      return
    }
    stop()
    setProblem({ is: outcome, of: criteria })
  }
  // A problem belongs to its stay.
  return { choose, busyWith, problem: problem?.of === criteria ? problem.is : null }
}
