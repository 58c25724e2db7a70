/** The 32 signs of a code: no I, L, O and U, which are read as others (Crockford). */
export const voucherSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Signs of a code, the last of which checks the others. Codes of before decision 285 have 20 and no check. */
const signsOfCode = 18
const signsOfOldCode = 20

/** A code as it is compared: without spaces, dashes and case, and with the digits that letters are taken for. */
export const plainVoucherCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whether a typed code can be one: catches a wrong sign and two that changed places, without asking the server. */
export function mayBeVoucherCode(typed: string): boolean {
  const plain = plainVoucherCode(typed)
  if (!plain.split('').every((sign) => voucherSigns.includes(sign))) return false
  if (plain.length === signsOfOldCode) return true
  return plain.length === signsOfCode && checkSignOf(plain.slice(0, -1)) === plain.at(-1)
}

/** The check sign of a code without one (Luhn, to the base of 32). */
export function checkSignOf(signs: string): string {
  const base = voucherSigns.length
  const sum = signs
    .split('')
    .reverse()
    .reduce((total, sign, at) => {
      const weighted = voucherSigns.indexOf(sign) * (at % 2 === 0 ? 2 : 1)
      return total + Math.floor(weighted / base) + (weighted % base)
    }, 0)
  return voucherSigns[(base - (sum % base)) % base] ?? ''
}
