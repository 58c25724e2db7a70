import { allocatePaid } from '../../../../booking/balance/allocate-paid.ts'
import type { WalkDesk } from './walk-desk.ts'
import {
  type ModelBooking,
  type ModelOrder,
  type ModelVoucher,
  owedOf,
  paidOf,
  promisedOf,
  receive,
  releaseReserved,
  returnExcess,
  todayOf,
  waitingOf,
  type WalkModel,
} from './walk-model.ts'

// When what a voucher pays is spent (payment-17): this is the only place of the model that knows.

/** payment-4: neither a payment nor a rest below 1.00. */
const leastAmount = 100
/** How long a voucher waits for a card, in minutes. */
const waitingMinutes = 30

interface Place {
  readonly model: WalkModel
  readonly desk: WalkDesk
}

/** The most that a voucher pays of an open amount. */
export function voucherPays({ balance }: ModelVoucher, open: number): number {
  return balance >= open ? open : Math.max(0, Math.min(balance, open - leastAmount))
}

/** A voucher sets aside its part, and pays it where no card has to pay anything now. Returns whether it waits. */
export async function spendVoucher(
  place: Place,
  booking: ModelBooking,
  { voucher, amount }: { voucher: ModelVoucher; amount: number },
): Promise<boolean> {
  voucher.balance -= amount
  booking.reserved.push({ voucher, amount, after: booking.orders.length })
  if (booking.state === 'requested') return false
  if (await isCardNeeded(place, booking)) booking.waitsUntil = place.model.time + waitingMinutes
  else redeemReserved(booking)
  return booking.waitsUntil !== undefined
}

/** An order with a voucher: a request only sets it aside. */
export async function orderWithVoucher(
  place: Place,
  booking: ModelBooking,
  voucher: ModelVoucher,
): Promise<void> {
  const amount = voucherPays(voucher, owedOf(booking))
  if (amount > 0) await spendVoucher(place, booking, { voucher, amount })
}

/** Whether something is due by today that is neither paid nor set aside; days and shares of the rates are the shop's. */
async function isCardNeeded({ model, desk: { db } }: Place, booking: ModelBooking): Promise<boolean> {
  const rates = await db
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status', 'due_date'])
    .where('booking_id', '=', booking.id)
    .orderBy('rank')
    .execute()
  const money = await db
    .selectFrom('ledger')
    .select(({ fn }) => ['rate_index', fn.sum<number>('amount').as('amount')])
    .where('booking_id', '=', booking.id)
    .where('rate_index', 'is not', null)
    .groupBy('rate_index')
    .execute()
  const chosen = new Map(money.map((one) => [one.rate_index ?? 0, Number(one.amount)]))
  return allocatePaid(paidOf(booking) + waitingOf(booking), rates, chosen).some(
    ({ status }, at) => status === 'pending' && rates[at]!.due_date <= todayOf(model),
  )
}

/** What is set aside pays. */
export function redeemReserved(booking: ModelBooking): void {
  const { reserved } = booking
  Object.assign(booking, { reserved: [], waitsUntil: undefined })
  for (const one of reserved.toSorted((a, b) => a.voucher.id - b.voucher.id))
    returnExcess(booking, receive(booking, { voucher: one.voucher, amount: one.amount }))
}

/** A payment by card begins: what is set aside waits for it. */
export function waitForCard(booking: ModelBooking, { time }: WalkModel): void {
  if (booking.waitsUntil !== undefined) booking.waitsUntil = time + waitingMinutes
}

/** A card has paid: the vouchers pay with it, or have their money back where it has paid everything. */
export function redeemAfterCard(booking: ModelBooking): void {
  if (booking.waitsUntil === undefined) return
  const isOpen = owedOf(booking) > Math.max(0, paidOf(booking) - promisedOf(booking))
  if (isOpen) redeemReserved(booking)
  else releaseReserved(booking)
}

/** A card that began after them has failed, and no later attempt is under way: the vouchers have their money back. */
export function releaseAfterFailure(booking: ModelBooking, failed: ModelOrder): void {
  const { orders, reserved, waitsUntil } = booking
  const at = orders.indexOf(failed)
  const isUnderWay = ({ state, isFinal, hasFailed }: ModelOrder) =>
    !isFinal && !hasFailed && (state === 'open' || state === 'paid' || state === 'over')
  if (waitsUntil === undefined || !reserved.some(({ after }) => after <= at)) return
  if (!orders.slice(at + 1).some(isUnderWay)) releaseReserved(booking)
}

/** Whether some voucher has waited too long. */
export const isOverdue = ({ waitsUntil }: ModelBooking, { time }: WalkModel): boolean =>
  waitsUntil !== undefined && waitsUntil <= time
