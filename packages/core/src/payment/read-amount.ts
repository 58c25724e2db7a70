/**
 * An amount as somebody types it, in minor units: "1.234,50", "1,234.50", "1’234.50", "1234,5". Undefined for anything that is no
 * amount of at most two decimals (RELIABILITY.md F46). Digits are read as digits: nothing is multiplied.
 * @param decimalSign what the edition writes before decimals: three digits after it are no thousands
 */
export function readAmount(text: string, decimalSign: string): number | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’€£]|CHF|EUR|GBP/g, '')
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', group, decimal, decimals = ''] = match
  if (group !== undefined && (group === decimal || group === decimalSign)) return undefined
  const minor = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}
