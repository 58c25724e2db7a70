import type {
  dynamicProvidersRequest,
  PaymentProvider,
  providersRequest,
} from '@camping/contract/payment.schemas.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { allocatePaid } from './allocate-paid.ts'
import { minorOfMajor } from './major-amount.ts'
import { payableBooking } from './payable-booking.ts'
import type { BookingRow } from './payment-order.ts'
import { feeOf } from './payments.ts'
import { giftVoucher } from './providers/gift-voucher/gift-voucher.ts'
import { bookingBalance } from './settle-booking.ts'

type Context = Pick<ApiContext, 'brand' | 'headers' | 'db' | 'payments'>

/** The providers of a booking with what each costs on top, for every rate and for all that is open (SPEC.md §7). */
export async function listProviders(
  { bookingId, cartId }: z.output<typeof providersRequest>,
  context: Context,
): Promise<PaymentProvider[]> {
  const booking = await payableBooking(context.db, { bookingRef: bookingId, cartId }, context)
  return await providersOf(booking, undefined, context)
}

/** The same for an amount: `fullFeeAmount` is the fee for that. */
export async function listDynamicProviders(
  { bookingId, cartId, amount }: z.output<typeof dynamicProvidersRequest>,
  context: Context,
): Promise<PaymentProvider[]> {
  const booking = await payableBooking(context.db, { bookingRef: bookingId, cartId }, context)
  return await providersOf(booking, minorOfMajor(amount), context)
}

async function providersOf(
  booking: BookingRow,
  amount: number | undefined,
  { db, payments }: Context,
): Promise<PaymentProvider[]> {
  const { isPayable, open, rates } = await openAmounts(db, booking)
  // Somebody who names an amount may be about to pay for a change of a booking that is paid.
  if (!isPayable || (open === 0 && amount === undefined)) return []
  const { currency } = booking
  const offered = payments.of(booking.brand, booking.site_code).map((account) => ({
    paymentProviderIdentifier: account.provider,
    paymentMethodIdentifier: 'card',
    feePrices: rates.map((rate) => ({
      rateIndex: rate.index,
      amount: feeOf(account, rate.amount - rate.covered),
      currency,
    })),
    fullFeeAmount: feeOf(account, amount ?? open),
    currency,
  }))
  // A voucher alone would be a means of payment that does nothing.
  if (offered.length === 0) return []
  const free = rates.map(({ index }) => ({ rateIndex: index, amount: 0, currency }))
  return [...offered, { ...giftVoucher, feePrices: free, fullFeeAmount: 0, currency }]
}

/**
 * What is open of a booking, and of each of its rates. 0 where nothing may be paid: requested, cancelled.
 * @param owed what will be owed to us, where it changes with this payment
 */
export async function openAmounts(db: Kysely<Database>, booking: BookingRow, owed?: number) {
  const stored = await db
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status'])
    .where('booking_id', '=', booking.id)
    .orderBy('index')
    .execute()
  const { paid, payable } = await bookingBalance(db, booking.id)
  // Nothing is charged before a site has said yes, or after the end.
  const isPayable = booking.state === 'confirmed' || booking.state === 'completed'
  const open = isPayable ? Math.max(0, (owed ?? payable) - paid) : 0
  return { isPayable, open, rates: allocatePaid(paid, stored) }
}
