import { isEmailAddress } from './email-address.ts'
import { emailLimit } from './limits.ts'
import { line } from './stored-text.ts'

/** forms-2: trimmed, required, valid, at most 254 characters. */
export const email = line(emailLimit).refine(isEmailAddress, 'Must be an e-mail address')
