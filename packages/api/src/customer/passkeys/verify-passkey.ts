import type { addPasskeyRequest, authenticatePasskeyRequest } from '@camping/contract/passkeys.schemas.ts'
import type { z } from 'zod'
import type { RelyingParty } from './relying-party.ts'

/** ES256 and RS256: every authenticator has one of them. */
export const signatureAlgorithms = [-7, -257]

/** What an answer has to fit. */
interface Expected {
  readonly challenge: string
  readonly party: RelyingParty
}

interface VerifiedPasskey {
  readonly credentialId: string
  /** base64url of a COSE key. */
  readonly publicKey: string
  readonly signCount: number
}

/** A library that most processes need rarely: it is read at the first passkey. */
const library = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
})

const expectedOf = ({ challenge, party }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origins,
  expectedRPID: party.id,
  // A passkey stands for the password, so its owner has unlocked it, by a finger, a face or a PIN.
  requireUserVerification: true,
})

/** Whether a page asked from inside another site's. Ours are framed by nobody, so no page of ours did. */
const isFramed = (clientDataJSON: string): boolean =>
  (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown })
    .crossOrigin === true

/** A new passkey; undefined for an answer that does not fit. Who made the authenticator does not matter. */
export async function verifyNewPasskey(
  { id, response }: z.output<typeof addPasskeyRequest>['credential'],
  expected: Expected,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL } = await library()
  try {
    if (isFramed(response.clientDataJSON)) return undefined
    // Certificates could name an address to fetch, and we ask for none.
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const isPlain = ['none', 'packed'].includes(statement.get('fmt')) && !statement.get('attStmt').get('x5c')
    if (!isPlain) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(expected),
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      supportedAlgorithmIDs: signatureAlgorithms,
    })
    if (registrationInfo?.credential.id !== id) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), signCount: counter }
  } catch {
    return undefined
  }
}

/** The authenticator's own count of a right signature; undefined for an answer that does not fit. */
export async function verifySignIn(
  { id, response }: z.output<typeof authenticatePasskeyRequest>['credential'],
  publicKey: string,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse, isoBase64URL } = await library()
  try {
    if (isFramed(response.clientDataJSON)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      // The count is compared by use-passkey.ts, after the signature: whoever cannot sign blocks nothing.
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
