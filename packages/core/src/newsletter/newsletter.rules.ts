import { isEmailAddress } from '@camping/contract/email-address.ts'

/** Why an address is invalid: the message keys of newsletter-2. */
export type NewsletterProblem = 'validations.required' | 'validations.email'

/** newsletter-2: the e-mail field is required and must be a valid e-mail; trimmed first. */
export function newsletterProblem(email: string): NewsletterProblem | undefined {
  const address = email.trim()
  if (!address) return 'validations.required'
  return isEmailAddress(address) ? undefined : 'validations.email'
}

/** newsletter-3: newsletter sign-up is limited to once per 15 seconds. The server counts too. */
const throttleMs = 15_000

/** Allows one attempt in 15 seconds. `now` is in ms of a monotonic clock. */
export function createSignupThrottle(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last < throttleMs) return false
    last = now
    return true
  }
}
