import type {
  dynamicProvidersRequest,
  PaymentProvider,
  providersRequest,
} from '@camping/contract/payment.schemas.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { PaymentsContext } from '../payment-context.ts'
import { allocatePaid } from '../../booking/balance/allocate-paid.ts'
import { minorOfMajor } from '@camping/contract/major-amount.ts'
import { payableBooking } from './payable-booking.ts'
import type { BookingRow } from './payment-order.ts'
import { feeOf } from '../providers/offered-method.ts'
import { giftVoucher } from '../providers/gift-voucher/gift-voucher.ts'
import { bookingBalance, stillDue } from '../../booking/balance/settle-booking.ts'

type Context = Pick<PaymentsContext, 'brand' | 'siteCode' | 'headers' | 'db' | 'payments'>

/**
 * Lists the providers for a booking, an entry for each method, with its fee for every rate and for the whole open amount
 * (payment-2, payment-20).
 */
export async function listProviders(
  { bookingId, cartId }: z.output<typeof providersRequest>,
  context: Context,
): Promise<PaymentProvider[]> {
  const booking = await payableBooking(context.db, { bookingRef: bookingId, cartId }, context)
  return await providersOf(booking, undefined, context)
}

/** The same for one amount; `fullFeeAmount` is the fee for it. */
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
  // A customer who names an amount may be about to pay for a change of a fully paid booking.
  const isOver = booking.state === 'cancelled'
  if (!isPayable || (open === 0 && (isOver || amount === undefined))) return []
  const { currency } = booking
  const offered = payments.offered(booking.brand, booking.site_code).flatMap(({ provider, methods }) =>
    methods.map((method) => ({
      paymentProviderIdentifier: provider,
      paymentMethodIdentifier: method.id,
      feePrices: rates.map((rate) => ({
        rateIndex: rate.index,
        amount: feeOf(method, { amount: rate.amount - rate.covered, currency }),
        currency,
      })),
      fullFeeAmount: feeOf(method, { amount: amount ?? open, currency }),
      currency,
    })),
  )
  // A voucher is no means of payment alone: starting one does nothing.
  if (offered.length === 0) return []
  const free = rates.map(({ index }) => ({ rateIndex: index, amount: 0, currency }))
  return [...offered, { ...giftVoucher, feePrices: free, fullFeeAmount: 0, currency }]
}

/**
 * The open amount of a booking and of each of its rates. 0 where the state allows no payment: a request. Of a
 * cancelled booking the open part of the cost of cancelling, which no rate belongs to (rule booking-16).
 * @param owed the payable amount after a change that this payment is for
 */
export async function openAmounts(db: Kysely<Database>, booking: BookingRow, owed?: number) {
  const stored = await db
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status'])
    .where('booking_id', '=', booking.id)
    .orderBy('rank')
    .execute()
  const balance = await bookingBalance(db, booking.id)
  const { paid, payable, chosen, besideCard } = balance
  // The shop charges nothing before a site has accepted.
  const isPayable = booking.state !== 'requested'
  const open = isPayable ? stillDue({ ...balance, payable: owed ?? payable }) : 0
  const live = booking.state === 'cancelled' ? [] : stored
  return { isPayable, open, rates: allocatePaid(paid + besideCard, live, chosen) }
}
