import type { CountPurpose } from '@camping/contract/booking-count.schemas.ts'
import type { ApiDispatch } from '../api/storefront-api.ts'
import {
  countDone,
  countKeyOf,
  countRequested,
  isCounted,
  type BookingCountsHolder,
} from './booking-counts.slice.ts'
import { checkoutApi } from './checkout.api.ts'

interface Count {
  /** Of the purpose and the booking, without the cart's id. */
  readonly name: string
  readonly cartId: string
  readonly purpose: CountPurpose
}

interface Reporting {
  /** A random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`. */
  readonly newKey: () => string
  /** Reports the booking, with the right to; answers whether that succeeded. */
  readonly send: () => boolean | Promise<boolean>
  readonly onFailure: (error: unknown) => void
}

/**
 * Counts a booking once. The API grants the right to the first key, and the store has this tab's key until it has reported: after a
 * lost answer, or in the next document, the same key asks again.
 */
export function countBooking({ name, cartId, purpose }: Count, { newKey, send, onFailure }: Reporting) {
  return async (dispatch: ApiDispatch, getState: () => BookingCountsHolder): Promise<void> => {
    const known = countKeyOf(getState(), name)
    if (isCounted(known)) return
    const key = known ?? newKey()
    dispatch(countRequested({ name, key }))
    const { data, error } = await dispatch(
      checkoutApi.endpoints.countBooking.initiate({ cartId, purpose, key }, { track: false }),
    )
    if (!data) onFailure(error)
    else if (!data.yours || (await send())) dispatch(countDone(name))
  }
}
