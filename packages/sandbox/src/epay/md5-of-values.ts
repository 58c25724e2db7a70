import { createHash } from 'node:crypto'

/**
 * ePay's signature: lower-case hexadecimal MD5 of the values one after the other in the order they are sent, and then the
 * key. Names and borders between values are not part of it.
 */
export const md5OfValues = (values: readonly string[], key: string): string =>
  createHash('md5')
    .update(values.join('') + key, 'utf8')
    .digest('hex')
