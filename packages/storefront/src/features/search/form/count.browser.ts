import { searchBoxKey } from '@camping/core/experiments/experiments.rules.ts'
import { experimentsApi } from '@camping/core/experiments/experiments.api.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { deviceType } from '../../../kit/experiments/device-type.browser.ts'
import { countedVisitor, reportFailure } from '../../../kit/experiments/visitor.browser.ts'

const { exposeVisitor, experimentEvent } = experimentsApi.endpoints

export interface CountedEdition {
  readonly brand: string
  /** apiLocale */
  readonly locale: string
}

/** Once per document is enough: the API records an exposure once. */
let exposed = false

/** Counts an exposure once half of the search box is visible. Returns the function that stops watching. */
export function countWhenSeen(box: Element, dispatch: Dispatch, edition: CountedEdition): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void countExposure(dispatch, edition)
    },
    { threshold: 0.5 },
  )
  observer.observe(box)
  return () => observer.disconnect()
}

async function countExposure(dispatch: Dispatch, edition: CountedEdition): Promise<void> {
  const visitorId = countedVisitor()
  if (!visitorId || exposed) return
  exposed = true
  const request = { visitorId, key: searchBoxKey, deviceType: deviceType(), hasConsented: true, ...edition }
  const { error } = await dispatch(exposeVisitor.initiate(request))
  if (error) reportFailure('Counting an exposure', error)
}

/** Counts a submitted search. */
export async function countSearch(dispatch: Dispatch): Promise<void> {
  const visitorId = countedVisitor()
  if (!visitorId) return
  const { error } = await dispatch(experimentEvent.initiate({ visitorId, action: 'search' }))
  if (error) reportFailure('Counting a search', error)
}
