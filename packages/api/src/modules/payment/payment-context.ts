import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiContext } from '../../server/api-context.ts'
import type { Payments } from './payments.ts'

/** What starting a payment needs to know of the asking edition. */
export type StartContext = Pick<
  ApiContext,
  'brand' | 'siteCode' | 'market' | 'headers' | 'db' | 'payments' | 'originOf' | 'log' | 'today'
>

/** What everything else needs: notices, looks and refunds happen without an edition that asks. */
export interface PaymentContext {
  readonly db: Kysely<Database>
  readonly payments: Payments
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
}
