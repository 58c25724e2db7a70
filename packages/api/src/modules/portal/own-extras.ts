import type {
  OwnExtra,
  OwnExtras,
  OwnExtrasReply,
  ownExtrasRequest,
  ownExtrasUpdate,
} from '@camping/contract/own-extras.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { loadSiteExtras, mostOf, type SiteExtra } from '../booking/site-extras.ts'
import { bookingBalance } from '../payment/settle-booking.ts'
import type { MarketRate } from '../pricing/pricing.types.ts'
import { toMarketAmount } from '../pricing/to-market-amount.ts'
import { applyExtras } from './apply-extras.ts'
import { presentTerms } from './change-rules.ts'
import { bookedExtras } from './booked-extras.ts'
import { checkExtrasRule } from './extras-rule.ts'
import { ownBookingRow } from './own-booking-row.ts'
import { partyOf, priceAnew, quoteExtras, rateOf } from './quote-extras.ts'
import { actorOf, recordChange } from './record-change.ts'

type BookingRow = Selectable<Database['bookings']>
type Update = z.output<typeof ownExtrasUpdate>

/**
 * The extras of a booking of one's own: what is booked, what there is, and what each quantity costs.
 * @throws ProblemError 404 for a foreign booking as for none.
 */
export async function getOwnExtras(
  { bookingId }: z.output<typeof ownExtrasRequest>,
  context: SignedInContext,
): Promise<OwnExtras> {
  return await extrasOf(context.db, await ownBookingRow(context.db, { bookingId }, context), context)
}

/**
 * Gives a booking of one's own other extras, as far as its rule lets it, at the difference that was seen. Where the rule asks for
 * payment and more is owed than before, nothing changes yet: the payment does it (payment/paid-extras.ts). The log says who
 * wanted it in both cases.
 * @throws ProblemError 404 for a foreign booking as for none, 409 `changes-not-allowed`, 409 `price-changed`, and as
 * `quoteExtras`.
 */
export async function putOwnExtras(
  { bookingId, extras, acceptedDifference }: Update,
  context: SignedInContext,
): Promise<OwnExtrasReply> {
  return await runTransaction(context.db, async (transaction) => {
    const row = await ownBookingRow(transaction, { bookingId, lock: true }, context)
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
      await recordChange(
        transaction,
        {
          bookingId: row.id,
          what: 'extras',
          before: { extras: [...booked].map(([id, quantity]) => ({ id, quantity })) },
          after: {
            extras: quote.extras,
            difference: quote.difference,
            ...(mustPay && { awaits: 'payment' }),
          },
        },
        actorOf(context.session),
      )
    }
    const present = await extrasOf(
      transaction,
      await ownBookingRow(transaction, { bookingId }, context),
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
): Promise<OwnExtras> {
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
  const { paid, payable } = await bookingBalance(db, row.id)
  const extras = offered.flatMap((extra) => {
    const quantity = booked.get(extra.id) ?? 0
    const most = Math.max(quantity, mostOf(extra, partyOf(row)))
    if (most === 0) return []
    const amount = agreed.find(({ extra_id }) => extra_id === extra.id)?.amount ?? 0
    const isOpen = allowsChanges(terms.rule) && (terms.rule !== 'EXISTING_ONLY_ALLOWED' || quantity > 0)
    return [ownExtra(extra, { quantity, amount, most, row, rate, isOpen })]
  })
  return { extras, currency: row.currency, due: Math.max(0, payable - paid), terms }
}

interface Counted {
  readonly quantity: number
  /** Of what is booked. */
  readonly amount: number
  readonly most: number
  readonly row: BookingRow
  readonly rate: MarketRate
  readonly isOpen: boolean
}

function ownExtra(extra: SiteExtra, { quantity, amount, most, row, rate, isOpen }: Counted): OwnExtra {
  const given = { offered: [extra], booking: row, rate }
  return {
    id: extra.id,
    name: extra.name,
    text: extra.text,
    unit: extra.unit,
    price: toMarketAmount(extra.price, rate.ppm),
    min: extra.min,
    max: most,
    fromAge: extra.fromAge ?? null,
    toAge: extra.toAge ?? null,
    payableAt: extra.payableAt,
    quantity,
    amount,
    changeable: isOpen && extra.changeable,
    amounts: Array.from({ length: most + 1 }, (_, count) =>
      count === quantity ? amount : (priceAnew({ id: extra.id, quantity: count }, given)?.amount ?? 0),
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
