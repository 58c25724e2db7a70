import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type {
  BuyVoucherRequest,
  StartedPurchase,
  VoucherPurchase,
  voucherPurchaseRequest,
  VoucherSale,
  voucherSaleRequest,
} from './voucher-sale.schemas.ts'

/** What is sold, and how it can be paid. 404 where the edition sells no gift vouchers; so are the others. */
export const getVoucherSale = endpoint<z.input<typeof voucherSaleRequest>, VoucherSale>(
  'GET',
  'gift-vouchers',
)
/**
 * Orders a gift voucher and starts its payment. 400 `validation` for an amount outside the limits or a method that is not offered,
 * `no-purchase-key`; 409 `in-progress`; 422 `idempotency-key-reused`; 429 `too-many-attempts`; 502 `payment-failed`.
 */
export const buyVoucher = endpoint<BuyVoucherRequest, StartedPurchase>('POST', 'gift-vouchers/purchases')
/** A purchase by its address. */
export const getVoucherPurchase = endpoint<z.input<typeof voucherPurchaseRequest>, VoucherPurchase>(
  'GET',
  'gift-vouchers/purchases/{address}',
)
/** The gift voucher on paper, for the buyer's browser; 404 for others and before it is issued. */
export const voucherDocument = endpoint<z.input<typeof voucherPurchaseRequest>, never>(
  'GET',
  'gift-vouchers/purchases/{address}/document',
)
