import { createHash } from 'node:crypto'

/**
 * ePay's signature: the lower-case hexadecimal MD5 of the concatenated values in the order of transmission, followed by
 * the key. It covers neither names nor separators.
 */
export const md5OfValues = (values: readonly string[], key: string): string =>
  createHash('md5')
    .update(values.join('') + key, 'utf8')
    .digest('hex')
