import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { CatalogueContext } from '../catalogue/search/catalogue-context.ts'
import type { Database } from '../platform/db/schema.ts'
import type { RootContext } from '../platform/server/request-context.ts'
import type { Payments } from './accounts/payments.ts'

/** The context of a handler that lets an edition's customers pay. */
export interface PaymentsContext extends CatalogueContext {
  readonly payments: Payments
}

/** The context of the operator's calls about payments, which belong to no edition. */
export interface PaymentRootContext extends RootContext {
  readonly payments: Payments
}

/** The part of an edition's context that paying with a gift voucher uses. */
export type VoucherContext = Pick<
  PaymentsContext,
  'brand' | 'siteCode' | 'headers' | 'db' | 'today' | 'takesVouchers' | 'clientAddress' | 'sharedAttempts'
>

/** The part of an edition's context that starting a payment uses. */
export type StartContext = Pick<
  PaymentsContext,
  'brand' | 'siteCode' | 'market' | 'headers' | 'db' | 'payments' | 'originOf' | 'log' | 'today'
>

/** The context of notices, polls and refunds, which run without an edition's request. */
export interface PaymentContext {
  readonly db: Kysely<Database>
  readonly payments: Payments
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
}

/** The part of an edition's context that the sale of gift vouchers uses. */
export type SaleContext = Pick<
  PaymentsContext,
  | 'brand'
  | 'siteCode'
  | 'market'
  | 'currency'
  | 'messages'
  | 'headers'
  | 'db'
  | 'payments'
  | 'originOf'
  | 'log'
  | 'now'
  | 'today'
  | 'legalText'
  | 'voucherSale'
  | 'identity'
  | 'clientAddress'
  | 'sharedAttempts'
>
