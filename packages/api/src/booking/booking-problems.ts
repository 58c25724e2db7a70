import type { Accommodation } from '@camping/contract/site.schemas.ts'
import type { DiscountRefusal, DiscountRefused } from '@camping/contract/cart-discount.schemas.ts'
import type { VoucherOffer, VoucherRefusal } from '@camping/contract/cart-voucher.schemas.ts'
import { ProblemError } from '../platform/problem-error.ts'

/** Why a stay cannot be booked, except taken units, which only show under their lock. */
export type StayRefusal = Exclude<NonNullable<Accommodation['reason']>, 'booked'>

/** 409: another visitor was faster, or the accommodation is no longer on sale for these nights. */
export function noLongerAvailable(): ProblemError {
  return new ProblemError({
    type: 'no-longer-available',
    status: 409,
    title: 'This accommodation is no longer available for these dates',
  })
}

/** 409: the unit that the visitor chose is taken, and others of the accommodation are free. */
export function unitTaken(): ProblemError {
  return new ProblemError({
    type: 'unit-taken',
    status: 409,
    title: 'This unit is no longer free for these dates',
  })
}

/**
 * 409: the stay breaks a rule of the site. `type` has the reason, and so has `reason` for clients that show all
 * alike.
 */
export function stayRefused(reason: StayRefusal): ProblemError {
  return new ProblemError({
    type: reason,
    status: 409,
    title: 'This stay cannot be booked',
    extensions: { reason },
  })
}

/**
 * 409: the total differs from the one the order button showed. `total` is the present one, minor units; `discount`, where that is the
 * reason, why the code takes nothing off any more.
 */
export function priceChanged(total: number, discount?: DiscountRefusal): ProblemError {
  return new ProblemError({
    type: 'price-changed',
    status: 409,
    title: 'The price has changed',
    extensions: { total, ...(discount && { discount }) },
  })
}

/** 409: a discount code takes nothing off this cart, and why. */
export function discountRefused(why: DiscountRefused): ProblemError {
  return new ProblemError({
    type: 'discount-refused',
    status: 409,
    title: 'This discount code cannot be used here',
    extensions: { ...why },
  })
}

/** 409: a gift voucher pays nothing here, and why. */
export function voucherRefused(refusal: VoucherRefusal): ProblemError {
  return new ProblemError({
    type: 'voucher-refused',
    status: 409,
    title: 'This gift voucher cannot be used here',
    extensions: { refusal },
  })
}

/** 409: a gift voucher pays another amount than the customer was told. `pays` is the present one, minor units. */
export function voucherChanged({ pays }: Pick<VoucherOffer, 'pays'>): ProblemError {
  return new ProblemError({
    type: 'voucher-changed',
    status: 409,
    title: 'The gift voucher pays another amount now',
    extensions: { pays },
  })
}

/** 409: already extended, expired or booked. */
export function notExtendable(): ProblemError {
  return new ProblemError({ type: 'not-extendable', status: 409, title: 'This hold cannot be extended' })
}

/** 409: a booked cart does not change any more. */
export function alreadyBooked(): ProblemError {
  return new ProblemError({ type: 'already-booked', status: 409, title: 'This cart has been booked' })
}

/** 409: another request with the same idempotency key is running. */
export function inProgress(): ProblemError {
  return new ProblemError({
    type: 'in-progress',
    status: 409,
    title: 'The same request is being worked on',
    headers: { 'retry-after': '1' },
  })
}

/** 422: the idempotency key belongs to another request. */
export function keyReused(): ProblemError {
  return new ProblemError({
    type: 'idempotency-key-reused',
    status: 422,
    title: 'This idempotency key belongs to another request',
  })
}
