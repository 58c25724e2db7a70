import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import * as world from './booking-world.ts'

/** A cart in the model. Amounts are minor units. */
export interface ModelCart {
  readonly id: string
  accommodationId: number
  from: number
  to: number
  /** The stay that it gets when a payment comes, while that is held. */
  wanted?: (Pick<ModelCart, 'accommodationId' | 'from' | 'to' | 'unit'> & { readonly id: number }) | undefined
  /** Its unit while it is `held` or `booked`. */
  unit: number
  state: 'held' | 'ended' | 'booked' | 'cancelled'
  extended: boolean
  /** The server's current total, and the total that the visitor saw last. */
  total: number
  shown: number
  announcedFrom: number | null
  breakfasts: number
  ref: string | undefined
  /** The successful order, for repeats. */
  order: object | undefined
}

/** The whole state of the random walk: small enough to check by reading. */
export interface BookingModel {
  readonly carts: ModelCart[]
  /** Units by accommodation. */
  readonly units: ReadonlyMap<number, readonly number[]>
}

/** First day of the few nights that all walks compete for. */
export const firstDay = dayNumber('2027-05-15')

export const dateAt = (day: number): string => dateOfDay(firstDay + day)

/** How many nights two stays share; stays are half-open. */
const sharedNights = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

const isLive = (cart: ModelCart): boolean => cart.state === 'held' || cart.state === 'booked'

/** Units free for all nights of a stay, ignoring the cart `leftOut`. */
export function freeUnits(
  { carts, units }: BookingModel,
  requested: Pick<ModelCart, 'accommodationId' | 'from' | 'to'>,
  leftOut?: ModelCart,
): number[] {
  const all = units.get(requested.accommodationId) ?? []
  return all.filter(
    (unit) =>
      !carts.some(
        (cart) =>
          cart !== leftOut &&
          isLive(cart) &&
          [cart, cart.wanted].some((stay) => stay?.unit === unit && sharedNights(stay, requested) > 0),
      ),
  )
}

/** Changes the price of a night: every open cart follows. */
export function repriceNight(
  { carts }: BookingModel,
  change: { accommodationId: number; day: number; cents: number },
): void {
  for (const cart of carts) {
    const covers =
      cart.accommodationId === change.accommodationId && cart.from <= change.day && change.day < cart.to
    if (covers && cart.ref === undefined) cart.total += change.cents
  }
}

/** Applies a load of the cart to what its visitor has seen. */
export function showCart(cart: ModelCart): void {
  if (cart.ref !== undefined || cart.shown === cart.total) return
  cart.announcedFrom = cart.shown
  cart.shown = cart.total
}

/** Breakfasts are the extra that visitors change. */
export function chooseBreakfasts(cart: ModelCart, breakfasts: number): void {
  const unseen = cart.total - cart.shown
  cart.total += (breakfasts - cart.breakfasts) * (cart.to - cart.from) * world.breakfast.price
  cart.breakfasts = breakfasts
  cart.announcedFrom = unseen === 0 ? null : cart.total - unseen
  cart.shown = cart.total
}
