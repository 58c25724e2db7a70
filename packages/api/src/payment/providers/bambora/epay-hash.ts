import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * ePay's signature: lower-case hex MD5 over the values in the order sent, then the shared key (payment-14). The
 * protocol requires MD5, and nothing else uses it. The signature does not cover names and boundaries, so
 * read-payment-notice.ts is strict about both and the transaction is read from the provider before it counts.
 */
export function epayHash(values: readonly string[], key: string): string {
  return createHash('md5')
    .update(values.join('') + key, 'utf8')
    .digest('hex')
}

/** Whether one of the keys made the signature; two are valid during a key rotation. */
export function isEpayHash(hash: string, values: readonly string[], keys: readonly string[]): boolean {
  const given = Buffer.from(hash.toLowerCase())
  return keys.some((key) => {
    const expected = Buffer.from(epayHash(values, key))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
