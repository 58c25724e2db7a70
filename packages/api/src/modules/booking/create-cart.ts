import type { Cart, cartCreateRequest } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { notifyChange } from '../../db/change-notices.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, notFound } from '../../server/problem-error.ts'
import { moveDrafts } from '../checkout-draft/move-drafts.ts'
import { totalOf } from '../pricing/price-stay.ts'
import { withAlternatives } from './alternatives.ts'
import type { BookingContext } from './booking-context.ts'
import { stayRefused } from './booking-problems.ts'
import { cartClock, cartOfRow, findCart, type StoredCart } from './cart-row.ts'
import { openCartReply } from './cart-reply.ts'
import { endHold } from './end-hold.ts'
import { findFreeUnit } from './find-free-unit.ts'
import { endOfHold } from './hold-time.ts'
import { once } from './idempotency.ts'
import { loadCart } from './load-cart.ts'
import { priceCart } from './price-cart.ts'
import { loadChoices } from './priced-cart.ts'
import { newCartId } from './random-ids.ts'
import { runTransaction } from './run-transaction.ts'
import { loadStayOffer, stayOf } from './stay-offer.ts'
import type { StayOffer, StayRequest } from './stay-offer.types.ts'
import { stayRefusal } from './stay-refusal.ts'

const largestId = 2_147_483_647

type CreateRequest = z.output<typeof cartCreateRequest>

/**
 * Opens a cart and holds a unit for it, 20 minutes. A cart that it replaces gives its unit back in the same transaction:
 * the visitor's own hold never stands in the way of a second thought. A repeat of a key answers the cart made at first.
 * @throws ProblemError 404 for an unknown accommodation or a withdrawn site, 409 with the reason as type when the stay
 * breaks a rule of the site, 409 `no-longer-available` with alternatives when no unit is free, 409 `in-progress` and 422
 * `idempotency-key-reused` (idempotency.ts).
 */
export async function createCart(request: CreateRequest, context: BookingContext): Promise<Cart> {
  const { accommodationId, seenTotal, idempotencyKey, ...body } = request
  if (accommodationId > largestId) throw notFound()
  if (seenTotal !== null && seenTotal < 0) throw invalid('seenTotal', 'Negative')
  // Before any date reaches the database, which does not know the year 0.
  if (request.date < context.today()) throw stayRefused('past')
  const wanted: StayRequest = {
    accommodationId,
    stay: stayOf(request.date, request.duration),
    party: { adults: request.persons.adults, childAges: request.persons.children.map(({ age }) => age) },
  }
  const open = (transaction: Transaction<Database>) => openCart(transaction, { request, wanted }, context)
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
      // What was stored is only which cart: its timer and price are those of now.
      return opened?.id === id ? opened : await loadCart({ id }, context)
    },
  )
}

async function openCart(
  transaction: Transaction<Database>,
  { request, wanted }: { request: CreateRequest; wanted: StayRequest },
  context: BookingContext,
): Promise<Cart> {
  const { accommodationId } = wanted
  const { replaces } = request
  const replaced =
    replaces !== null && (await giveUp(transaction, { id: replaces, accommodationId }, context))
  const offer = await loadStayOffer(transaction, wanted, context)
  if (!offer?.site.live) throw notFound()
  const refusal = stayRefusal(offer, context.today())
  if (refusal) throw stayRefused(refusal)

  const choices = await loadChoices(transaction, offer, context)
  const lines = priceCart(offer, choices, { extras: [], covers: null })
  const total = totalOf(lines.map(({ line }) => line))
  const unitId = await findFreeUnit(transaction, wanted)
  const id = newCartId()
  const cart = await insertCart(transaction, { id, offer, total, seenTotal: request.seenTotal }, context)
  // A second thought about the stay is none about who travels.
  if (replaced) await moveDrafts(transaction, { from: replaces, to: id })
  await insertHold(transaction, { id, unitId, ...wanted })
  await notifyChange(transaction, { kind: 'occupation', accommodationId })

  return openCartReply({ cart, offer, ...choices, lines, total }, { today: context.today() })
}

/**
 * Ends the hold of the visitor's earlier cart, and answers whether there was one. A cart that is unknown or booked by now
 * is no reason to refuse a new one.
 */
async function giveUp(
  transaction: Transaction<Database>,
  { id, accommodationId }: { id: string; accommodationId: number },
  context: BookingContext,
): Promise<boolean> {
  const cart = await findCart(transaction, id, { ...context, lock: true })
  if (!cart || cart.booked) return false
  await endHold(transaction, cart, [accommodationId])
  return true
}

async function insertCart(
  transaction: Transaction<Database>,
  cart: { id: string; offer: StayOffer; total: number; seenTotal: number | null },
  context: BookingContext,
): Promise<StoredCart> {
  const { id, offer, total, seenTotal } = cart
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
      price_changed_from: seenTotal === total ? null : seenTotal,
    })
    .returningAll()
    .returning(cartClock)
    .executeTakeFirstOrThrow()
  return cartOfRow(row)
}

async function insertHold(
  transaction: Transaction<Database>,
  { id, unitId, accommodationId, stay }: StayRequest & { id: string; unitId: number },
): Promise<void> {
  await transaction
    .insertInto('unit_occupations')
    .values({
      unit_id: unitId,
      accommodation_id: accommodationId,
      stay: `[${stay.dateFrom},${stay.dateTo})`,
      state: 'held',
      cart_id: id,
      // The very moment the cart shows, not one of its own.
      expires_at: sql<Date>`(select expires_at from carts where id = ${id})`,
    })
    .execute()
}
