import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { refitRates } from '../balance/fit-rates.ts'
import { reclaimOverPayment } from '../balance/refund-tasks.ts'
import { bookingBalance, settleBooking, stillDue } from '../balance/settle-booking.ts'
import { noLongerAvailable, stayRefused } from '../booking-problems.ts'
import { stayRefusal } from '../cart/stay-refusal.ts'
import { presentTerms } from '../changes/change-rules.ts'
import { changesNotAllowed, rateOf } from '../changes/quote-extras.ts'
import { writeLines } from '../changes/write-lines.ts'
import { loadStayOffer, stayBetween, stayOf } from '../pricing/stay-offer.ts'
import type { Stay, StayOffer } from '../pricing/stay-offer.types.ts'
import { cancellationSteps, quoteOf } from '../stored/cancellation-steps.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'
import { compareLines } from './compare-lines.ts'
import { moveUnit } from './move-unit.ts'
import { partyOnArrival } from './party-on-arrival.ts'
import { type PricedChange, priceStayChange } from './price-stay-change.ts'
import { redateRates } from './redate-rates.ts'
import { belowCancellationCost, payFirst, stayOnRequest, stayUnchanged } from './stay-problems.ts'

type BookingRow = Selectable<Database['bookings']>

export interface WishedStay {
  readonly accommodationId: number
  /** 'YYYY-MM-DD' */
  readonly dateFrom: string
  readonly nights: number
}

/**
 * Gives a locked booking another stay, in the caller's transaction: its nights are given back and others taken, lines,
 * total, rates and refunds follow. Returns what became of it. The caller compares that with what was accepted, records
 * who did it, and may take everything back (decision 247: so a quote is made).
 * @throws ProblemError 409 before anything is written, or for the caller's transaction to take back: the rule of the
 * booking (`changes-not-allowed`), the wish (`stay-unchanged`, `stay-on-request`, `stay-of-age`, a rule of the site), the
 * money (`payment-first`, `below-cancellation-cost`) or the units (`no-longer-available`).
 */
export async function changeStay(
  transaction: Transaction<Database>,
  row: BookingRow,
  { wish, today }: { wish: WishedStay; today: string },
): Promise<StayChangeQuote> {
  // Before any date is calculated with: there are years that neither we nor the database have.
  if (wish.dateFrom < today) throw stayRefused('past')
  const stay = stayOf(wish.dateFrom, wish.nights)
  const { rule } = (await presentTerms(transaction, row, today)).stay
  if (!allowsChanges(rule) || rule === 'EXISTING_ONLY_ALLOWED') throw changesNotAllowed(rule)
  const isSame =
    wish.accommodationId === row.accommodation_id &&
    stay.dateFrom === row.date_from &&
    stay.dateTo === row.date_to
  if (isSame) throw stayUnchanged()
  const party = await partyOnArrival(transaction, row, stay.dateFrom)
  const offer = await offerOf(transaction, row, { accommodationId: wish.accommodationId, stay, party })
  const refusal = stayRefusal(offer, today)
  if (refusal) throw stayRefused(refusal)

  const rate = await rateOf(transaction, row)
  const priced = await priceStayChange(transaction, row, { offer, rate, today })
  const leastCost = await presentCost(transaction, row, today)
  if (priced.payable < leastCost) throw belowCancellationCost(leastCost)
  if (rule === 'CHANGES_ALLOWED_REQUIRES_PAYMENT' && priced.payable > row.payable) throw payFirst()
  const unitId = await moveUnit(transaction, row, { accommodationId: wish.accommodationId, stay })
  await writeLines(transaction, row.id, priced.lines)
  const exchange = exchangeOf(
    priced.lines.map(({ line }) => line),
    rate,
  )
  const changed = await transaction
    .updateTable('bookings')
    .set({
      accommodation_id: wish.accommodationId,
      unit_id: unitId,
      date_from: stay.dateFrom,
      date_to: stay.dateTo,
      child_ages: [...party.childAges],
      total: priced.total,
      on_site_total: priced.total - priced.payable,
      exchange_ppm: exchange?.ppm ?? null,
      exchange_date: exchange?.date ?? null,
      least_cost: leastCost,
      stay_changed_at: sql<Date>`clock_timestamp()`,
      payment_check_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await refitRates(transaction, { id: row.id, currency: row.currency, payable: priced.payable })
  await redateRates(transaction, changed, { arrival: stay.dateFrom, today })
  await settleBooking(transaction, row.id)
  await reclaimOverPayment(transaction, row.id)
  return await quoteFrom(transaction, { row, changed, priced })
}

/**
 * What the campsite offers of the wished stay.
 * @throws ProblemError 409 `no-longer-available` for an accommodation of another campsite as for none, 409
 * `stay-on-request` where the campsite confirms every stay.
 */
async function offerOf(
  transaction: Transaction<Database>,
  { site_code, site_id }: BookingRow,
  wanted: { accommodationId: number; stay: Stay; party: Party },
): Promise<StayOffer> {
  if (!isSiteCode(site_code)) throw new Error(`No edition ${site_code}`)
  const market = markets[site_code]
  const offer = await loadStayOffer(transaction, wanted, { market, messages: market.messages })
  if (!offer?.site.live || offer.site.id !== site_id) throw noLongerAvailable()
  if (offer.site.bookingMode === 'on-request') throw stayOnRequest()
  return offer
}

/** What cancelling would cost today: no change of the stay may leave less to pay (decision 248). */
async function presentCost(
  transaction: Transaction<Database>,
  row: BookingRow,
  today: string,
): Promise<number> {
  return quoteOf(await storedBookingOf(transaction, row), { today, paid: 0 }).cost
}

interface Changed {
  readonly row: BookingRow
  readonly changed: BookingRow
  readonly priced: PricedChange
}

async function quoteFrom(
  transaction: Transaction<Database>,
  { row, changed, priced }: Changed,
): Promise<StayChangeQuote> {
  const booking = await storedBookingOf(transaction, changed)
  const balance = await bookingBalance(transaction, row.id)
  return {
    currency: row.currency,
    before: stateOf(row),
    after: stateOf(changed),
    lines: compareLines(priced.before, priced.lines),
    paid: balance.paid,
    due: stillDue(balance),
    refund: balance.promised,
    rates: [...booking.rates],
    cancellationSteps: cancellationSteps(booking),
  }
}

const stateOf = ({ accommodation_id, date_from, date_to, total, payable }: BookingRow) => ({
  accommodationId: accommodation_id,
  ...stayBetween(date_from, date_to),
  total,
  payable,
})
