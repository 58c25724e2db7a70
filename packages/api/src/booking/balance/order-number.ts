import { randomBytes } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Nine characters, which every acquirer accepts (payment-9), starting with a letter: 43 random bits; the table
 * is unique.
 */
export function newOrderNumber(): string {
  const [first = 0, ...rest] = randomBytes(9)
  // The last 16 of the 32 signs are letters, and 256 is a multiple of 16 and of 32.
  return (crockford[16 + (first & 15)] ?? '') + Array.from(rest, (byte) => crockford[byte & 31]).join('')
}
