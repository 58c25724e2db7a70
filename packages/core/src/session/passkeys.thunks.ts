import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'
import { noticeShown, screenChanged, type LoginState } from './login.slice.ts'
import { openSession, showOfVisit } from './login.thunks.ts'
import { choosePasskey, makePasskey } from './passkey-ceremonies.browser.ts'
import { passkeyCeremoniesApi, passkeysApi } from './passkeys.api.ts'

export { endCeremony } from './passkey-ceremonies.browser.ts'

const { endpoints } = passkeyCeremoniesApi
/** Answers of authenticators leave nothing in the store. */
const untracked = { track: false } as const

type GetLogin = () => { readonly login?: LoginState | null }

const noticeAfter: Readonly<Record<number, MessageKey>> = {
  401: 'login.passkey.refused',
  410: 'login.passkey.failed',
}

/**
 * Signs in with whichever passkey the visitor chooses; the user is loaded, and the page goes on by itself (account-5). What
 * the visitor leaves changes nothing. With `autofill` it waits among the suggestions of the e-mail field, and nobody hears
 * of it that the server has no challenge for it.
 */
export const signInWithPasskey =
  ({ autofill = false } = {}) =>
  async (dispatch: ApiDispatch, getState: GetLogin): Promise<void> => {
    const show = showOfVisit(dispatch, getState)
    const notice = (message: MessageKey) => show(noticeShown({ kind: 'error', message }))
    const failed = (status: number) => {
      if (status === 429) show(screenChanged({ screen: 'sign-in-attempts-exceeded', direction: 'left' }))
      else if (status !== 200) notice(noticeAfter[status] ?? 'login.unreachable')
    }
    const { data: options, error } = await dispatch(endpoints.passkeyRequestOptions.initiate({}, untracked))
    if (!options) return autofill ? undefined : failed((error as ApiError).status)
    const chosen = await choosePasskey(options, autofill)
    if (chosen.kind === 'left') return
    if (chosen.kind !== 'answered') return autofill ? undefined : notice('login.passkey.failed')
    const { credential } = chosen
    failed(
      await dispatch(
        openSession(show, (send) => send(endpoints.authenticatePasskey.initiate({ credential }, untracked))),
      ),
    )
  }

/** What became of a new passkey; `left` where the visitor decided otherwise. */
export type NewPasskey = 'added' | 'left' | 'known' | 'full' | 'wait' | 'failed'

function whyNot({ status, problem }: ApiError): NewPasskey {
  if (problem?.type === 'password-needed') return 'left'
  if (problem?.type === 'passkey-known') return 'known'
  if (problem?.type === 'too-many-passkeys') return 'full'
  return status === 429 ? 'wait' : 'failed'
}

/** account-19: adds a passkey of this device. Needs the password when it was typed too long ago. */
export const addPasskey =
  (requestPassword: RequestProof) =>
  async (dispatch: ApiDispatch): Promise<NewPasskey> => {
    const request = () => dispatch(endpoints.passkeyCreationOptions.initiate({}, untracked))
    const { data: options, error } = await withProof(request, requestPassword)
    if (!options) return whyNot(error as ApiError)
    const made = await makePasskey(options)
    if (made.kind !== 'answered') return made.kind
    const { credential } = made
    const reply = await dispatch(passkeysApi.endpoints.addPasskey.initiate({ credential }, untracked))
    return reply.error ? whyNot(reply.error as ApiError) : 'added'
  }

/** account-19: ends a passkey, after the password likewise. */
export const removePasskey =
  (id: string, requestPassword: RequestProof) =>
  async (dispatch: ApiDispatch): Promise<void> => {
    const remove = () => dispatch(passkeysApi.endpoints.removePasskey.initiate({ id }, untracked))
    await withProof(remove, requestPassword)
  }
