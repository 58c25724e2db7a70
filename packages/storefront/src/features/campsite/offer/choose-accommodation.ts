import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { cartRequestFor, type CartWish } from '@camping/core/campsite/campsite.rules.ts'
import { openTabCarts } from '@camping/core/campsite/tab-carts.browser.ts'
import { cartOpened, cartRefused, cartRequested } from '@camping/core/campsite/tab-carts.slice.ts'
import { bookProblem } from '@camping/core/checkout/attempt.rules.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import type { Store } from '@camping/core/store/create-store.ts'
import type { Alternatives, StayGone } from '@camping/contract/booking.schemas.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { randomKey } from '../../../kit/app/random-key.ts'

/** The chosen accommodation and stay, with the total that the visitor saw. */
export interface Choice extends CartWish {
  readonly name: string
  /** Minor units. */
  readonly seenTotal: number | null
}

/** Why there is no cart: taken meanwhile, against a rule of the site, no answer, or too many holds. */
export interface ChoiceProblem {
  readonly why: 'gone' | 'refused' | 'too-many' | 'unreachable'
  readonly choice: Choice
  /** Alternatives with their totals. */
  readonly alternatives: Alternatives
}

const busyRetries = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nothingElse: Alternatives = { accommodations: [], dates: [] }

/**
 * Opens a cart for a choice and returns its id. The request has a key; it is stored until it is answered and repeated
 * unchanged, so that a repeat finds the cart of a lost answer. Replaces the last cart of this tab.
 */
export async function chooseAccommodation(
  choice: Choice,
  { store, site }: { store: Store; site: SiteCode },
): Promise<string | ChoiceProblem> {
  const { dispatch } = store
  const { name: _, ...wish } = choice
  for (let turn = 0; ; turn += 1) {
    const request = cartRequestFor(await openTabCarts(store, site), wish, randomKey)
    dispatch(cartRequested(request))
    const { data, error } = await dispatch(
      checkoutApi.endpoints.createCart.initiate(request, { track: false }),
    )
    if (data) {
      dispatch(cartOpened(data.id))
      // A repeat may find an expired cart: then it is a new request.
      if (data.state === 'open' || turn > 0) return data.id
      continue
    }
    const failed = (error ?? { status: 0 }) as ApiError
    const why = bookProblem(failed)
    if (why === 'busy' && turn < busyRetries) {
      await pause(1000)
      continue
    }
    const gone: StayGone | undefined = failed.problem
    const unanswered = why === 'unreachable' || why === 'busy'
    if (!unanswered) dispatch(cartRefused())
    // A conflicting key is not the visitor's problem.
    if (failed.problem?.type === 'idempotency-key-reused' && turn === 0) continue
    const refused = failed.problem?.type === 'no-longer-available' ? 'gone' : 'refused'
    return {
      why: unanswered ? 'unreachable' : why === 'too-many' ? why : refused,
      choice,
      alternatives: gone?.alternatives ?? nothingElse,
    }
  }
}
