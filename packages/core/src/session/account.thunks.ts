import { createAction } from '@reduxjs/toolkit'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { accountApi } from './account.api.ts'
import { selectUser, sessionApi } from './session.api.ts'

/** A session was opened on the login page. */
export const signedIn = createAction('session/signedIn')
/** Address and password, or reference, do not open anything. */
export const signInRefused = createAction('session/signInRefused')

type SignInCall = ReturnType<
  | typeof accountApi.endpoints.authenticate.initiate
  | typeof accountApi.endpoints.authenticateBooking.initiate
  | typeof accountApi.endpoints.authenticateAgent.initiate
>

/** Loads who is there, for a session that was just opened. The page goes on by itself once the user is known (account-5). */
const loadUser = () => sessionApi.endpoints.user.initiate(undefined, { subscribe: false, forceRefetch: true })

/** Signs in with a call of the login page. Answers its status: 200 when the user is loaded, 0 without an answer. */
export function signIn(call: SignInCall) {
  return async (dispatch: ApiDispatch): Promise<number> => {
    const { error } = await dispatch(call as ReturnType<typeof accountApi.endpoints.authenticate.initiate>)
    if (error) return (error as Partial<ApiError>).status ?? 0
    dispatch(signedIn())
    await dispatch(loadUser())
    return 200
  }
}

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
