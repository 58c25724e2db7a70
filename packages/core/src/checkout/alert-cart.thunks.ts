import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { alertCartApi } from './alert-cart.api.ts'
import { bookProblem } from './attempt.rules.ts'
import { cartOpened } from './tab-carts.slice.ts'

/** Why the link of an alert's mail opens no cart: an old link, a stay that somebody else has, too many holds, no answer. */
export type AlertCartProblem = 'ended' | 'gone' | 'too-many' | 'failed'

const busyRetries = 5
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the cart of the stay that a mail has told of, and returns its id. The store has what the tab knows of its carts. */
export function openAlertCart(token: string) {
  return async (dispatch: ApiDispatch): Promise<{ cartId: string } | AlertCartProblem> => {
    for (let turn = 0; ; turn += 1) {
      const { data, error } = await dispatch(
        alertCartApi.endpoints.openAlertCart.initiate({ token }, { track: false }),
      )
      if (data) {
        dispatch(cartOpened(data.id))
        return { cartId: data.id }
      }
      const failed = (error ?? { status: 0 }) as ApiError
      if (failed.problem?.type === 'link-ended' || failed.status === 400) return 'ended'
      const why = bookProblem(failed)
      // Somebody follows the same link at this moment: the next try finds the same cart.
      if (why === 'busy' && turn < busyRetries) await pause(1000)
      else return why === 'too-many' ? why : why === 'unreachable' || why === 'busy' ? 'failed' : 'gone'
    }
  }
}
