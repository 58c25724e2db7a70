import type { SiteCode } from '@camping/editions/markets.ts'
import type { Provider } from '../money-desk.ts'
import {
  cancellationCost,
  changedExtras,
  dateAfter,
  type ModelExtras,
  type ModelOffer,
  type ModelStay,
  priceOf,
  type WishedExtras,
} from './walk-prices.ts'

/** The whole state of a walk through lives of bookings: what the shop must have, by sums and rules that can be read. Minor units. */
export interface WalkModel {
  /** Minutes since the walk began. */
  time: number
  readonly bookings: ModelBooking[]
  readonly vouchers: ModelVoucher[]
  /** Units held by carts that nobody orders. */
  readonly carts: { readonly stay: ModelStay; readonly unit: number; readonly until: number }[]
  /** Units by accommodation. */
  readonly units: ReadonlyMap<number, readonly number[]>
}

export interface ModelVoucher {
  readonly id: number
  readonly code: string
  readonly siteCode: SiteCode
  balance: number
}

export interface ModelPayment {
  readonly amount: number
  /** Where it came from; undefined: a card. */
  readonly voucher?: ModelVoucher
  /** Raised to go back, and gone back. */
  promised: number
  returned: number
}

interface ModelReserved {
  readonly voucher: ModelVoucher
  readonly amount: number
  /** How many payments by card had begun before it. */
  readonly after: number
}

/** What a change makes of a booking. */
export interface ModelChange {
  readonly stay: ModelStay
  readonly extras: ModelExtras
  readonly least: number
}

interface ModelHeld extends ModelChange {
  readonly id: number
  readonly unit: number
  readonly since: number
  until: number
}

export interface ModelOrder {
  readonly id: string
  readonly provider: Provider
  readonly amount: number
  readonly fields: readonly { name: string; value: string }[]
  readonly url: string
  readonly heldId?: number
  readonly extras?: ModelExtras
  /** Paid at the provider, and whether the shop knows. `over`: nobody pays it any more. */
  state: 'open' | 'paid' | 'counted' | 'captured' | 'over'
  readonly startedAt: number
  /** Nobody looks at it any more. */
  isFinal: boolean
  /** The provider has said that it was not paid. */
  hasFailed?: true
}

export interface ModelBooking extends ModelOffer {
  readonly id: number
  readonly ref: string
  readonly cartId: string
  readonly token: string
  /** Used the code that is good for one booking. */
  hasLastCode: boolean
  /** 0 without a code. */
  percentOff: number
  state: 'requested' | 'confirmed' | 'cancelled' | 'completed'
  stay: ModelStay
  extras: ModelExtras
  unit: number
  /** The least that cancelling costs. */
  least: number
  /** What it owes since it is cancelled. */
  cost: number
  held: ModelHeld | undefined
  /** Set aside by vouchers: for a request, or beside a card that has to pay the rest (walk-vouchers.ts). */
  reserved: ModelReserved[]
  /** Until when it waits for a card. */
  waitsUntil: number | undefined
  /** When it was asked for or became a contract, and when anything about it changed. */
  contractAt: number
  touchedAt: number
  hadRefund: boolean
  readonly payments: ModelPayment[]
  readonly orders: ModelOrder[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const firstDay = '2027-03-01'
export const todayOf = ({ time }: Pick<WalkModel, 'time'>): string =>
  dateAfter(firstDay, Math.floor(time / (24 * 60)))

export const paidOf = ({ payments }: ModelBooking): number =>
  sum(payments.map(({ amount, returned }) => amount - returned))
export const promisedOf = ({ payments }: ModelBooking): number =>
  sum(payments.map(({ promised }) => promised))
/** What it has to pay in all. */
export const owedOf = (booking: ModelBooking): number =>
  booking.state === 'cancelled' ? booking.cost : priceOf(booking).payable
/** What vouchers have set aside beside a card: it is not asked of the card. */
export const waitingOf = ({ state, reserved }: ModelBooking): number =>
  state === 'requested' ? 0 : sum(reserved.map(({ amount }) => amount))
/** What is open of an amount: money that goes back pays nothing. */
export const openOf = (booking: ModelBooking, owed = owedOf(booking)): number =>
  Math.max(0, owed - Math.max(0, paidOf(booking) - promisedOf(booking)) - waitingOf(booking))
/** payment-4: a request pays nothing yet. */
export const payableNow = (booking: ModelBooking, owed?: number): number =>
  booking.state === 'requested' ? 0 : openOf(booking, owed)

export const costToday = (booking: ModelBooking, model: WalkModel): number =>
  booking.state === 'requested' ? 0 : cancellationCost(booking, todayOf(model), booking.least)

/** Money goes back to cards before vouchers, the newest payment first (decision 285). */
function promise({ payments }: ModelBooking, amount: number): void {
  let left = amount
  const newest = payments.toReversed()
  for (const payment of [
    ...newest.filter(({ voucher }) => !voucher),
    ...newest.filter(({ voucher }) => voucher),
  ]) {
    const part = Math.max(0, Math.min(left, payment.amount - payment.returned - payment.promised))
    payment.promised += part
    left -= part
  }
}

/** Money comes in; what is too much of it goes back. */
export function receive(
  booking: ModelBooking,
  payment: Pick<ModelPayment, 'amount' | 'voucher'>,
): ModelPayment {
  const received = { ...payment, promised: 0, returned: 0 }
  booking.payments.push(received)
  return received
}

export function returnExcess(booking: ModelBooking, payment: ModelPayment): void {
  const excess = paidOf(booking) - owedOf(booking) - promisedOf(booking)
  payment.promised += Math.max(0, Math.min(payment.amount - payment.promised, excess))
}

/** After another price: what is raised is reckoned anew. */
function reckonAnew(booking: ModelBooking): void {
  for (const payment of booking.payments) payment.promised = 0
  promise(booking, paidOf(booking) - owedOf(booking))
}

export function applyChange(booking: ModelBooking, { stay, extras, least }: ModelChange, unit: number): void {
  Object.assign(booking, { stay, extras, least, unit, held: undefined })
  reckonAnew(booking)
}

/** Other extras alone: what was held was agreed for the former ones. */
export function applyExtras(booking: ModelBooking, extras: ModelExtras): void {
  const isChange =
    extras.linen.quantity !== booking.extras.linen.quantity ||
    extras.breakfast.quantity !== booking.extras.breakfast.quantity
  if (!isChange) return
  booking.extras = {
    linen: extras.linen.quantity === booking.extras.linen.quantity ? booking.extras.linen : extras.linen,
    breakfast:
      extras.breakfast.quantity === booking.extras.breakfast.quantity
        ? booking.extras.breakfast
        : extras.breakfast,
  }
  booking.held = undefined
  reckonAnew(booking)
}

/** What vouchers have set aside is on them again. */
export function releaseReserved(booking: ModelBooking): void {
  for (const { voucher, amount } of booking.reserved) voucher.balance += amount
  Object.assign(booking, { reserved: [], waitsUntil: undefined })
}

/** Ends a booking or request at a cost. */
export function endModel(booking: ModelBooking, cost: number): void {
  const received = Math.max(0, paidOf(booking) - promisedOf(booking))
  releaseReserved(booking)
  Object.assign(booking, { state: 'cancelled', cost, held: undefined })
  promise(booking, received - Math.min(cost, received))
}

/** All that was raised has gone back. */
export function payOut(booking: ModelBooking): void {
  if (promisedOf(booking) > 0) booking.hadRefund = true
  for (const payment of booking.payments) {
    if (payment.voucher) payment.voucher.balance += payment.promised
    payment.returned += payment.promised
    payment.promised = 0
  }
}

/** A booking with other extras, as a change alone. */
export const withExtras = (booking: ModelBooking, wished: WishedExtras): ModelExtras =>
  changedExtras(booking, booking.stay, wished)

export const isHeldAlive = ({ held }: ModelBooking, { time }: WalkModel): boolean =>
  held !== undefined && time < held.until

const share = (a: ModelStay, b: ModelStay): boolean =>
  a.dateFrom < dateAfter(b.dateFrom, b.nights) && b.dateFrom < dateAfter(a.dateFrom, a.nights)

/** Units free for all nights of a stay, `leftOut` aside. */
export function freeUnits(model: WalkModel, wanted: ModelStay, leftOut?: ModelBooking): number[] {
  const { bookings, carts, time } = model
  const taken = [
    ...bookings.filter((one) => one !== leftOut && one.state !== 'cancelled'),
    ...bookings.flatMap((one) => (one !== leftOut && one.held && isHeldAlive(one, model) ? [one.held] : [])),
    ...carts.filter(({ until }) => time < until),
  ]
  const all = model.units.get(wanted.accommodationId) ?? []
  return all.filter((unit) => !taken.some((one) => one.unit === unit && share(one.stay, wanted)))
}
