import type { StayWish } from '@camping/contract/booking-stay.schemas.ts'
import { allowsChanges } from '@camping/contract/change-rules.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import type { Selectable, Transaction } from 'kysely'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { Database } from '../../platform/db/schema.ts'
import { noLongerAvailable, stayRefused } from '../booking-problems.ts'
import { stayRefusal } from '../cart/stay-refusal.ts'
import { presentTerms } from '../changes/change-rules.ts'
import { checkExtrasRule } from '../changes/extras-rule.ts'
import { bookedLines, changesNotAllowed, rateOf } from '../changes/quote-extras.ts'
import { bookedPersons } from '../order/person-slots.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { loadStayOffer, stayOf } from '../pricing/stay-offer.ts'
import type { Stay, StayOffer } from '../pricing/stay-offer.types.ts'
import { quoteOf } from '../stored/cancellation-steps.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'
import { changedChoice } from './changed-choice.ts'
import { changedPersons, hasMoves, noMoves, partyOn } from './changed-party.ts'
import { isUnitFree } from './move-unit.ts'
import { countChanges } from './count-changes.ts'
import type { PlannedChange } from '../held-change/planned-change.ts'
import { priceStayChange } from './price-stay-change.ts'
import { belowCancellationCost, partyChanged, stayOnRequest, stayUnchanged } from './stay-problems.ts'

type BookingRow = Selectable<Database['bookings']>

type Wish = Omit<StayWish, 'bookingId'>

export interface Planned {
  readonly plan: PlannedChange
  /** The lines so far. */
  readonly before: readonly CartLine[]
  /** Whether nights are given back and others taken. */
  readonly isOtherStay: boolean
  /** It costs more, and the rules want that paid first. */
  readonly isRaisedAndPaidFirst: boolean
}

/**
 * What a wish would make of a locked booking, at present prices. Writes nothing.
 * @throws ProblemError 409 for the rules of the booking (`changes-not-allowed`), the wish (`stay-unchanged`, `stay-on-request`,
 * `stay-of-age`, a rule of the site), other persons than those the wish knows (`party-changed`), and the money
 * (`below-cancellation-cost`); 400 as `changedPersons` and `changedChoice`.
 */
export async function planChange(
  transaction: Transaction<Database>,
  row: BookingRow,
  { wish, today }: { wish: Wish; today: string },
): Promise<Planned> {
  // Before any date is calculated with: there are years that neither we nor the database have.
  if (wish.dateFrom < today) throw stayRefused('past')
  const stay = stayOf(wish.dateFrom, wish.nights)
  const { accommodationId } = wish
  const isOtherStay =
    accommodationId !== row.accommodation_id || stay.dateFrom !== row.date_from || stay.dateTo !== row.date_to
  const moves = wish.party ?? noMoves
  const isOtherParty = hasMoves(moves)
  if (isOtherParty && wish.party?.revision !== (await countChanges(transaction, row.id))) throw partyChanged()
  const persons = changedPersons(await bookedPersons(transaction, row), moves)
  const party = partyOn(persons, { before: row.date_from, arrival: stay.dateFrom })
  const before = await bookedLines(transaction, row.id)
  const choice = await changedChoice(transaction, row, { wish, before, party, arrival: stay.dateFrom, today })

  const asks = { isOtherStay, isOtherParty, isOtherChoice: choice.isOtherExtras || choice.isOtherCover }
  if (!Object.values(asks).includes(true)) throw stayUnchanged()
  const isPaidFirst = await checkRules(transaction, row, {
    ...asks,
    wish,
    today,
    adds: choice.addedCover !== undefined,
  })
  const offer = await offerOf(transaction, row, { accommodationId, stay, party })
  checkOffer(offer, { ...asks, today })

  const rate = await rateOf(transaction, row)
  const isUnitKept =
    row.unit_chosen &&
    (!isOtherStay || (accommodationId === row.accommodation_id && (await isUnitFree(transaction, row, stay))))
  const parts = { offer, before, choice, rate, today, isUnitKept, ...asks }
  const lines = await priceStayChange(transaction, row, parts)
  const all = lines.map(({ line }) => line)
  const payable = payableOf(all)
  const leastCost = await presentCost(transaction, row, today)
  if (payable < leastCost) throw belowCancellationCost(leastCost)
  const exchange = exchangeOf(all, rate)
  return {
    plan: {
      accommodationId,
      dateFrom: stay.dateFrom,
      nights: stay.nights,
      isUnitKept,
      adults: party.adults,
      childAges: [...party.childAges],
      moves: { leaving: [...moves.leaving], adults: moves.adults, childAges: [...moves.childAges] },
      extras: choice.extras
        .filter(({ id }) => lines.some(({ extraId }) => extraId === id))
        .map(({ id, quantity }) => ({ id, quantity })),
      lines,
      total: totalOf(all),
      payable,
      exchange: exchange && { ppm: exchange.ppm, date: exchange.date },
      leastCost,
      today,
    },
    before,
    isOtherStay,
    isRaisedAndPaidFirst: isPaidFirst && payable > row.payable,
  }
}

interface Asked {
  readonly isOtherStay: boolean
  readonly isOtherParty: boolean
  readonly isOtherChoice: boolean
}

/** Each part of a wish has its rule. Whether one of them wants more money first. */
async function checkRules(
  transaction: Transaction<Database>,
  row: BookingRow,
  {
    isOtherStay,
    isOtherParty,
    isOtherChoice,
    wish,
    today,
    adds,
  }: Asked & { wish: Wish; today: string; adds: boolean },
): Promise<boolean> {
  const terms = await presentTerms(transaction, row, today)
  const rules = []
  for (const rule of [isOtherStay && terms.stay.rule, isOtherParty && terms.participants.rule]) {
    if (!rule) continue
    if (!allowsChanges(rule) || rule === 'EXISTING_ONLY_ALLOWED') throw changesNotAllowed(rule)
    rules.push(rule)
  }
  if (isOtherChoice) {
    const { rule } = await checkExtrasRule(transaction, { row, wished: wish.extras ?? [], today })
    if (adds && rule === 'EXISTING_ONLY_ALLOWED') throw changesNotAllowed(rule)
    rules.push(rule)
  }
  // What more people cost is money of the stay, which no open rate would take either.
  if (isOtherParty) rules.push(terms.stay.rule)
  return rules.includes('CHANGES_ALLOWED_REQUIRES_PAYMENT')
}

/**
 * What the campsite offers of the wished stay.
 * @throws ProblemError 409 `no-longer-available` for an accommodation of another campsite as for none.
 */
async function offerOf(
  transaction: Transaction<Database>,
  { site_code, site_id }: BookingRow,
  wanted: { accommodationId: number; stay: Stay; party: Party },
): Promise<StayOffer> {
  if (!isSiteCode(site_code)) throw new Error(`No edition ${site_code}`)
  const market = markets[site_code]
  const offer = await loadStayOffer(transaction, wanted, { market, messages: market.messages })
  if (offer?.site.id !== site_id) throw noLongerAvailable()
  return offer
}

/** The rules of the campsite for what changes: a booked stay needs no other dates because of more people, or of an extra. */
function checkOffer(offer: StayOffer, { isOtherStay, isOtherParty, today }: Asked & { today: string }): void {
  if (!isOtherStay && !isOtherParty) return
  if (isOtherStay && !offer.site.live) throw noLongerAvailable()
  if (offer.site.bookingMode === 'on-request') throw stayOnRequest()
  const refusal = stayRefusal(offer, today)
  if (refusal && (isOtherStay || refusal === 'party-too-large')) throw stayRefused(refusal)
}

/** What cancelling would cost today: no change may leave less to pay (decision 248). */
export async function presentCost(
  transaction: Transaction<Database>,
  row: BookingRow,
  today: string,
): Promise<number> {
  return quoteOf(await storedBookingOf(transaction, row), { today, paid: 0 }).cost
}
