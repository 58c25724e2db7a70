import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { network } from './pass-throttle.ts'

/** Problems that tell of somebody who tries what they may not (RELIABILITY.md 3a, 16.3.1 and 16.3.2). */
const telling: ReadonlySet<string> = new Set([
  'login-fail',
  'too-many-attempts',
  'too-many-requests',
  'operator-only',
  'account-only',
  'agent-not-allowed',
])

/** Made anew with each process: the lines of one source can be counted, and lead to nobody. */
const key = randomBytes(32)

/** Writes down that a call was refused, and that it was the same source as another; not who, nor what was tried. */
export function logRefusal(request: FastifyRequest, type: string): void {
  if (!telling.has(type)) return
  const source = createHmac('sha256', key).update(network(request.ip)).digest('hex').slice(0, 12)
  request.log.warn({ reason: type, source }, 'Refused')
}
