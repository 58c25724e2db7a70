import { accountApi } from '@camping/core/session/account-queries.ts'
import { selectUser, sessionApi } from '@camping/core/session/session-queries.ts'
import type { Dispatch, RootState } from '@camping/core/store/create-store.ts'

/**
 * Whoever has just booked knows what opens the booking: its address and its reference. So they are signed in to it, and may pay
 * at once; somebody with an account stays who they are. When it does not work, the confirmation leads to the login instead.
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
