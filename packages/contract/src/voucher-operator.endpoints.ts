import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  IssuedVoucher,
  Vouchers,
  issueVoucherRequest,
  vouchersRequest,
} from './voucher-operator.schemas.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

export const listVouchers = endpoint<z.input<typeof vouchersRequest>, Vouchers>(
  'GET',
  'operator/vouchers',
  'root',
)
/** Issues a voucher; only this reply contains its code. 404 for a brand that is not served. */
export const issueVoucher = endpoint<z.input<typeof issueVoucherRequest>, IssuedVoucher>(
  'POST',
  'operator/vouchers',
  'root',
)
