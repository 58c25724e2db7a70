import type { UnknownAction } from '@reduxjs/toolkit'
import type { VerifyRequest } from '@camping/contract/account.schemas.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { accountApi } from './account.api.ts'
import { screenAfterStatus, serverProblem, type AccountProblem } from './account.rules.ts'
import { loadUser } from './account.thunks.ts'
import {
  callEnded,
  callStarted,
  noticeShown,
  screenChanged,
  signedIn,
  type LoginNotice,
  type LoginState,
} from './login.slice.ts'

/** Why fields were refused, by name; undefined when the screen itself shows what became of a call. */
export type FieldProblems = Readonly<Record<string, AccountProblem>> | undefined

const { endpoints } = accountApi
/** Requests with passwords leave nothing in the store. */
const untracked = { track: false } as const
const unreachable: LoginNotice = { kind: 'error', message: 'login.unreachable' }
const linkEnded: LoginNotice = { kind: 'error', message: 'login.linkEnded' }
const tooMany = screenChanged({ screen: 'sign-in-attempts-exceeded', direction: 'left' })

interface Reply {
  readonly data?: unknown
  readonly error?: unknown
}

/** 200 for a success, 0 without an answer. */
const statusOf = ({ error }: Reply): number => (error ? ((error as Partial<ApiError>).status ?? 0) : 200)

function problemsOf({ error }: Reply): FieldProblems {
  const errors = (error as Partial<ApiError> | undefined)?.problem?.errors ?? []
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.map(({ path, message }) => [path, serverProblem(message)]))
}

type GetLogin = () => { readonly login?: LoginState | null }
type Show = (action: UnknownAction) => void

/** Dispatches what the page shows of a call, as long as it is the visit that has sent it. */
export function showOfVisit(dispatch: ApiDispatch, getState: GetLogin): Show {
  const visitNow = () => getState().login?.visit
  const visit = visitNow()
  return (action) => {
    if (visitNow() === visit) dispatch(action)
  }
}

/** Awaits a call; the login page is busy meanwhile. */
async function busyFor<Outcome>(show: Show, call: () => PromiseLike<Outcome>): Promise<Outcome> {
  show(callStarted())
  const outcome = await call()
  show(callEnded())
  return outcome
}

/** account-1: first an e-mail address; its status decides the next screen. */
export const startLogin = (email: string) => async (dispatch: ApiDispatch, getState: GetLogin) => {
  const show = showOfVisit(dispatch, getState)
  const reply = await busyFor(show, () => dispatch(endpoints.customerStatus.initiate({ email }, untracked)))
  const status = statusOf(reply)
  const screen = screenAfterStatus(status === 200 ? 204 : status)
  show(screen ? screenChanged({ screen, direction: 'left', email }) : noticeShown(unreachable))
}

/** Opens a session. Answers the status; with 200 the user is loaded, and the page goes on by itself (account-5). */
export const openSession =
  (show: Show, call: (dispatch: ApiDispatch) => PromiseLike<Reply>) =>
  async (dispatch: ApiDispatch): Promise<number> => {
    const opening = async () => {
      const status = statusOf(await call(dispatch))
      if (status !== 200) return status
      dispatch(signedIn())
      await dispatch(loadUser())
      return status
    }
    return busyFor(show, opening)
  }

/** A failed sign-in is marked at its field (errors-5), the screen for too many attempts, or a notice. */
const signIn =
  (field: string, call: (dispatch: ApiDispatch) => PromiseLike<Reply>) =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<FieldProblems> => {
    const show = showOfVisit(dispatch, getState)
    const status = await dispatch(openSession(show, call))
    if (status === 429) show(tooMany)
    else if (status === 401 || status === 400) return { [field]: { id: 'login-fail' } }
    else if (status !== 200) show(noticeShown(unreachable))
    return undefined
  }

/** Signs in to an account. */
export const signInWithPassword = (request: { email: string; password: string }) =>
  signIn('password', (dispatch) => dispatch(endpoints.authenticate.initiate(request, untracked)))

/** Signs in to one booking, by its e-mail address and reference. */
export const signInByReference = (request: { email: string; bookingRef: string }) =>
  signIn('bookingRef', (dispatch) => dispatch(endpoints.authenticateBooking.initiate(request, untracked)))

/** Lets an agent of the service desk act for a customer, with the token of their link. */
export const signInAsAgent = (token: string) => async (dispatch: ApiDispatch, getState: GetLogin) => {
  const show = showOfVisit(dispatch, getState)
  const status = await dispatch(
    openSession(show, (send) => send(endpoints.authenticateAgent.initiate({ token }, untracked))),
  )
  if (status === 410) show(screenChanged({ screen: 'sign-in', direction: 'none', notice: linkEnded }))
  else if (status !== 200) show(noticeShown(unreachable))
}

/** errors-5: a failed registration shows a toast; an address in use marks its field (forms-5). */
export const registerAddress =
  (email: string) =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<FieldProblems> => {
    const show = showOfVisit(dispatch, getState)
    const reply = await busyFor(show, () => dispatch(endpoints.register.initiate({ email }, untracked)))
    const status = statusOf(reply)
    if (status === 200) show(screenChanged({ screen: 'check-inbox', direction: 'left', email }))
    else if (status === 429) show(tooMany)
    else if (status === 409) return { email: { id: 'login.error.email-in-use' } }
    return problemsOf(reply)
  }

/** The token of the mail creates the account. Then the screen signs in with the chosen password. */
export const createAccount =
  (request: VerifyRequest) =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<FieldProblems> => {
    const show = showOfVisit(dispatch, getState)
    const reply = await busyFor(show, () => dispatch(endpoints.verifyAddress.initiate(request, untracked)))
    const status = statusOf(reply)
    if (reply.data) {
      const notice = { kind: 'success', message: 'login.verified' } as const
      show(screenChanged({ screen: 'password', direction: 'left', email: reply.data.email, notice }))
    } else if (status === 410)
      show(screenChanged({ screen: 'sign-in', direction: 'right', notice: linkEnded }))
    else if (status === 429) show(tooMany)
    else if (status !== 400) show(noticeShown(unreachable))
    return problemsOf(reply)
  }

const mailCalls = {
  'forgot-password': endpoints.resetLink,
  'forgot-booking-reference': endpoints.forgotBookingCredentials,
}

/** Sends a mail to an address. The answer does not reveal whether an account exists. account-4: success leads back. */
export const requestMail =
  (about: keyof typeof mailCalls, email: string) => async (dispatch: ApiDispatch, getState: GetLogin) => {
    const show = showOfVisit(dispatch, getState)
    const call = mailCalls[about]
    const status = statusOf(await busyFor(show, () => dispatch(call.initiate({ email }, untracked))))
    if (status === 429) show(tooMany)
    else if (status === 200) show(screenChanged({ screen: 'sign-in', direction: 'right', email }))
  }

/** Redeems the token of a mail's link. account-4: success leads back to sign-in. */
export const saveNewPassword =
  (request: { token: string; password: string; confirmed_password: string }) =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<FieldProblems> => {
    const show = showOfVisit(dispatch, getState)
    const reply = await busyFor(show, () => dispatch(endpoints.resetPassword.initiate(request, untracked)))
    const status = statusOf(reply)
    if (status === 200) show(screenChanged({ screen: 'sign-in', direction: 'right' }))
    else if (status === 410)
      show(screenChanged({ screen: 'forgot-password', direction: 'right', notice: linkEnded }))
    else return problemsOf(reply)
    return undefined
  }

/** Sends the mail of a registration once more. */
export const sendMailAgain =
  () =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<void> => {
    const show = showOfVisit(dispatch, getState)
    const email = getState().login?.email ?? ''
    await busyFor(show, () => dispatch(endpoints.sendVerification.initiate({ email }, untracked)))
  }
