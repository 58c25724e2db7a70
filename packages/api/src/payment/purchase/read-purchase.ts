import type { VoucherPurchase, voucherPurchaseRequest } from '@camping/contract/voucher-sale.schemas.ts'
import { withdrawableUntil } from '@camping/editions/voucher-sale.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { maskEmail } from '../../booking/order/mask-email.ts'
import type { PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem-error.ts'
import { openText } from '../../platform/seal-text.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { resultOfState } from '../order/read-payment-order.ts'
import type { SaleContext } from '../payment-context.ts'
import { purchaseKeyOf } from './place-purchase.ts'

type Context = Pick<SaleContext, 'db' | 'brand' | 'siteCode' | 'headers' | 'voucherSale'>

/**
 * A purchase for whoever knows its address. The code, and what names a person, are for the browser alone that has bought it: the
 * address may be in a history or a forwarded link.
 * @throws ProblemError 404, also where no gift vouchers are sold.
 */
export async function readPurchase(
  { address }: z.output<typeof voucherPurchaseRequest>,
  context: Context,
): Promise<VoucherPurchase> {
  const purchase = await purchaseAt(address, context)
  const key = buyerKey(purchase, context)
  const { amount, currency, valid_until: validUntil, created_at: boughtAt, email } = purchase
  return {
    state: await stateOf(context.db, purchase),
    amount,
    currency,
    validUntil,
    withdrawableUntil: withdrawableUntil(context.siteCode, boughtAt),
    boughtAt: boughtAt.toISOString(),
    email: maskEmail(email),
    purchaseRef: key ? purchase.purchase_ref : null,
    code: key ? codeOf(purchase, key) : null,
    recipient: key ? purchase.recipient : null,
    message: key ? purchase.message : null,
  }
}

/** @throws ProblemError 404 for an address of another edition, and where no gift vouchers are sold. */
export async function purchaseAt(
  address: string,
  { db, brand, siteCode, voucherSale }: Context,
): Promise<PurchaseRow> {
  const row = voucherSale
    ? await db
        .selectFrom('voucher_purchases')
        .selectAll()
        .where('address', '=', address)
        .where('brand', '=', brand)
        .where('site_code', '=', siteCode)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound()
  return row
}

/** The key of the browser that has bought it; undefined in every other one. */
export function buyerKey(purchase: PurchaseRow, { headers }: Pick<Context, 'headers'>): string | undefined {
  const key = purchaseKeyOf(headers)
  return key && hashToken(key) === purchase.key_hash ? key : undefined
}

/** The code of a voucher that pays; null before it is issued, and once its purchase is withdrawn. */
export const codeOf = (
  { voucher_id: voucherId, withdrawn_at: withdrawnAt, sealed_code: sealed }: PurchaseRow,
  key: string,
): string | null =>
  voucherId === null || withdrawnAt !== null ? null : openText('voucher code', sealed, key)

async function stateOf(
  db: Kysely<Database>,
  { id, ledger_id: paidBy, voucher_id: voucherId, withdrawn_at: withdrawnAt }: PurchaseRow,
): Promise<VoucherPurchase['state']> {
  if (withdrawnAt !== null) return 'withdrawn'
  if (voucherId !== null) return 'issued'
  if (paidBy !== null) return 'paid'
  const { state } = await db
    .selectFrom('payment_orders')
    .select('state')
    .where('purchase_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const result = resultOfState[state]
  // Money that came in and does not pay the purchase goes back.
  return result === 'expired' || result === 'paid' ? 'failed' : result
}
