import * as endpoints from '@camping/contract/sale-operator.endpoints.ts'
import * as schemas from '@camping/contract/sale-operator.schemas.ts'
import { serveForOperator, type PaymentEndpoint } from '../payment-serving.ts'
import { listPurchases, listWithdrawals } from './list-sale.ts'
import { resolveWithdrawal } from './resolve-withdrawal.ts'

/** The handlers behind `npm run operator -- purchases`, `withdrawals` and `withdrawal`. */
export const saleOperatorRoutes: readonly PaymentEndpoint[] = [
  serveForOperator(
    endpoints.listPurchases,
    { request: schemas.purchasesRequest, reply: schemas.purchases, summary: 'Sold gift vouchers' },
    (_request, { db }) => listPurchases(db),
  ),
  serveForOperator(
    endpoints.listWithdrawals,
    {
      request: schemas.withdrawalsRequest,
      reply: schemas.withdrawals,
      summary: 'Statements of withdrawal that wait for a person',
    },
    (_request, { db }) => listWithdrawals(db),
  ),
  serveForOperator(
    endpoints.resolveWithdrawal,
    {
      request: schemas.resolveWithdrawalRequest,
      reply: schemas.resolvedWithdrawal,
      summary: 'Close a statement of withdrawal',
    },
    (request, { db }) => resolveWithdrawal(request, db),
  ),
]
