import type { ApiDispatch } from '../api/storefront-api.ts'
import { accountApi } from './account.api.ts'
import { selectUser, sessionApi } from './session.api.ts'

/** Loads who is there, for a session that was just opened. */
export const loadUser = () =>
  sessionApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true })

/**
 * Signs a customer who has just booked in to the booking, whose address and reference they know, so that they can pay at once; a
 * signed-in account stays. When it fails, the confirmation links to the login instead.
 */
export function signInToBooking(request: { readonly email: string; readonly bookingRef: string }) {
  return async (dispatch: ApiDispatch, getState: () => Parameters<typeof selectUser>[0]): Promise<void> => {
    if (selectUser(getState())) return
    const { error } = await dispatch(
      accountApi.endpoints.authenticateBooking.initiate(request, { track: false }),
    )
    if (!error) await dispatch(loadUser())
  }
}
