import type { orderIdRequest } from '@camping/contract/payment.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { inProgress, keyReused } from '../booking/booking-problems.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { checkExtrasRule } from '../portal/extras-rule.ts'
import { type ExtrasQuote, quoteExtras } from '../portal/quote-extras.ts'
import { defaultPath } from './order-addresses.ts'
import { openAmounts } from './list-providers.ts'
import { agreedExtras } from './paid-extras.ts'
import { minorOfMajor } from './major-amount.ts'
import type { StartContext } from './payment-context.ts'
import { payableBooking } from './payable-booking.ts'
import { amountNotAllowed, notPayable, paymentFailed, tooManyAttempts } from './payment-problems.ts'
import {
  type BookingRow,
  type LockedOrder,
  newOrderId,
  newOrderNumber,
  type OrderRow,
} from './payment-order.ts'
import { feeOf } from './payments.ts'
import type { ProviderAccount, ProviderId } from './providers/provider-account.ts'
import { signedOut } from '../session/signed-out.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** GAPS.md: from 1.00 up to what is open, and no rest below 1.00. */
const least = 100
const attemptsPerMinute = 10
/** Longer than any call to a provider is waited for. */
const openingSeconds = 15

export type PlaceRequest = z.output<typeof orderIdRequest> & { readonly slug: ProviderId }

export interface PlacedOrder extends LockedOrder {
  readonly account: ProviderAccount
  /** Pays by the cart's id, without a session. */
  readonly isGuest: boolean
}

/**
 * Writes down an attempt to pay before anybody is asked, or finds the one of the same idempotency key to go on with: its
 * request to the provider keeps its name and counts one up (F2, F32).
 * @throws ProblemError 401, 404, 409 `not-payable`, `amount-not-allowed`, `in-progress`, 422 `idempotency-key-reused`, 429.
 */
export async function placeOrder(request: PlaceRequest, context: StartContext): Promise<PlacedOrder> {
  const { ref, cartId, slug } = request
  const isGuest = cartId !== undefined
  return await runTransaction(context.db, async (transaction) => {
    const booking = await payableBooking(transaction, { bookingRef: ref, cartId, lock: true }, context)
    const account = context.payments.find(booking.brand, booking.site_code, slug)
    if (!account) throw paymentFailed()
    const earlier = await takeUp(transaction, { booking, request })
    if (earlier) return { order: earlier, booking, account, isGuest }
    // An account that is kept for what was paid there takes nothing new.
    if (!context.payments.of(booking.brand, booking.site_code).includes(account)) throw paymentFailed()
    const change = await wantedChange(transaction, { booking, request, isGuest }, context)
    const amount = await allowedAmount(transaction, { booking, request, change })
    await checkAttempts(transaction, booking)
    const number = newOrderNumber()
    const order = await transaction
      .insertInto('payment_orders')
      .values({
        id: newOrderId(),
        number,
        booking_id: booking.id,
        provider: slug,
        merchant_id: account.merchantId,
        method: request.paymentMethod ?? '',
        amount,
        fee: account.addsFee ? feeOf(account, amount) : 0,
        currency: booking.currency,
        rate_index: request.rateIndex ?? null,
        extras: change ? JSON.stringify(agreedExtras(change)) : null,
        return_path: returnPath(request, booking, context),
        idempotency_key: request.idempotencyKey ?? null,
        request_hash: hashOf(request),
        open_request_id: `open-${number}`,
        open_tries: 1,
        capture_request_id: `capture-${number}`,
        next_look_at: sql<Date>`clock_timestamp() + interval '2 minutes'`,
        locked_until: sql<Date>`clock_timestamp() + ${openingSeconds} * interval '1 second'`,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { order, booking, account, isGuest }
  })
}

/**
 * The change of extras that is to be paid, by the rules under which the portal changes them. Whoever pays by the cart's id has not
 * signed in, and changes nothing.
 */
async function wantedChange(
  transaction: Transaction<Database>,
  { booking, request, isGuest }: { booking: BookingRow; request: PlaceRequest; isGuest: boolean },
  { today }: StartContext,
): Promise<ExtrasQuote | undefined> {
  const { extras } = request
  if (!extras) return undefined
  if (isGuest) throw signedOut()
  await checkExtrasRule(transaction, { row: booking, wished: extras, today: today() })
  return await quoteExtras(transaction, booking.id, extras)
}

async function takeUp(
  transaction: Transaction<Database>,
  { booking, request }: { booking: BookingRow; request: PlaceRequest },
): Promise<OrderRow | undefined> {
  if (!request.idempotencyKey) return undefined
  const found = await transaction
    .selectFrom('payment_orders')
    .selectAll()
    .select(sql<boolean>`coalesce(locked_until > clock_timestamp(), false)`.as('is_locked'))
    .where('booking_id', '=', booking.id)
    .where('idempotency_key', '=', request.idempotencyKey)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  const { is_locked: isLocked, ...order } = found
  if (order.request_hash !== hashOf(request)) throw keyReused()
  if (order.state === 'failed' || order.state === 'expired') throw paymentFailed()
  if (order.state !== 'created') return order
  if (isLocked) throw inProgress()
  return await transaction
    .updateTable('payment_orders')
    .set({
      open_tries: order.open_tries + 1,
      locked_until: sql<Date>`clock_timestamp() + ${openingSeconds} * interval '1 second'`,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Minor units. With a change of extras, what is open afterwards counts, and the change is paid at least: that is what it is
 * made for.
 */
async function allowedAmount(
  transaction: Transaction<Database>,
  {
    booking,
    request,
    change,
  }: { booking: BookingRow; request: PlaceRequest; change: ExtrasQuote | undefined },
): Promise<number> {
  const { open, rates } = await openAmounts(transaction, booking, change?.payable)
  if (open === 0) throw notPayable()
  const chosen = request.rateIndex
  if (chosen !== undefined && !rates.some(({ index, status }) => index === chosen && status === 'pending'))
    throw notPayable()
  const amount = minorOfMajor(request.amount)
  const rest = open - (amount ?? 0)
  const isAllowed = amount !== undefined && (rest === 0 || (amount >= least && rest >= least))
  if (!isAllowed || amount < Math.min(open, change?.difference ?? 0)) throw amountNotAllowed(open)
  return amount
}

async function checkAttempts(transaction: Transaction<Database>, { id }: BookingRow): Promise<void> {
  const { count } = await transaction
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', id)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .executeTakeFirstOrThrow()
  if (count >= attemptsPerMinute) throw tooManyAttempts()
}

/** Stored with the order and not taken from an address again. What leads away is replaced, and no reason to refuse (F58). */
function returnPath(
  { redirectUrl, successUrl, cartId, ref }: PlaceRequest,
  booking: BookingRow,
  { siteCode, originOf }: StartContext,
): string {
  const origin = originOf(siteCode) ?? 'https://host.invalid'
  const inSuccess =
    successUrl && URL.canParse(successUrl, origin)
      ? (new URL(successUrl, origin).searchParams.get('redirectUrl') ?? undefined)
      : undefined
  const wanted = safeReturnPath(redirectUrl ?? inSuccess, { site: siteCode, origin })
  if (wanted) return wanted
  return cartId
    ? buildPath(siteCode, 'bookingConfirmation', { cartId: booking.cart_id })
    : defaultPath(siteCode, ref)
}

function hashOf({ slug, amount, rateIndex, extras, paymentMethod }: PlaceRequest): string {
  const asked = [slug, amount, rateIndex ?? null, extras ?? null, paymentMethod ?? '']
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
