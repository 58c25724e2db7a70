import { newOrderNumber } from '../../booking/balance/order-number.ts'
import type { orderIdRequest } from '@camping/contract/payment.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { checkExtrasRule } from '../../booking/changes/extras-rule.ts'
import { quoteExtras } from '../../booking/changes/quote-extras.ts'
import { extendHeldChange } from '../../booking/held-change/held-change.ts'
import { holdOver } from '../../booking/stay-change/stay-problems.ts'
import { waitForCard } from '../../booking/voucher/voucher-beside-card.ts'
import { defaultPath } from './order-addresses.ts'
import { openAmounts } from './list-providers.ts'
import { agreedExtras } from './paid-extras.ts'
import { minorOfMajor } from '@camping/contract/major-amount.ts'
import type { StartContext } from '../payment-context.ts'
import { insertOrder } from './order-store.ts'
import { openingSeconds, takeUpOrder } from './take-up-order.ts'
import { payableBooking } from './payable-booking.ts'
import { amountNotAllowed, notPayable, paymentFailed, tooManyAttempts } from './payment-problems.ts'
import { type BookingRow, type LockedOrder, newOrderId, type OrderRow } from './payment-order.ts'
import { feeOf, type OfferedMethod } from '../providers/offered-method.ts'
import type { ProviderAccount, ProviderId } from '../providers/provider-account.ts'
import { invalid } from '../../platform/problem-error.ts'
import { signedOut } from '../../platform/session/signed-out.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** payment-4: at least 1.00, at most the open amount, and no rest below 1.00. */
const minimum = 100
const attemptsPerMinute = 10

export type PlaceRequest = z.output<typeof orderIdRequest> & { readonly slug: ProviderId }

export interface PlacedOrder extends LockedOrder {
  readonly account: ProviderAccount
  /** Pays by the cart's id, without a session. */
  readonly isGuest: boolean
}

/**
 * Saves an attempt to pay before the provider is called, or finds the attempt with the same idempotency key to
 * resume it: its request to the provider keeps its name and counts one up (F2, F32).
 * @throws ProblemError 400 `validation` for a method that is not offered, 401, 404, 409 `not-payable`, `hold-over`, `amount-not-allowed`, `in-progress`, 422
 * `idempotency-key-reused`, 429.
 */
export async function placeOrder(request: PlaceRequest, context: StartContext): Promise<PlacedOrder> {
  const { ref, cartId, slug } = request
  const isGuest = cartId !== undefined
  return await runTransaction(context.db, async (transaction) => {
    const booking = await payableBooking(transaction, { bookingRef: ref, cartId, lock: true }, context)
    const account = context.payments.find(booking.brand, booking.site_code, slug)
    if (!account) throw paymentFailed()
    const earlier = await resumeOrder(transaction, { booking, request })
    if (earlier) return { order: earlier, booking, account, isGuest }
    // An account that only serves earlier payments accepts no new ones.
    if (!context.payments.offered(booking.brand, booking.site_code).includes(account)) throw paymentFailed()
    const method = chosenMethod(account, request)
    const change = await requestedChange(transaction, { booking, request, isGuest }, context)
    const amount = await allowedAmount(transaction, { booking, request, change })
    await checkAttempts(transaction, booking)
    await waitForCard(transaction, booking)
    const number = newOrderNumber()
    const order = await insertOrder(transaction, {
      id: newOrderId(),
      state: 'created',
      number,
      booking_id: booking.id,
      provider: slug,
      merchant_id: account.merchantId,
      method: account.tellsMethodsApart ? method.id : '',
      amount,
      fee: feeOf(method, { amount, currency: booking.currency }),
      currency: booking.currency,
      rate_index: request.rateIndex ?? null,
      extras: change?.extras ?? null,
      held_change_id: change?.heldChangeId ?? null,
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
    return { order, booking, account, isGuest }
  })
}

/**
 * The chosen method of the account; the first where the request names none (payment-20). Its fee comes from this server's own
 * table, whatever amount the browser has shown.
 */
function chosenMethod({ methods }: ProviderAccount, { paymentMethod }: PlaceRequest): OfferedMethod {
  if (!paymentMethod) return methods[0]
  const chosen = methods.find(({ id }) => id === paymentMethod)
  if (!chosen)
    throw invalid('paymentMethod', `is not offered; there are ${methods.map(({ id }) => id).join(', ')}`)
  return chosen
}

/** The change that an order pays for: the payable amount after it, and how much more that is. Minor units. */
interface PaidChange {
  readonly payable: number
  readonly difference: number
  /** As the order stores them. */
  readonly extras?: string
  readonly heldChangeId?: number
}

/**
 * The change to pay for: other extras, under the portal's rules for changes, or the held change, which then is held at least as
 * long as a payment takes. A guest who pays by the cart's id has not signed in and cannot change anything.
 */
async function requestedChange(
  transaction: Transaction<Database>,
  { booking, request, isGuest }: { booking: BookingRow; request: PlaceRequest; isGuest: boolean },
  { today }: StartContext,
): Promise<PaidChange | undefined> {
  const { extras, heldChange } = request
  if (!extras && heldChange === undefined) return undefined
  if (isGuest) throw signedOut()
  if (heldChange !== undefined) {
    if (extras) throw invalid('extras', 'are part of the held change')
    const held = await extendHeldChange(transaction, booking.id, heldChange)
    if (!held) throw holdOver()
    const { payable } = held.plan
    return { payable, difference: payable - booking.payable, heldChangeId: held.id }
  }
  const wished = extras ?? []
  await checkExtrasRule(transaction, { row: booking, wished, today: today() })
  const quote = await quoteExtras(transaction, booking.id, wished)
  return {
    payable: quote.payable,
    difference: quote.difference,
    extras: JSON.stringify(agreedExtras(quote)),
  }
}

async function resumeOrder(
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
  return found && (await takeUpOrder(transaction, found, hashOf(request)))
}

/**
 * Minor units. With a change, the limit is the amount that is open after the change, and the payment
 * covers at least the change.
 */
async function allowedAmount(
  transaction: Transaction<Database>,
  {
    booking,
    request,
    change,
  }: { booking: BookingRow; request: PlaceRequest; change: PaidChange | undefined },
): Promise<number> {
  const { open, rates } = await openAmounts(transaction, booking, change?.payable)
  if (open === 0) throw notPayable()
  const chosen = request.rateIndex
  if (chosen !== undefined && !rates.some(({ index, status }) => index === chosen && status === 'pending'))
    throw notPayable()
  const amount = minorOfMajor(request.amount)
  const rest = open - (amount ?? 0)
  const isAllowed = amount !== undefined && (rest === 0 || (amount >= minimum && rest >= minimum))
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

/**
 * Stored with the order, so that no later address can replace it. A path that leaves the edition is replaced
 * instead of refused (F58).
 */
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
  const requested = safeReturnPath(redirectUrl ?? inSuccess, { site: siteCode, origin })
  if (requested) return requested
  return cartId
    ? buildPath(siteCode, 'bookingConfirmation', { cartId: booking.cart_id })
    : defaultPath(siteCode, ref)
}

function hashOf({ slug, amount, rateIndex, extras, heldChange, paymentMethod }: PlaceRequest): string {
  const hashed = [slug, amount, rateIndex ?? null, extras ?? null, paymentMethod ?? '']
  if (heldChange !== undefined) hashed.push(heldChange)
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}
