import { purchaseKeyHeader, type buyVoucherRequest } from '@camping/contract/voucher-sale.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { validUntilOf, type VoucherSale } from '@camping/editions/voucher-sale.ts'
import { sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type OfferedText, storeTextsOf } from '../../booking/agreed/store-texts.ts'
import { newOrderNumber } from '../../booking/balance/order-number.ts'
import { newBookingRef } from '../../booking/cart/random-ids.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { lockPurchase, type PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import { hashVoucherCode, hintOfCode, newVoucherCode } from '../../booking/voucher/voucher-code.ts'
import type { SaleTag } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { invalid, ProblemError } from '../../platform/problem-error.ts'
import { sealText } from '../../platform/seal-text.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { insertOrder } from '../order/order-store.ts'
import { type LockedPurchaseOrder, newOrderId } from '../order/payment-order.ts'
import { paymentFailed } from '../order/payment-problems.ts'
import { openingSeconds, takeUpOrder } from '../order/take-up-order.ts'
import type { SaleContext } from '../payment-context.ts'
import type { ProviderAccount } from '../providers/provider-account.ts'

type Request = z.output<typeof buyVoucherRequest>
type Context = SaleContext & { readonly voucherSale: VoucherSale }

const saleTags: readonly SaleTag[] = ['voucher-terms', 'withdrawal']

/** The key of the buyer's browser; undefined without one and for an invalid one. */
export function purchaseKeyOf(headers: SaleContext['headers']): string | undefined {
  const key = headers[purchaseKeyHeader]
  return typeof key === 'string' && /^[\w-]{43}$/.test(key) ? key : undefined
}

/**
 * Saves a purchase with its attempt to pay before the provider is called, or finds those of an earlier request with the same key
 * to resume them.
 */
export async function placePurchase(
  request: Request,
  context: Context,
): Promise<LockedPurchaseOrder & { readonly account: ProviderAccount }> {
  const { db, payments, brand, siteCode } = context
  const key = purchaseKeyOf(context.headers)
  if (!key)
    throw new ProblemError({ type: 'no-purchase-key', status: 400, title: 'No browser to sell a voucher to' })
  const account = payments.offered(brand, siteCode).find(({ provider }) => provider === request.provider)
  if (!account) throw paymentFailed()
  if (!account.methods.some(({ id }) => id === request.paymentMethod))
    throw invalid(
      'paymentMethod',
      `is not offered; there are ${account.methods.map(({ id }) => id).join(', ')}`,
    )
  const texts = await storeTextsOf(saleTags, context)
  return await runTransaction(db, async (transaction) => {
    const made = await insertPurchase(transaction, { request, key }, context)
    if (!made) return { ...(await resumePurchase(transaction, { request, key })), account }
    await recordTexts(transaction, made, texts)
    return {
      purchase: made,
      order: await insertAttempt(transaction, { purchase: made, request, account }),
      account,
    }
  })
}

/** Undefined when the browser has sent a request with this key before. */
async function insertPurchase(
  transaction: Transaction<Database>,
  { request, key }: { request: Request; key: string },
  { brand, siteCode, currency, voucherSale, now }: Context,
): Promise<PurchaseRow | undefined> {
  const { amount, recipient, message, buyerName: buyer_name, email, idempotencyKey } = request
  const code = newVoucherCode()
  return await transaction
    .insertInto('voucher_purchases')
    .values({
      purchase_ref: newBookingRef(),
      address: newOrderId(),
      brand,
      site_code: siteCode,
      amount,
      currency,
      valid_until: validUntilOf(voucherSale, siteCode, now()),
      buyer_name,
      email,
      recipient,
      message,
      key_hash: hashToken(key),
      idempotency_key: idempotencyKey,
      request_hash: hashOf(request),
      code_hash: hashVoucherCode(code),
      hint: hintOfCode(code),
      sealed_code: sealText('voucher code', code, key),
      unsent_code: code,
    })
    .onConflict((conflict) => conflict.columns(['key_hash', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function resumePurchase(
  transaction: Transaction<Database>,
  { request, key }: { request: Request; key: string },
): Promise<LockedPurchaseOrder> {
  const { id } = await transaction
    .selectFrom('voucher_purchases')
    .select('id')
    .where('key_hash', '=', hashToken(key))
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow()
  const purchase = await lockPurchase(transaction, id)
  const found = await transaction
    .selectFrom('payment_orders')
    .selectAll()
    .select(sql<boolean>`coalesce(locked_until > clock_timestamp(), false)`.as('is_locked'))
    .where('purchase_id', '=', id)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { purchase, order: await takeUpOrder(transaction, found, hashOf(request)) }
}

/** No method costs anything on top: what is paid is what the voucher is worth, and what a withdrawal gives back. */
async function insertAttempt(
  transaction: Transaction<Database>,
  { purchase, request, account }: { purchase: PurchaseRow; request: Request; account: ProviderAccount },
) {
  const number = newOrderNumber()
  const { id, address, amount, currency, site_code } = purchase
  return await insertOrder(transaction, {
    id: newOrderId(),
    state: 'created',
    number,
    purchase_id: id,
    provider: request.provider,
    merchant_id: account.merchantId,
    method: account.tellsMethodsApart ? request.paymentMethod : '',
    amount,
    currency,
    return_path: buildPath(site_code as Context['siteCode'], 'voucherBought', { address }),
    request_hash: hashOf(request),
    open_request_id: `open-${number}`,
    open_tries: 1,
    capture_request_id: `capture-${number}`,
    next_look_at: sql<Date>`clock_timestamp() + interval '2 minutes'`,
    locked_until: sql<Date>`clock_timestamp() + ${openingSeconds} * interval '1 second'`,
    created_at: sql<Date>`clock_timestamp()`,
  })
}

async function recordTexts(
  transaction: Transaction<Database>,
  { id }: PurchaseRow,
  texts: readonly OfferedText<SaleTag>[],
): Promise<void> {
  if (texts.length === 0) return
  await transaction
    .insertInto('voucher_purchase_texts')
    .values(texts.map(({ tag, hash }) => ({ purchase_id: id, tag, text_hash: hash })))
    .execute()
}

/** What was asked for, in one order of its fields. */
const hashOf = (request: Request): string => {
  const { amount, recipient, message, buyerName, email, provider, paymentMethod } = request
  const asked = [amount, recipient, message, buyerName, email, provider, paymentMethod]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
