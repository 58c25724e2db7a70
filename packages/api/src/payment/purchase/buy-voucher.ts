import type {
  buyVoucherRequest,
  StartedPurchase,
  VoucherSale,
} from '@camping/contract/voucher-sale.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { isSoldAmount, validUntilOf } from '@camping/editions/voucher-sale.ts'
import type { z } from 'zod'
import { countAttempt, type AttemptLimit } from '../../platform/admission/attempt-limits.ts'
import { invalid, notFound } from '../../platform/problem-error.ts'
import { orderAddresses, returnPaths } from '../order/order-addresses.ts'
import { paidThingOf } from '../order/paid-thing.ts'
import { paymentFailed } from '../order/payment-problems.ts'
import { openPlaced } from '../order/start-payment.ts'
import type { SaleContext } from '../payment-context.ts'
import { placePurchase } from './place-purchase.ts'

const hour = 3600

/** More than a person buys, and few enough that nobody tries stolen cards here. */
const purchaseTries: readonly AttemptLimit[] = [
  { by: 'network', max: 10, seconds: hour },
  { by: 'range', max: 200, seconds: hour },
  { by: 'email', max: 20, seconds: 24 * hour },
]

/**
 * What an edition sells, and how it can be paid.
 * @throws ProblemError 404 where it sells no gift vouchers.
 */
export function readVoucherSale({
  brand,
  siteCode,
  currency,
  now,
  payments,
  voucherSale,
}: SaleContext): VoucherSale {
  if (!voucherSale) throw notFound()
  const { least, most, presets } = voucherSale
  return {
    currency,
    least,
    most,
    presets: [...presets],
    validUntil: validUntilOf(voucherSale, siteCode, now()),
    providers: payments
      .offered(brand, siteCode)
      .flatMap(({ provider, methods }) =>
        methods.map(({ id }) => ({ paymentProviderIdentifier: provider, paymentMethodIdentifier: id })),
      ),
  }
}

/**
 * Orders a gift voucher and starts its payment (payment-31). As with a booking each step is a commit of its own: a process that dies in
 * between leaves a row that a repeat can resume.
 * @throws ProblemError see voucher-sale.endpoints.ts.
 */
export async function buyVoucher(
  request: z.output<typeof buyVoucherRequest>,
  context: SaleContext,
): Promise<StartedPurchase> {
  const { voucherSale, siteCode, market, db, brand, clientAddress, sharedAttempts } = context
  if (!voucherSale) throw notFound()
  const { least, most } = voucherSale
  if (!isSoldAmount(voucherSale, request.amount))
    throw invalid('amount', `is not sold: ${least} to ${most} in whole units`)
  const origin = context.originOf(siteCode)
  // Without a host name of the edition the provider could not redirect back.
  if (!origin) throw paymentFailed()
  const who = { brand, siteCode, clientAddress, sharedAttempts, email: request.email }
  await countAttempt(db, { action: 'voucher-purchase', ...who }, purchaseTries)
  const { order, purchase, account } = await placePurchase(request, { ...context, voucherSale })
  const addresses = orderAddresses({
    origin,
    orderId: order.id,
    apiLocale: market.apiLocale,
    bookingRef: purchase.purchase_ref,
    // The return path contains the purchase's address, which the provider must not see.
    redirectUrl: buildPath(siteCode, 'home'),
    cancelPath: `${returnPaths.cancel}?orderIdHash=${order.id}`,
  })
  const started = await openPlaced({ order, account, paid: paidThingOf({ purchase }), addresses }, context)
  return { ...started, address: purchase.address }
}
