import type {
  BookingDiscountQuote,
  bookingDiscountQuoteRequest,
  bookingDiscountRequest,
} from '@camping/contract/booking-discount.schemas.ts'
import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import type { Selectable, Transaction } from 'kysely'
import type { z } from 'zod'
import { planDiscount } from '../../booking/stay-change/plan-discount.ts'
import { recordUse } from '../../booking/discount/redeem-discount.ts'
import { tryCode } from '../../booking/discount/try-code.ts'
import { once } from '../../booking/idempotency.ts'
import { actorOf } from '../../booking/log/record-change.ts'
import { quoteByDoing } from '../../booking/quote-by-doing.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { changeStay } from '../../booking/stay-change/change-stay.ts'
import { concludeChange } from '../../booking/stay-change/conclude-change.ts'
import { stayQuoteChanged } from '../../booking/stay-change/stay-problems.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import type { Database } from '../../platform/db/schema.ts'
import { needCode } from '../booking-code/need-code.ts'
import type { SignedInContext } from '../customer-context.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * What a discount code would take off a customer's booking: the change itself, taken back (decisions 247, 286).
 * @throws ProblemError 404 for another customer's booking as for none, 409 as `planDiscount`, 429 `too-many-attempts`.
 */
export async function quoteBookingDiscount(
  { bookingId, code }: z.output<typeof bookingDiscountQuoteRequest>,
  context: SignedInContext,
): Promise<BookingDiscountQuote> {
  return await tryCode(context, () =>
    quoteByDoing(context.db, async (transaction) => {
      const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
      return (await enterCode(transaction, row, { typed: code, today: context.today() })).quote
    }),
  )
}

/**
 * Takes a discount code off a customer's booking at the shown amounts, with a mail to the booker and an entry in the log that names the
 * actor; in one transaction, and once per key.
 * @throws ProblemError as the quote; 403 `code-needed`, 409 `quote-changed` with the present `quote`, 409 `in-progress` and 422
 * `idempotency-key-reused` (idempotency.ts).
 */
export async function addBookingDiscount(
  { idempotencyKey: key, ...request }: z.output<typeof bookingDiscountRequest>,
  context: SignedInContext,
): Promise<BookingDiscountQuote> {
  const { bookingId, code, acceptedTotal, acceptedDue, acceptedRefund } = request
  const scope = `booking-discount:${context.brand}:${bookingId}`
  return await tryCode(context, () =>
    runTransaction(context.db, async (transaction) => {
      // First, so that only the owner gets a stored reply.
      const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
      needCode(context.session)
      return await once(transaction, { scope, key, request }, async () => {
        const { quote, change } = await enterCode(transaction, row, { typed: code, today: context.today() })
        const { total, due, refund } = quote
        if (total.after !== acceptedTotal || due !== acceptedDue || refund !== acceptedRefund)
          throw stayQuoteChanged(quote)
        const actor = actorOf(context.session)
        await concludeChange(transaction, { row, quote: change, actor, what: 'discount' })
        return quote
      })
    }),
  )
}

/** The code of a locked booking, its use, and what follows for its rates and refunds. */
async function enterCode(
  transaction: Transaction<Database>,
  row: BookingRow,
  wish: { typed: string; today: string },
): Promise<{ quote: BookingDiscountQuote; change: StayChangeQuote }> {
  const { discountId, applied, planned } = await planDiscount(transaction, row, wish)
  const { quote: change } = await changeStay(transaction, row, planned)
  await recordUse(transaction, { discountId, bookingId: row.id })
  const { before, after, currency, paid, due, refund, rates, cancellationSteps } = change
  const { code, amount } = applied
  const total = { before: before.total, after: after.total }
  return { quote: { code, amount, total, currency, paid, due, refund, rates, cancellationSteps }, change }
}
