import { isEmailAddress } from '@camping/contract/email-address.ts'

/** Why an address is not accepted: the message keys of SPEC.md §5. */
export type NewsletterProblem = 'validations.required' | 'validations.email'

/** SPEC.md §5: the e-mail field is required and must be a valid e-mail; trimmed first. */
export function newsletterProblem(email: string): NewsletterProblem | undefined {
  const address = email.trim()
  if (!address) return 'validations.required'
  return isEmailAddress(address) ? undefined : 'validations.email'
}
