import * as endpoints from '@camping/contract/voucher-sale.endpoints.ts'
import * as schemas from '@camping/contract/voucher-sale.schemas.ts'
import { serve, serveFile, type PaymentEndpoint } from '../payment-serving.ts'
import { buyVoucher, readVoucherSale } from './buy-voucher.ts'
import { purchaseDocument } from './purchase-document.ts'
import { readPurchase } from './read-purchase.ts'
import { withdrawFromContract } from '@camping/contract/withdrawal.endpoints.ts'
import { withdrawal, withdrawalRequest } from '@camping/contract/withdrawal.schemas.ts'
import { withdraw } from '../withdrawal/withdraw.ts'

const perMinute = (max: number) => ({ max, windowMs: 60_000 })

/** The handlers of voucher-sale.endpoints.ts. */
export const purchaseRoutes: readonly PaymentEndpoint[] = [
  serve(
    endpoints.getVoucherSale,
    {
      request: schemas.voucherSaleRequest,
      reply: schemas.voucherSale,
      summary: 'Which gift vouchers are sold, and how they can be paid',
      rateLimit: perMinute(120),
    },
    (_request, context) => readVoucherSale(context),
  ),
  serve(
    endpoints.buyVoucher,
    {
      request: schemas.buyVoucherRequest,
      reply: schemas.startedPurchase,
      summary: 'Buy a gift voucher: orders it and starts its payment',
      rateLimit: perMinute(20),
    },
    buyVoucher,
  ),
  serve(
    endpoints.getVoucherPurchase,
    {
      request: schemas.voucherPurchaseRequest,
      reply: schemas.voucherPurchase,
      summary: 'A bought gift voucher; its code for the buyer’s browser alone',
      rateLimit: perMinute(120),
    },
    readPurchase,
  ),
  serveFile(
    endpoints.voucherDocument,
    {
      request: schemas.voucherPurchaseRequest,
      summary: 'A bought gift voucher on paper (PDF), for the buyer’s browser',
      // Drawing one takes some ten milliseconds of the only thread.
      rateLimit: perMinute(20),
    },
    purchaseDocument,
  ),
  serve(
    withdrawFromContract,
    {
      request: withdrawalRequest,
      reply: withdrawal,
      summary: 'Withdraw from a contract',
      rateLimit: perMinute(20),
    },
    withdraw,
  ),
]
