import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { network } from '../admission/network.ts'

/** Problems that indicate an attempt to exceed one's rights (security-6, ASVS 16.3.1 and 16.3.2). */
const logged: ReadonlySet<string> = new Set([
  'login-fail',
  'passkey-refused',
  'too-many-attempts',
  'too-many-requests',
  'operator-only',
  'account-only',
  'agent-not-allowed',
  'desk-only',
  'other-edition',
  'no-release',
])

/** New with each process: the lines of one source can be counted but not traced. */
const key = randomBytes(32)

/** Logs that a call was refused, with a mark of its source; neither the person nor the content. */
export function logRefusal(request: FastifyRequest, type: string): void {
  if (!logged.has(type)) return
  const source = createHmac('sha256', key).update(network(request.ip)).digest('hex').slice(0, 12)
  request.log.warn({ reason: type, source }, 'Refused')
}
