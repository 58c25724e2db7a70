import type { Cart, cartCreateRequest } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { requireHumanity } from '../../platform/admission/humanity.ts'
import { networkMarks } from '../../platform/admission/network-mark.ts'
import { changeNotice } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import { invalid, notFound } from '../../platform/problem-error.ts'
import { moveDrafts } from './move-drafts.ts'
import { withAlternatives } from './alternatives.ts'
import { capHolds, lockNetwork, type NetworkMarks } from './cap-holds.ts'
import { isOffered } from '../../catalogue/search/is-offered.ts'
import type { BookingContext } from '../booking-context.ts'
import { stayRefused } from '../booking-problems.ts'
import { cartClock, cartOfRow, findCart, type StoredCart } from './cart-row.ts'
import { openCartReply } from './cart-reply.ts'
import { endHold } from './end-hold.ts'
import { findFreeUnit } from './find-free-unit.ts'
import { endOfHold } from './hold-time.ts'
import { once } from '../idempotency.ts'
import { loadCart } from './load-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { loadChoices, type PricedCart, voucherOf, withDiscount } from './priced-cart.ts'
import { newCartId } from './random-ids.ts'
import { runTransaction } from '../run-transaction.ts'
import { loadStayOffer, stayOf } from '../pricing/stay-offer.ts'
import type { StayOffer, StayRequest } from '../pricing/stay-offer.types.ts'
import { stayRefusal } from './stay-refusal.ts'

const largestId = 2_147_483_647

type CreateRequest = z.output<typeof cartCreateRequest>

/**
 * Opens a cart and holds a unit for 20 minutes. A replaced cart releases its unit in the same transaction, so
 * that a visitor's earlier hold never blocks the new choice. A repeated key returns the first cart.
 * @throws ProblemError 404 for an unknown accommodation or a withdrawn site, 409 with the reason as type when
 * the stay breaks a rule of the site, 409 `no-longer-available` with alternatives when no unit is free, 409
 * `unit-taken` when the chosen one is not, 400 for a unit that cannot be chosen, 409
 * `in-progress` and 422 `idempotency-key-reused` (idempotency.ts), 429 `too-many-holds` (cap-holds.ts), 403
 * `humanity-wanted` where the shop requires a proof.
 */
export async function createCart(request: CreateRequest, context: BookingContext): Promise<Cart> {
  const { accommodationId, seenTotal, idempotencyKey, ...body } = request
  if (accommodationId > largestId) throw notFound()
  if (seenTotal !== null && seenTotal < 0) throw invalid('seenTotal', 'Negative')
  // Before any date reaches the database, which has no year 0.
  if (request.date < context.today()) throw stayRefused('past')
  const wanted: StayRequest = {
    accommodationId,
    stay: stayOf(request.date, request.duration),
    party: { adults: request.persons.adults, childAges: request.persons.children.map(({ age }) => age) },
    chosenUnit: request.unit ?? undefined,
  }
  await requireHumanity('hold', context)
  const marks = await networkMarks(context.db, context.clientAddress, context.today())
  const open = (transaction: Transaction<Database>) =>
    openCart(transaction, { request, wanted, marks }, context)
  return await withAlternatives(
    context,
    () => wanted,
    async () => {
      if (idempotencyKey === null) return await runTransaction(context.db, open)
      const scope = `cart:${context.brand}:${context.siteCode}`
      let opened: Cart | undefined
      const { id } = await runTransaction(context.db, (transaction) =>
        once(
          transaction,
          { scope, key: idempotencyKey, request: { accommodationId, seenTotal, ...body } },
          async () => {
            opened = await open(transaction)
            return { id: opened.id }
          },
        ),
      )
      // Only the cart's id was stored for the key: timer and price are current.
      return opened?.id === id ? opened : await loadCart({ id }, context)
    },
  )
}

async function openCart(
  transaction: Transaction<Database>,
  { request, wanted, marks }: { request: CreateRequest; wanted: StayRequest; marks: NetworkMarks },
  context: BookingContext,
): Promise<Cart> {
  await lockNetwork(transaction, marks)
  const { accommodationId } = wanted
  const { replaces } = request
  const replaced =
    replaces === null
      ? undefined
      : await endReplacedHold(transaction, { id: replaces, accommodationId }, context)
  const offer = await loadStayOffer(transaction, wanted, context)
  if (!offer?.site.live || !isOffered(offer.site.id, context)) throw notFound()
  const refusal = stayRefusal(offer, context.today())
  if (refusal) throw stayRefused(refusal)
  if (wanted.chosenUnit !== undefined && (!offer.unit || offer.site.unitChoiceFee === null))
    throw invalid('unit', 'This site assigns its units')

  const choices = await loadChoices(transaction, offer, context)
  const lines = priceCart(offer, choices, { extras: [], covers: null })
  const { discountId = null, voucherId = null } = replaced ?? {}
  const priced = await withDiscount(
    transaction,
    { cart: { discountId, discountUsed: false }, offer, lines },
    context,
  )
  const voucher = await voucherOf(transaction, { cart: { voucherId }, offer, ...priced }, context)
  const unitId = await findFreeUnit(transaction, wanted)
  await capHolds(transaction, { ...wanted, marks }, context)
  const id = newCartId()
  const cart = await insertCart(
    transaction,
    { id, offer, priced, voucherId, seenTotal: request.seenTotal, mark: marks[0] },
    context,
  )
  // A new choice of stay changes neither who travels nor the codes.
  if (replaced) await moveDrafts(transaction, { from: replaced.id, to: id })
  await insertHold(transaction, { id, unitId, ...wanted })

  return openCartReply({ cart, offer, ...choices, ...priced, voucher }, context)
}

/**
 * Ends the hold of the visitor's replaced cart and returns that. A cart that is unknown or booked by now is no
 * reason to refuse a new one.
 */
async function endReplacedHold(
  transaction: Transaction<Database>,
  { id, accommodationId }: { id: string; accommodationId: number },
  context: BookingContext,
): Promise<StoredCart | undefined> {
  const cart = await findCart(transaction, id, { ...context, lock: true })
  if (!cart || cart.booked) return undefined
  await endHold(transaction, cart, [accommodationId])
  return cart
}

async function insertCart(
  transaction: Transaction<Database>,
  cart: {
    id: string
    offer: StayOffer
    priced: Pick<PricedCart, 'total' | 'discount'>
    voucherId: number | null
    seenTotal: number | null
    mark: string
  },
  context: BookingContext,
): Promise<StoredCart> {
  const { id, offer, seenTotal } = cart
  const { total, discount } = cart.priced
  const off = discount?.applied.amount ?? 0
  const { stay, party, site, accommodation } = offer
  const row = await transaction
    .insertInto('carts')
    .values({
      id,
      brand: context.brand,
      site_code: context.siteCode,
      currency: context.currency,
      site_id: site.id,
      accommodation_id: accommodation.id,
      date_from: stay.dateFrom,
      date_to: stay.dateTo,
      adults: party.adults,
      child_ages: [...party.childAges],
      expires_at: endOfHold,
      shown_total: total,
      // Seen without the discount, as pages of campsites show prices.
      price_changed_from:
        seenTotal === null || seenTotal === total + off ? null : Math.max(0, seenTotal - off),
      discount_id: discount?.stored.id ?? null,
      voucher_id: cart.voucherId,
      unit_id: offer.unit?.id ?? null,
      network_mark: cart.mark,
    })
    .returningAll()
    .returning(cartClock)
    .executeTakeFirstOrThrow()
  return cartOfRow(row)
}

/** Holds the unit, and notifies the read models, in one statement. */
async function insertHold(
  transaction: Transaction<Database>,
  { id, unitId, accommodationId, stay }: StayRequest & { id: string; unitId: number },
): Promise<void> {
  await transaction
    .with('held', (db) =>
      db.insertInto('unit_occupations').values({
        unit_id: unitId,
        accommodation_id: accommodationId,
        stay: `[${stay.dateFrom},${stay.dateTo})`,
        state: 'held',
        cart_id: id,
        // Exactly the moment that the cart shows.
        expires_at: sql<Date>`(select expires_at from carts where id = ${id})`,
      }),
    )
    .selectNoFrom(changeNotice({ kind: 'occupation', accommodationId }).as('notified'))
    .modifyEnd(unread)
    .execute()
}
