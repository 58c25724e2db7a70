import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is sealed: one key seals two kinds of text differently. */
export type SealedKind = 'checkout draft' | 'voucher code'

/** The key's hash is stored, so the encryption key must be another value derived from the key. */
const sealingKey = (key: string, kind: SealedKind) => Buffer.from(hkdfSync('sha256', key, '', kind, 32))

/** Encrypts text with a key derived from the browser's key, base64url. */
export function sealText(kind: SealedKind, text: string, key: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, sealingKey(key, kind), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

/** Decrypts the text. Throws when the key differs or the text was changed. */
export function openText(kind: SealedKind, sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, sealingKey(key, kind), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
