import { emailLimit } from './limits.ts'

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'

const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:xn--[a-z\\d-]+|\\p{L}{2,})$`, 'iu')

/**
 * Whether a trimmed text is a valid mail address: letters of the alphabet before the @, any script after it.
 * Browser and server share this rule.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailLimit && pattern.test(text)
}
