import { createHash } from 'node:crypto'
import type { alertLink } from '@camping/contract/alerts.schemas.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { z } from 'zod'
import { createCart } from '../../booking/cart/create-cart.ts'
import { loadCart } from '../../booking/cart/load-cart.ts'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { CustomerContext } from '../customer-context.ts'
import { alertOfLink } from './alert-links.ts'

type AlertLinkRow = Awaited<ReturnType<typeof alertOfLink>>

/**
 * The cart of the stay that a mail has told of. A link has one open cart at a time: whoever follows it a second time, or after a
 * program of the mail server did, finds the unit that is held already, instead of it being taken.
 * @throws ProblemError 410 `link-ended`, and whatever opening a cart throws (create-cart.ts).
 */
export async function openAlertCart(
  { token }: z.output<typeof alertLink>,
  context: CustomerContext,
): Promise<Cart> {
  const link = await alertOfLink(context.db, { token, purpose: 'cart', brand: context.brand })
  const before = link.cart_id === null ? undefined : await findCart(link.cart_id, context)
  if (before && before.state !== 'expired') return before
  const cart = await newCart(link, link.cart_id, context)
  // Somebody opened it with the same key, and it has ended since: the next one.
  return cart.state === 'expired' ? await newCart(link, cart.id, context) : cart
}

async function newCart(link: AlertLinkRow, previous: string | null, context: CustomerContext): Promise<Cart> {
  const { accommodation_id: accommodationId, date_from: date, tokenHash } = link
  if (accommodationId === null || date === null) throw linkEnded()
  const cart = await createCart(
    {
      accommodationId,
      date,
      duration: link.nights,
      persons: { adults: link.adults, children: link.child_ages.map((age) => ({ age })) },
      seenTotal: null,
      // The same for everybody who follows the link now.
      idempotencyKey: createHash('sha256')
        .update(`${tokenHash} ${previous ?? ''}`)
        .digest('base64url'),
      replaces: null,
      unit: null,
    },
    context,
  )
  await context.db
    .updateTable('alert_links')
    .set({ cart_id: cart.id })
    .where('token_hash', '=', tokenHash)
    .execute()
  return cart
}

/** Undefined for a cart that was deleted since. */
async function findCart(id: string, context: CustomerContext): Promise<Cart | undefined> {
  try {
    return await loadCart({ id }, context)
  } catch (error) {
    if (error instanceof ProblemError && error.init.status === 404) return undefined
    throw error
  }
}
