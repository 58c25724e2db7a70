/** GAPS.md "Form rules": the longest address that mail servers must accept. */
export const longestEmailAddress = 254

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'

const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:xn--[a-z\\d-]+|\\p{L}{2,})$`, 'iu')

/**
 * Whether a trimmed text is an address a mail can be sent to: letters of the alphabet before the @, any script after it.
 * Browser and server judge by this one rule.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmailAddress && pattern.test(text)
}
