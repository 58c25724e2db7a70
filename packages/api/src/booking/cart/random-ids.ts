import { randomBytes } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 128 random bits, base64url: knowing the id is the right to see and change the cart (checkout-5). */
export function newCartId(): string {
  return randomBytes(16).toString('base64url')
}

/** Ten characters of Crockford's base32, 50 random bits: easy to read out, impossible to guess (3c). */
export function newBookingRef(): string {
  // 256 is a multiple of 32, so the low five bits of a byte are uniform.
  return Array.from(randomBytes(10), (byte) => crockford[byte & 31]).join('')
}
