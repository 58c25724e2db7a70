import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@camping/contract/passkeys.schemas.ts'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** What became of a question of the browser: an answer, or none, because the visitor left it. */
type Ceremony<Credential> =
  | { readonly kind: 'answered'; readonly credential: Credential }
  | { readonly kind: 'left' | 'known' | 'failed' }

/** Errors of browsers by their name. NotAllowedError: closed, or too late. InvalidStateError: the device has a passkey already. */
const outcomes: Readonly<Record<string, 'left' | 'known'>> = {
  NotAllowedError: 'left',
  AbortError: 'left',
  InvalidStateError: 'known',
}

async function outcomeOf<Credential>(answer: () => Promise<Credential>): Promise<Ceremony<Credential>> {
  try {
    return { kind: 'answered', credential: await answer() }
  } catch (error) {
    const { name } = error as Error
    return { kind: outcomes[name] ?? 'failed' }
  }
}

/**
 * Asks for a passkey: in a window of the browser or, with `autofill`, among the suggestions of the e-mail field, until one
 * is chosen there or another question is asked.
 */
export const choosePasskey = (optionsJSON: PasskeyRequestOptions, autofill: boolean) =>
  outcomeOf(async () => {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  })

/** Asks the browser to make a passkey. */
export const makePasskey = (optionsJSON: PasskeyCreationOptions) =>
  outcomeOf(async () => {
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject } = response
    return { id, response: { clientDataJSON, attestationObject } }
  })

/** Ends an open question. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony()
