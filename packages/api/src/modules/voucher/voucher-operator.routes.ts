import * as endpoints from '@camping/contract/voucher-operator.endpoints.ts'
import * as schemas from '@camping/contract/voucher-operator.schemas.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { serveForOperator, type ServedEndpoint } from '../../server/serve.ts'
import { issueVoucher, listVouchers } from './vouchers.ts'

/** What `npm run operator -- vouchers` and `voucher` ask for. */
export const voucherOperatorRoutes: readonly ServedEndpoint[] = [
  serveForOperator(
    endpoints.listVouchers,
    { request: schemas.vouchersRequest, reply: schemas.vouchers, summary: 'Gift vouchers and their sums' },
    async (_request, { db }) =>
      (await listVouchers(db)).map((voucher) => ({
        ...voucher,
        createdAt: voucher.createdAt.toISOString(),
      })),
  ),
  serveForOperator(
    endpoints.issueVoucher,
    { request: schemas.issueVoucherRequest, reply: schemas.issuedVoucher, summary: 'Make a gift voucher' },
    async (request, { db, brands, log }) => {
      if (!brands.has(request.brand))
        throw new ProblemError({ type: 'unknown-brand', status: 404, title: 'No such brand is served' })
      const issued = await issueVoucher(db, request)
      // Never the code.
      log.info({ id: issued.id, amount: request.amount }, 'Operator issued a voucher')
      return issued
    },
  ),
]
