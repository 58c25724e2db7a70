import type { Alternatives, StayGone } from '@camping/contract/booking.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { bookProblem } from './attempt.rules.ts'
import { checkoutApi } from './checkout.api.ts'
import { cartRequestFor, noCarts, type CartWish, type TabCarts } from './tab-carts.rules.ts'
import { cartOpened, cartRefused, cartRequested } from './tab-carts.slice.ts'

/** The chosen accommodation and stay, with the total that the visitor saw. */
export interface Choice extends CartWish {
  readonly name: string
  /** Minor units. */
  readonly seenTotal: number | null
}

/** Why there is no cart: taken meanwhile, or only the chosen place, against a rule of the site, no answer, or too many holds. */
export interface ChoiceProblem {
  readonly why: 'gone' | 'unit' | 'refused' | 'too-many' | 'unreachable'
  readonly choice: Choice
  /** Alternatives with their totals. */
  readonly alternatives: Alternatives
}

const refusals: Readonly<Record<string, ChoiceProblem['why']>> = {
  'no-longer-available': 'gone',
  'unit-taken': 'unit',
}
const busyRetries = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nothingElse: Alternatives = { accommodations: [], dates: [] }

/**
 * Opens a cart for a choice and returns its id. The request has a key; it is stored until it is answered and repeated
 * unchanged, so that a repeat finds the cart of a lost answer (F32). Replaces the last cart of this tab. The store has what the
 * tab knows of its carts.
 * @param newKey returns a random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`
 */
export function chooseAccommodation(choice: Choice, newKey: () => string) {
  return async (
    dispatch: ApiDispatch,
    getState: () => { readonly tabCarts?: TabCarts },
  ): Promise<string | ChoiceProblem> => {
    const { name: _, ...wish } = choice
    for (let turn = 0; ; turn += 1) {
      const request = cartRequestFor(getState().tabCarts ?? noCarts, wish, newKey)
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
      if (why === 'unreachable' || why === 'busy')
        return { why: 'unreachable', choice, alternatives: nothingElse }
      dispatch(cartRefused())
      // A conflicting key is not the visitor's problem.
      if (failed.problem?.type === 'idempotency-key-reused' && turn === 0) continue
      const gone: StayGone | undefined = failed.problem
      const refused = refusals[failed.problem?.type ?? ''] ?? 'refused'
      return {
        why: why === 'too-many' ? why : refused,
        choice,
        alternatives: gone?.alternatives ?? nothingElse,
      }
    }
  }
}
