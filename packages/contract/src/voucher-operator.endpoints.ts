import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  IssuedVoucher,
  Vouchers,
  issueVoucherRequest,
  vouchersRequest,
} from './voucher-operator.schemas.ts'

// For whoever runs the shop, with the operator's token (docs/decisions/126); not for browsers.

export const listVouchers = endpoint<z.input<typeof vouchersRequest>, Vouchers>(
  'GET',
  'operator/vouchers',
  'root',
)
/** Makes a voucher; its code is in this answer and nowhere else. 404 for a brand that is not served. */
export const issueVoucher = endpoint<z.input<typeof issueVoucherRequest>, IssuedVoucher>(
  'POST',
  'operator/vouchers',
  'root',
)
