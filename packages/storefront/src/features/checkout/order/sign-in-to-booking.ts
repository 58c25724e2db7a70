import { accountApi } from '@camping/core/session/account.api.ts'
import { selectUser, sessionApi } from '@camping/core/session/session.api.ts'
import type { Dispatch, RootState } from '@camping/core/store/create-store.ts'

/**
 * The customer who has just booked knows the booking's address and reference, so this signs them in to it, and they can
 * pay at once; a signed-in account stays. When it fails, the confirmation links to the login instead.
 */
export function signInToBooking(request: { readonly email: string; readonly bookingRef: string }) {
  return async (dispatch: Dispatch, getState: () => RootState): Promise<void> => {
    if (selectUser(getState())) return
    const { error } = await dispatch(
      accountApi.endpoints.authenticateBooking.initiate(request, { track: false }),
    )
    if (!error)
      await dispatch(sessionApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true }))
  }
}
