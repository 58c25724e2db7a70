import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * ePay's signature: lower-case hex MD5 over the values in the order sent, then the shared key (PAYMENTS.md 1a). MD5 stands
 * here and nowhere else because the protocol wants it; names and boundaries are not covered, so read-payment-notice.ts is
 * strict about both and the transaction is read from the provider before it counts.
 */
export function epayHash(values: readonly string[], key: string): string {
  return createHash('md5')
    .update(values.join('') + key, 'utf8')
    .digest('hex')
}

/** Whether the signature was made with one of the keys; two are valid while a key is replaced. */
export function isEpayHash(hash: string, values: readonly string[], keys: readonly string[]): boolean {
  const given = Buffer.from(hash.toLowerCase())
  return keys.some((key) => {
    const own = Buffer.from(epayHash(values, key))
    return own.length === given.length && timingSafeEqual(own, given)
  })
}
