import * as endpoints from '@camping/contract/voucher-operator.endpoints.ts'
import * as schemas from '@camping/contract/voucher-operator.schemas.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serveForOperator, type CatalogueEndpoint } from '../../catalogue/search/catalogue-serving.ts'
import { issueVoucher, listVouchers } from './vouchers.ts'

/** The handlers behind `npm run operator -- vouchers` and `voucher`. */
export const voucherOperatorRoutes: readonly CatalogueEndpoint[] = [
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
      // Never log the code.
      log.info({ id: issued.id, amount: request.amount }, 'Operator issued a voucher')
      return issued
    },
  ),
]
