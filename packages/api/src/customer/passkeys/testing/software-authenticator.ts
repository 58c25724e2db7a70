import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What differs from what a browser and an authenticator in order would answer. */
export interface Oddity {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly crossOrigin?: boolean
  /** Of the client's data; `webauthn.get` for a sign-in. */
  readonly type?: string
  /** Not unlocked by its owner. */
  readonly isUnverified?: boolean
  readonly signCount?: number
  readonly userHandle?: string
  readonly credentialId?: string
  /** A statement with certificates, which names an address. */
  readonly attestation?: 'none' | 'packed-with-certificates'
  /** Signs with another key. */
  readonly forged?: boolean
}

interface SoftPasskey {
  readonly id: string
  readonly userHandle: string
  readonly rpId: string
  readonly privateKey: KeyObject
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

const flags = { present: 0x01, verified: 0x04, holdsKey: 0x40 }

function authenticatorData(rpId: string, flag: number, count: number, more: Uint8Array = new Uint8Array()) {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([sha256(rpId), Buffer.from([flag]), counter, more])
}

/**
 * For tests only: a browser at an origin with an authenticator in software, which counts its signatures when `counts`. Each
 * answer may differ from the right one.
 */
export function softwareAuthenticator(origin: string, { counts = false } = {}) {
  const passkeys: SoftPasskey[] = []
  let signatures = 0
  const count = () => (counts ? (signatures += 1) : 0)
  const clientData = (type: string, challenge: string, odd: Oddity) =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: odd.crossOrigin ?? false,
      }),
    )
  const flagOf = ({ isUnverified }: Oddity) => flags.present | (isUnverified ? 0 : flags.verified)

  return {
    passkeys,
    /** Makes a passkey. */
    create(
      options: {
        readonly challenge: string
        readonly rp: { readonly id: string }
        readonly user: { readonly id: string }
      },
      odd: Oddity = {},
    ) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const rawId = odd.credentialId ? Buffer.from(odd.credentialId, 'base64url') : randomBytes(32)
      const rpId = odd.rpId ?? options.rp.id
      // COSE: EC2, ES256, P-256, and the point.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, key])
      const data = authenticatorData(rpId, flagOf(odd) | flags.holdsKey, count(), attested)
      const isNone = odd.attestation !== 'packed-with-certificates'
      const statement = isNone
        ? new Map<string, never>()
        : new Map<string, number | Uint8Array | Uint8Array[]>([
            ['alg', -7],
            ['sig', new Uint8Array(64)],
            ['x5c', [new Uint8Array(100)]],
          ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', isNone ? 'none' : 'packed'],
          ['attStmt', statement as Map<string, never>],
          ['authData', new Uint8Array(data)],
        ]),
      )
      const id = text(rawId)
      passkeys.push({ id, userHandle: options.user.id, rpId, privateKey })
      return {
        id,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, odd)),
          attestationObject: text(attestationObject),
        },
      }
    },
    /** Signs with the newest passkey. */
    sign(options: { readonly challenge: string; readonly rpId: string }, odd: Oddity = {}) {
      const passkey = passkeys.at(-1)
      if (!passkey) throw new Error('The authenticator has no passkey')
      const client = clientData('webauthn.get', options.challenge, odd)
      const data = authenticatorData(odd.rpId ?? options.rpId, flagOf(odd), odd.signCount ?? count())
      const key = odd.forged
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : passkey.privateKey
      return {
        id: odd.credentialId ?? passkey.id,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
          userHandle: odd.userHandle ?? passkey.userHandle,
        },
      }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
