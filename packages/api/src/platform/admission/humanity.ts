import { humanityProofHeader } from '@camping/contract/humanity.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { ProvedAction, StockLimits } from '../config/stock-limits.ts'
import type { Database } from '../db/schema.ts'
import type { AttemptCounter } from './attempt-counter.ts'
import { secondsToWait } from './attempt-limits.ts'
import { ProblemError } from '../problem-error.ts'

/** Distinguishes persons from programs: an adapter to a service, or a proof of work. Optional. */
export interface HumanityCheck {
  /** What a page needs to make a proof, e.g. the service's public key. Sent to the browser unchanged. */
  readonly challenge: Readonly<Record<string, string>>
  /**
   * Whether a proof is valid, for this action and once only. Must answer within a second or two; when it throws,
   * the call goes on, because the limits of stock apply without it.
   */
  isProved(proof: string, about: { action: ProvedAction; clientAddress: string }): Promise<boolean>
}

const hour = 3600
const longestProof = 4096

interface HumanityContext {
  readonly db: Kysely<Database>
  readonly brand: string
  readonly siteCode: string
  readonly clientAddress: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly sharedAttempts?: AttemptCounter | undefined
  readonly humanity?: HumanityCheck | undefined
  readonly stockLimits: StockLimits
}

/**
 * Requires a proof of humanity from a network that repeats an action, where the shop has a check. Every call
 * counts, whatever its result.
 * @throws ProblemError 403 `humanity-wanted` with the challenge.
 */
export async function requireHumanity(action: ProvedAction, context: HumanityContext): Promise<void> {
  const { db, humanity, stockLimits, headers, log, clientAddress } = context
  if (!humanity) return
  const limit = { by: 'network', max: stockLimits.unproved[action], seconds: hour } as const
  const wait = await secondsToWait(db, { ...context, action: `unproved-${action}` }, [limit])
  if (wait === undefined) return
  const proof = headers[humanityProofHeader]
  if (typeof proof === 'string' && proof.length <= longestProof) {
    const proved = await humanity.isProved(proof, { action, clientAddress }).catch((error: unknown) => {
      log.error(error)
      return true
    })
    if (proved) return
  }
  throw new ProblemError({
    type: 'humanity-wanted',
    status: 403,
    title: 'Please show that you are a person',
    extensions: { challenge: humanity.challenge },
  })
}
