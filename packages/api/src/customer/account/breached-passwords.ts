import { pwnedPassword } from 'hibp'
import type { IsBreachedPassword } from '../customer-context.ts'

/** Milliseconds to wait for the service. Without its answer the shipped list still applies. */
const defaultTimeoutMs = 1000

/** Used when no service is configured. */
export const noBreachedPasswords: IsBreachedPassword = () => Promise.resolve(false)

/**
 * Checks passwords against a service of leaked ones, by the first five characters of their SHA-1 (`GET
 * {url}/range/{five}`, as api.pwnedpasswords.com answers): the service learns neither password nor address, and
 * its answer is padded. A slow or failing service lets every password pass and is reported to `onError`.
 * @param timeoutMs how long it may take to answer
 */
export function breachedPasswords(
  url: string,
  onError: (error: unknown) => void,
  timeoutMs = defaultTimeoutMs,
): IsBreachedPassword {
  return async (password) => {
    try {
      const options = { baseUrl: url, timeoutMs, addPadding: true, userAgent: 'camping' }
      return (await pwnedPassword(password, options)) > 0
    } catch (error) {
      onError(new Error('The service of leaked passwords gave no answer', { cause: error }))
      return false
    }
  }
}
