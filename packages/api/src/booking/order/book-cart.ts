import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { QueryCreator, Selectable, Transaction } from 'kysely'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import { receptionEvents } from '../log/announce-to-reception.ts'
import { bookingAnnouncement } from './announce-booking.ts'
import { readTexts } from '../agreed/read-texts.ts'
import { type OfferedText, storeTexts } from '../agreed/store-texts.ts'
import { withAlternatives } from '../cart/alternatives.ts'
import type { BookingContext } from '../booking-context.ts'
import { admitDiscount, recordUse } from '../discount/redeem-discount.ts'
import { confirmationOf, loadConfirmation } from './booking-confirmation.ts'
import { priceChanged, voucherChanged } from '../booking-problems.ts'
import { readCart, type StoredCart } from '../cart/cart-row.ts'
import { networkMarks } from '../../platform/admission/network-mark.ts'
import type { NetworkMarks } from '../cart/cap-holds.ts'
import { countUnpaid } from './count-unpaid.ts'
import { countOrder, isSignedInEmail } from './count-order.ts'
import { once } from '../idempotency.ts'
import { type BookRequest, insertBooking } from './insert-booking.ts'
import { insertBookingParts } from './insert-booking-parts.ts'
import { participantsOf } from './participants.ts'
import { choosePlan } from '../cart/choose-plan.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import { priceStoredCart } from '../cart/priced-cart.ts'
import { runTransaction } from '../run-transaction.ts'
import { type SecuredUnit, secureUnit } from '../cart/secure-unit.ts'
import { bookingOfRow, type StoredBooking } from '../stored/stored-booking.ts'
import { reserveVoucher } from '../voucher/spend-voucher.ts'
import { redeemOrWait } from '../voucher/voucher-beside-card.ts'

/** The database's time-outs end a longer transaction (platform/db/open-postgres.ts). */
const longestCommitMs = 120_000

/**
 * Books a cart at the accepted total in one transaction and replies after its commit. Repeats of the same key,
 * and further attempts on a booked cart, return the existing booking.
 * @throws ProblemError 404 unknown cart, 409 `price-changed` when the total has changed, 409
 * `voucher-changed` when the gift voucher pays another amount than accepted, 409 `no-longer-available` with alternatives when the hold has expired and nothing is free, 409 `in-progress` and
 * 422 `idempotency-key-reused` (idempotency.ts), 429 `too-many-bookings` (count-order.ts), 409 `too-many-unpaid`
 * (count-unpaid.ts), 400 for impossible
 * travellers and a plan that is not offered (any more).
 */
export async function bookCart(request: BookRequest, context: BookingContext): Promise<BookingConfirmation> {
  const { idempotencyKey, ...body } = request
  const isVerifiedEmail = await isSignedInEmail(context.db, body.booker.email, context)
  const texts = await storeTexts(context)
  const marks = await networkMarks(context.db, context.clientAddress, context.today())
  const scope = `cart-book:${context.brand}:${context.siteCode}:${request.id}`
  const book = () =>
    runTransaction(context.db, (transaction) =>
      once(transaction, { scope, key: idempotencyKey, request: body }, async () => {
        const cart = await readCart(transaction, request.id, { ...context, lock: true })
        if (cart.booked) return await loadConfirmation(transaction, cart.id, context)
        return await makeBooking(transaction, { request, cart, isVerifiedEmail, texts, marks }, context)
      }),
    )
  return await withAlternatives(context, () => readCart(context.db, request.id, context), book)
}

interface Order {
  readonly request: BookRequest
  readonly cart: StoredCart
  readonly isVerifiedEmail: boolean
  readonly texts: readonly OfferedText[]
  readonly marks: NetworkMarks
}

async function makeBooking(
  transaction: Transaction<Database>,
  { request, cart, isVerifiedEmail, texts, marks }: Order,
  context: BookingContext,
): Promise<BookingConfirmation> {
  const today = context.today()
  const arrival = cart.stay.dateFrom
  const { booker, travellers } = request
  const participants = participantsOf({ booker, travellers, party: cart.party, arrival, today })
  const priced = await priceStoredCart(transaction, cart, context)
  if (priced.total !== request.acceptedTotal) throw priceChanged(priced.total)
  const lines = priced.lines.map(({ line }) => line)
  const { currency } = priced.offer.market
  const { plan, rates } = choosePlan(request.paymentPlan, {
    payable: payableOf(lines),
    currency,
    arrival,
    today,
    terms: context.paymentTerms,
  })

  const unit = await secureUnit(transaction, priced, today)
  // The last lock, held for the shortest time: other orders of this network wait for it.
  await countOrder(transaction, { email: booker.email, isVerifiedEmail }, context)
  await countUnpaid(transaction, {
    brand: context.brand,
    email: booker.email,
    marks,
    limits: context.unpaidLimits,
  })
  const discountId = await admitDiscount(transaction, {
    discount: priced.discount?.stored ?? null,
    lines: priced.lines,
    total: priced.total,
    email: booker.email,
  })
  const row = await insertBooking(
    transaction,
    { priced, request, unitId: unit.unitId, plan, mark: marks[0] },
    context,
  )
  const booking = bookingOfRow(row, {
    lines,
    rates,
    paid: 0,
    voucher: null,
    fees: 0,
    due: row.payable,
    goingBack: 0,
    payable: row.payable,
    cancellation: null,
    mayEnd: rates.map(({ index }) => index),
  })
  await insertBookingParts(transaction, {
    bookingId: booking.id,
    participants,
    lines: priced.lines,
    extras: cart.extras,
    rates,
    texts,
  })
  if (discountId !== undefined) await recordUse(transaction, { discountId, bookingId: booking.id })
  await closeCart(transaction, { cart, booking, unit }, context)
  if (!readersKnow(cart, unit))
    await notifyChange(transaction, { kind: 'occupation', accommodationId: booking.accommodationId })
  if (await payByVoucher(transaction, { row, cart, accepted: request.acceptedVoucher }, today))
    return await loadConfirmation(transaction, cart.id, context)
  return confirmationOf(booking, priced.offer, {
    texts: await readTexts(transaction, booking.id),
    identity: context.identity(),
  })
}

/**
 * Pays a new booking with the cart's gift voucher: at once, or when the card has paid the rest that is due, or for a request when its
 * campsite has accepted (payment-17). The voucher is the last lock of all. Returns false without one.
 */
async function payByVoucher(
  transaction: Transaction<Database>,
  { row, cart, accepted }: { row: Selectable<Database['bookings']>; cart: StoredCart; accepted: number },
  today: string,
): Promise<boolean> {
  if (cart.voucherId === null) {
    if (accepted > 0) throw voucherChanged({ pays: 0 })
    return false
  }
  await reserveVoucher(transaction, {
    voucherId: cart.voucherId,
    bookingId: row.id,
    toPay: { open: row.payable, currency: row.currency, today },
    accepted,
  })
  if (row.state === 'confirmed') await redeemOrWait(transaction, row, today)
  return true
}

/** The statement that makes a hold a booking, or occupies the unit that was free after the hold. */
function occupy(
  db: QueryCreator<Database>,
  { unit, booking, cartId }: { unit: SecuredUnit; booking: StoredBooking; cartId: string },
) {
  const booked = { state: 'booked', booking_id: booking.id, expires_at: null } as const
  if (unit.holdId !== undefined)
    return db.updateTable('unit_occupations').set(booked).where('id', '=', unit.holdId)
  return db.insertInto('unit_occupations').values({
    unit_id: unit.unitId,
    accommodation_id: booking.accommodationId,
    stay: `[${booking.stay.dateFrom},${booking.stay.dateTo})`,
    cart_id: cartId,
    ...booked,
  })
}

/** Occupies the unit, marks the cart as booked, queues the mails for the commit and deletes the drafts, in one statement. */
async function closeCart(
  transaction: Transaction<Database>,
  { cart, booking, unit }: { cart: StoredCart; booking: StoredBooking; unit: SecuredUnit },
  { brand, siteCode }: BookingContext,
): Promise<void> {
  const { kind, dedupeKey, payload } = bookingAnnouncement('received', { ...booking, brand, siteCode })
  await transaction
    .with('occupied', (db) => occupy(db, { unit, booking, cartId: cart.id }))
    .with('mail', (db) =>
      db.insertInto('outbox').values({ kind, dedupe_key: dedupeKey, payload: JSON.stringify(payload) }),
    )
    .with('reception', (db) =>
      receptionEvents(db, {
        bookingId: booking.id,
        news: booking.state === 'requested' ? 'requested' : 'confirmed',
      }),
    )
    .with('forgotten', (db) => db.deleteFrom('cart_drafts').where('cart_id', '=', cart.id))
    .updateTable('carts')
    .set({
      state: 'booked',
      shown_total: booking.total,
      price_changed_from: null,
      contact_email: null,
      contact_name: null,
      network_mark: null,
    })
    .where('id', '=', cart.id)
    .modifyEnd(unread)
    .execute()
}

/**
 * Read models count a held unit as taken until the hold ends and then read it again, so a hold that becomes a
 * booking in time needs no notice. It matters because commits with a notice wait for each other across the
 * database.
 */
function readersKnow(cart: StoredCart, unit: SecuredUnit): boolean {
  return unit.holdId !== undefined && cart.expiresAt.getTime() - cart.serverTime.getTime() > longestCommitMs
}
