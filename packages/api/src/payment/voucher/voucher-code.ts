import { createHash, randomBytes } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signs = 20

/** Twenty signs, 100 random bits, in groups that can be read out: `K7QM-…`. Shown once; only its hash is stored. */
export function newVoucherCode(): string {
  // 256 is a multiple of 32, so every sign is equally likely.
  const code = Array.from(randomBytes(signs), (byte) => crockford[byte & 31]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/**
 * The hash that stands for a code in the database: spaces, dashes, case and letters that look like digits are
 * normalised.
 */
export function hashVoucherCode(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(`voucher:${plain}`).digest('hex')
}
