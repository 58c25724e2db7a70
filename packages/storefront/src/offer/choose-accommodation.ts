import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { cartRequestFor, type CartWish } from '@camping/core/campsite/cart-attempt.ts'
import { bookProblem } from '@camping/core/checkout/book-problem.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { Alternatives, StayGone } from '@camping/contract/booking.schemas.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { randomKey } from '../pages/checkout/random-key.ts'
import { keepTabCarts, tabCarts } from './tab-carts.browser.ts'

/** The accommodation and the stay that were chosen, at the total the visitor saw. */
export interface Choice extends CartWish {
  readonly name: string
  /** Minor units. */
  readonly seenTotal: number | null
}

/** Why no cart came about: taken in the meantime, against a rule of the site, or no answer. */
export interface ChoiceProblem {
  readonly why: 'gone' | 'refused' | 'unreachable'
  readonly choice: Choice
  /** What else there is, at which total. */
  readonly alternatives: Alternatives
}

const busyRetries = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nothingElse: Alternatives = { accommodations: [], dates: [] }

/**
 * Opens a cart for a choice and answers its id. The request has a key, is kept until it is answered and repeated as it
 * was: after a lost answer the cart it opened is found. The last cart of this tab is replaced.
 */
export async function chooseAccommodation(
  choice: Choice,
  { dispatch, site }: { dispatch: Dispatch; site: SiteCode },
): Promise<string | ChoiceProblem> {
  const { name: _, ...wish } = choice
  for (let turn = 0; ; turn += 1) {
    const carts = tabCarts(site)
    const request = cartRequestFor(carts, wish, randomKey)
    keepTabCarts(site, { ...carts, pending: request })
    const { data, error } = await dispatch(
      checkoutApi.endpoints.createCart.initiate(request, { track: false }),
    )
    if (data) {
      keepTabCarts(site, { last: data.id, pending: null })
      // What a repeat found may have had its time: then it is a new wish.
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
    if (!unanswered) keepTabCarts(site, { ...carts, pending: null })
    // A key that stands for something else by now is not the visitor's problem.
    if (failed.problem?.type === 'idempotency-key-reused' && turn === 0) continue
    return {
      why: unanswered ? 'unreachable' : failed.problem?.type === 'no-longer-available' ? 'gone' : 'refused',
      choice,
      alternatives: gone?.alternatives ?? nothingElse,
    }
  }
}
