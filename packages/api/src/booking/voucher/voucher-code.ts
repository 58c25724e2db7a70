import { checkSignOf, plainVoucherCode, voucherSigns } from '@camping/contract/voucher-code.ts'
import { createHash, randomBytes } from 'node:crypto'

const randomSigns = 17

/**
 * Seventeen signs of 85 random bits and one that checks them, in groups that can be read out: `K7QM9A-…`. Shown once;
 * only its hash and its last four signs are stored.
 */
export function newVoucherCode(): string {
  // 256 is a multiple of 32, so every sign is equally likely.
  const signs = Array.from(randomBytes(randomSigns), (byte) => voucherSigns[byte & 31]).join('')
  return `${signs}${checkSignOf(signs)}`.replace(/.{6}(?=.)/g, '$&-')
}

/** The hash that stands for a code in the database, in whichever form it is typed. */
export function hashVoucherCode(code: string): string {
  return createHash('sha256')
    .update(`voucher:${plainVoucherCode(code)}`)
    .digest('hex')
}

/** The signs by which its owner knows a voucher; 65 random bits stay unknown to whoever reads them. */
export const hintOfCode = (code: string): string => plainVoucherCode(code).slice(-4)
