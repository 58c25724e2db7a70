import type { CartDiscount } from '@camping/contract/cart-discount.schemas.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { discountRefused } from '../booking-problems.ts'
import { bookedExtras } from '../changes/booked-extras.ts'
import { bookedLines } from '../changes/quote-extras.ts'
import { dropHeldChange, readHeldChange } from '../held-change/held-change.ts'
import { discountLine, discountOf } from '../pricing/discount-line.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import { noMoves } from './changed-party.ts'
import { type Planned, presentCost } from './plan-change.ts'
import { findDiscount, type StoredDiscount } from '../discount/read-discount.ts'
import { refusalUnderLock } from '../discount/redeem-discount.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Whether a code may still be entered (decision 286): the booking is confirmed, its stay has not begun, it never had a code, and nothing
 * about its price waits for a payment, be it a change or a voucher beside a card.
 * @param today 'YYYY-MM-DD'
 */
export async function takesDiscount(
  db: Kysely<Database>,
  { id, state, date_from: arrival, voucher_until: waits }: BookingRow,
  today: string,
): Promise<boolean> {
  if (state !== 'confirmed' || today >= arrival || waits !== null) return false
  const use = await db
    .selectFrom('discount_uses')
    .select('booking_id')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return use === undefined && (await readHeldChange(db, id)) === undefined
}

/** What a code makes of a booking, for `changeStay`, and its number for `recordUse`. */
export interface PlannedDiscount {
  readonly discountId: number
  readonly applied: CartDiscount
  readonly planned: Planned
}

/**
 * Prices a locked booking with a code as typed: its agreed lines, and one more. Locks the code where it has a limit.
 * @throws ProblemError 409 `discount-closed` where the booking takes none, 409 `discount-refused` with the reason.
 */
export async function planDiscount(
  transaction: Transaction<Database>,
  row: BookingRow,
  { typed, today }: { typed: string; today: string },
): Promise<PlannedDiscount> {
  if (!(await takesDiscount(transaction, row, today))) throw discountClosed()
  const before = await bookedLines(transaction, row.id)
  const found = await findDiscount(transaction, { brand: row.brand, typed })
  const applied = found && appliedTo(row, { found, before, today })
  const line = applied && discountLine(applied, row.currency)
  if (!found || !line) {
    const { refusal, leastTotal = null } = applied ?? {}
    throw discountRefused({ refusal: refusal ?? 'unknown', ...(leastTotal !== null && { leastTotal }) })
  }
  // One whose time is over has units to lock, and those come before the code.
  await dropHeldChange(transaction, row.id)
  const refusal = await refusalUnderLock(transaction, found, row.email)
  if (refusal) throw discountRefused({ refusal })
  const lines = withLine(before, line)
  const all = lines.map(({ line: one }) => one)
  const { exchange_ppm: ppm, exchange_date: date } = row
  const plan = {
    accommodationId: row.accommodation_id,
    dateFrom: row.date_from,
    nights: stayBetween(row.date_from, row.date_to).nights,
    isUnitKept: row.unit_chosen,
    adults: row.adults,
    childAges: row.child_ages,
    moves: noMoves,
    extras: [...(await bookedExtras(transaction, row.id))].map(([id, quantity]) => ({ id, quantity })),
    lines,
    total: totalOf(all),
    payable: payableOf(all),
    exchange: ppm !== null && date !== null ? { ppm, date } : null,
    leastCost: await presentCost(transaction, row, today),
    today,
  }
  return {
    discountId: found.id,
    applied,
    planned: { plan, before, isOtherStay: false, isRaisedAndPaidFirst: false },
  }
}

/** The days of booking of a code have both the day of the booking and today: no later campaign makes an earlier booking cheaper. */
function appliedTo(
  row: BookingRow,
  { found, before, today }: { found: StoredDiscount; before: readonly CartLine[]; today: string },
): CartDiscount {
  const stay = {
    lines: before.map(({ line }) => line),
    currency: row.currency,
    stay: { dateFrom: row.date_from, dateTo: row.date_to },
    siteCode: row.site_code,
    isUsed: false,
  }
  const now = discountOf(found, { ...stay, today })
  return now.refusal === null ? discountOf(found, { ...stay, today: editionToday(row.created_at) }) : now
}

/** After the stay that it makes cheaper, as in a cart. */
function withLine(before: readonly CartLine[], line: CartLine['line']): CartLine[] {
  const after = before.findLastIndex((one) => one.line.kind === 'stay') + 1
  return before.toSpliced(after, 0, { line, extraId: null })
}

/** 409: this booking takes no code, or none any more. */
const discountClosed = () =>
  new ProblemError({
    type: 'discount-closed',
    status: 409,
    title: 'No discount code can be added to this booking',
  })
