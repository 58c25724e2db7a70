import type {
  BookingExtra,
  BookingExtras,
  BookingExtrasReply,
  bookingExtrasRequest,
  bookingExtrasUpdate,
} from '@camping/contract/booking-extras.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { needCode } from '../booking-code/need-code.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { loadSiteExtras, mostOf, type SiteExtra } from '../../booking/pricing/site-extras.ts'
import { bookingBalance, stillDue } from '../../booking/balance/settle-booking.ts'
import type { MarketRate } from '../../catalogue/pricing/pricing.types.ts'
import { toMarketAmount } from '../../catalogue/pricing/to-market-amount.ts'
import { applyExtras } from '../../booking/changes/apply-extras.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { bookedExtras } from '../../booking/changes/booked-extras.ts'
import { checkExtrasRule } from '../../booking/changes/extras-rule.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { partyOf, priceExtraLine, quoteExtras, rateOf } from '../../booking/changes/quote-extras.ts'
import { recordExtras } from '../../booking/changes/record-extras.ts'
import { actorOf } from '../../booking/log/record-change.ts'

type BookingRow = Selectable<Database['bookings']>
type Update = z.output<typeof bookingExtrasUpdate>

/**
 * The extras of a customer's booking: booked ones, available ones, and the price of each quantity.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getExtras(
  { bookingId }: z.output<typeof bookingExtrasRequest>,
  context: SignedInContext,
): Promise<BookingExtras> {
  return await extrasOf(context.db, await customerBookingRow(context.db, { bookingId }, context), context)
}

/**
 * Changes the extras of a customer's booking as far as its rule allows, at the shown difference. Where the rule
 * requires payment of an increase, the payment makes the change (payment/paid-extras.ts). The log records the
 * actor in both cases.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`, 409
 * `changes-not-allowed`, 409 `price-changed`, and as `quoteExtras`.
 */
export async function putExtras(
  { bookingId, extras, acceptedDifference }: Update,
  context: SignedInContext,
): Promise<BookingExtrasReply> {
  return await runTransaction(context.db, async (transaction) => {
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    needCode(context.session)
    const { rule, booked } = await checkExtrasRule(transaction, {
      row,
      wished: extras,
      today: context.today(),
    })
    const quote = await quoteExtras(transaction, row.id, extras)
    if (quote.difference !== acceptedDifference) throw differenceChanged(quote.difference)
    const mustPay = rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT' && quote.difference > 0
    if (quote.isChange) {
      if (!mustPay) await applyExtras(transaction, row.id, extras)
      await recordExtras(transaction, { quote, booked, isAwaited: mustPay }, actorOf(context.session))
    }
    const present = await extrasOf(
      transaction,
      await customerBookingRow(transaction, { bookingId }, context),
      context,
    )
    return {
      ...present,
      outcome: mustPay ? 'payment-required' : 'changed',
      toPay: mustPay ? present.due + quote.difference : 0,
    }
  })
}

async function extrasOf(
  db: Kysely<Database>,
  row: BookingRow,
  { messages, today }: SignedInContext,
): Promise<BookingExtras> {
  const offered = await loadSiteExtras(db, row.site_id, messages)
  const booked = await bookedExtras(db, row.id)
  const agreed = await db
    .selectFrom('price_lines')
    .select(['extra_id', 'amount'])
    .where('booking_id', '=', row.id)
    .where('extra_id', 'is not', null)
    .execute()
  const rate = await rateOf(db, row)
  const { extras: terms } = await presentTerms(db, row, today())
  const due = stillDue(await bookingBalance(db, row.id))
  const extras = offered.flatMap((extra) => {
    const quantity = booked.get(extra.id) ?? 0
    const most = Math.max(quantity, mostOf(extra, partyOf(row)))
    if (most === 0) return []
    const amount = agreed.find(({ extra_id }) => extra_id === extra.id)?.amount ?? 0
    const isOpen = allowsChanges(terms.rule) && (terms.rule !== 'EXISTING_ONLY_ALLOWED' || quantity > 0)
    return [offeredExtra(extra, { quantity, amount, most, row, rate, isOpen })]
  })
  return { extras, currency: row.currency, due, terms }
}

interface Counted {
  readonly quantity: number
  /** The price of the booked quantity. */
  readonly amount: number
  readonly most: number
  readonly row: BookingRow
  readonly rate: MarketRate
  readonly isOpen: boolean
}

function offeredExtra(
  extra: SiteExtra,
  { quantity, amount, most, row, rate, isOpen }: Counted,
): BookingExtra {
  const given = { offered: [extra], booking: row, rate }
  return {
    id: extra.id,
    name: extra.name,
    text: extra.text,
    unit: extra.unit,
    price: toMarketAmount(extra.price, rate),
    min: extra.min,
    max: most,
    fromAge: extra.fromAge ?? null,
    toAge: extra.toAge ?? null,
    payableAt: extra.payableAt,
    quantity,
    amount,
    changeable: isOpen && extra.changeable,
    amounts: Array.from({ length: most + 1 }, (_, count) =>
      count === quantity ? amount : (priceExtraLine({ id: extra.id, quantity: count }, given)?.amount ?? 0),
    ),
  }
}

function differenceChanged(difference: number): ProblemError {
  return new ProblemError({
    type: 'price-changed',
    status: 409,
    title: 'The price has changed',
    extensions: { difference },
  })
}
