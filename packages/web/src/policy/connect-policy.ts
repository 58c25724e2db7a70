import { securityHeaders } from './security-headers.ts'
import { policyHeader } from './document-policy.ts'
import { widenedPolicy } from './widened-policy.ts'

const usual = securityHeaders()[policyHeader] ?? ''
const widened = new Map<string, string>()

/**
 * The content security policy of a document whose browser may call another origin: it may connect there, and nothing
 * else changes.
 * @param policy of the document without it; the default policy when undefined
 */
export function withConnection(policy: string | undefined, origin: string | undefined): string | undefined {
  if (origin === undefined) return policy
  const before = policy ?? usual
  const key = `${origin} ${before}`
  const known = widened.get(key) ?? widenedPolicy(before, { 'connect-src': origin })
  widened.set(key, known)
  return known
}
