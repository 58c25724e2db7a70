import * as endpoints from '@camping/contract/payment-operator.endpoints.ts'
import * as schemas from '@camping/contract/payment-operator.schemas.ts'
import { z } from 'zod'
import { serveForOperator, type PaymentEndpoint } from '../payment-serving.ts'
import { listPaymentTasks } from './list-payment-tasks.ts'
import { refundedByHand, runRefund } from './run-refund.ts'
import { comparedByHand } from './unchecked-refunds.ts'
import { resolveUnmatched } from '../ledger/unmatched-payments.ts'

/** The handlers behind `npm run operator -- payments` and related commands. */
export const paymentOperatorRoutes: readonly PaymentEndpoint[] = [
  serveForOperator(
    endpoints.listPaymentTasks,
    {
      request: schemas.paymentTasksRequest,
      reply: schemas.paymentTasks,
      summary: 'Money that waits for a person',
    },
    (_request, { db }) => listPaymentTasks(db),
  ),
  serveForOperator(
    endpoints.resolveUnmatched,
    {
      request: schemas.resolveUnmatchedRequest,
      reply: z.object({}),
      summary: 'What unmatched money was for',
    },
    async (request, { db, log }) => {
      await resolveUnmatched(db, request)
      log.info({ id: request.id }, 'Operator resolved unmatched money')
      return {}
    },
  ),
  serveForOperator(
    endpoints.runRefund,
    { request: schemas.refundRequest, reply: schemas.refundReply, summary: 'Pay a refund out' },
    async ({ id }, context) => {
      const outcome = await runRefund(id, context)
      context.log.info({ id, outcome }, 'Operator ran a refund')
      return { outcome }
    },
  ),
  serveForOperator(
    endpoints.refundedByHand,
    {
      request: schemas.refundedByHandRequest,
      reply: schemas.refundReply,
      summary: 'A refund was paid in another way',
    },
    async ({ id, note }, context) => {
      const isDone = await refundedByHand(id, note, context)
      context.log.info({ id, isDone }, 'Operator refunded by hand')
      return { outcome: isDone ? 'done' : 'not-open' }
    },
  ),
  serveForOperator(
    endpoints.comparedByHand,
    {
      request: schemas.refundedByHandRequest,
      reply: schemas.refundReply,
      summary: 'A sent refund was compared with the books of the provider',
    },
    async ({ id, note }, context) => {
      const isDone = await comparedByHand(id, note, context)
      context.log.info({ id, isDone }, 'Operator compared a refund')
      return { outcome: isDone ? 'done' : 'not-open' }
    },
  ),
]
