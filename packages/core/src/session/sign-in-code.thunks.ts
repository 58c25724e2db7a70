import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { codeProblemOf, isWholeCode, type CodeProblem } from '../validation/typed-code.rules.ts'
import type { LoginState } from './login.slice.ts'
import { openSession, showOfVisit } from './login.thunks.ts'
import { signInCodeApi } from './sign-in-code.api.ts'
import { signInCodeChanged } from './sign-in-code.slice.ts'

const { endpoints } = signInCodeApi
/** Requests with codes leave nothing in the store. */
const untracked = { track: false } as const

type GetLogin = () => { readonly login?: LoginState | null }

/**
 * Requests a code for the address of the login page. The answer does not reveal whether an account exists; for two
 * requests the server sends one mail, and no other within a minute.
 */
export const requestSignInCode =
  () =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<void> => {
    const show = showOfVisit(dispatch, getState)
    const email = getState().login?.email ?? ''
    show(signInCodeChanged({ trouble: null, maySend: false, isSending: true }))
    const { data: sent, error } = await dispatch(endpoints.sendSignInCode.initiate({ email }, untracked))
    if (sent) return show(signInCodeChanged({ sent, isSending: false }))
    const trouble = (error as ApiError).status === 429 ? 'many' : 'notSent'
    show(signInCodeChanged({ trouble, maySend: true, isSending: false }))
  }

/**
 * Signs in with a typed code; the user is loaded, and the page goes on by itself (account-5). Answers the problem of the
 * code, which belongs to its field; undefined for the right one.
 */
export const signInWithCode =
  (code = '') =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<CodeProblem | undefined> => {
    if (!isWholeCode(code)) return { kind: 'missing' }
    const show = showOfVisit(dispatch, getState)
    const email = getState().login?.email ?? ''
    let problem: CodeProblem | undefined
    await dispatch(
      openSession(show, async (send) => {
        const reply = await send(endpoints.authenticateCode.initiate({ email, code }, untracked))
        if (reply.error) problem = codeProblemOf(reply.error as ApiError)
        return reply
      }),
    )
    if (problem?.kind === 'ended') show(signInCodeChanged({ maySend: true }))
    return problem
  }
