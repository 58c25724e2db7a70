import { isEmailAddress, longestEmailAddress } from './email-address.ts'
import { line } from './stored-text.ts'

/** forms-2: trimmed, required, valid, at most 254 characters. */
export const email = line(longestEmailAddress).refine(isEmailAddress, 'Must be an e-mail address')
