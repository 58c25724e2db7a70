import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/schema.ts'
import { cancelBooking } from '../order/change-booking-state.ts'
import { releaseExpiredHolds } from '../cart/release-expired-holds.ts'
import { type Answer, bookBody, cartBody } from './booking-desk.ts'
import {
  type BookingModel,
  chooseBreakfasts,
  dateAt,
  firstDay,
  freeUnits,
  type ModelCart,
  repriceNight,
  showCart,
} from './booking-model.ts'
import * as world from './booking-world.ts'
import { brokenInvariants } from './broken-invariants.ts'
import type { Method } from './process-desk.ts'

/** The product behind any process, and its database. */
export interface WalkedDesk {
  readonly db: Kysely<Database>
  call<Body>(method: Method, path: string, body?: object): Promise<Answer<Body & Problem>>
}

type Step = fc.AsyncCommand<BookingModel, WalkedDesk>

/** Runs one step on model and desk, compares them, and checks the invariants. */
function step(
  name: string,
  run: (model: BookingModel, desk: WalkedDesk) => Promise<void>,
  possible: (model: BookingModel) => boolean = () => true,
): Step {
  return {
    check: possible,
    async run(model, desk) {
      await run(model, desk)
      expect(await brokenInvariants(desk.db)).toEqual([])
    },
    toString: () => name,
  }
}

/** The cart opened so many carts ago, or the first one. */
const cartAgo = ({ carts }: BookingModel, ago: number): ModelCart | undefined =>
  carts[Math.max(0, carts.length - 1 - ago)]

/** A step on one of the existing carts. */
export function cartStep(
  name: string,
  ago: number,
  run: (cart: ModelCart, on: { model: BookingModel; desk: WalkedDesk }) => Promise<void>,
): Step {
  return step(
    `${name}(the cart ${ago} ago)`,
    (model, desk) => run(cartAgo(model, ago)!, { model, desk }),
    ({ carts }) => carts.length > 0,
  )
}

async function unitOf(desk: WalkedDesk, cartId: string): Promise<number> {
  const { rows } = await sql<{ unit_id: number }>`select unit_id from unit_occupations
    where cart_id = ${cartId} and state in ('held', 'booked')`.execute(desk.db)
  expect(rows).toHaveLength(1)
  return rows[0]!.unit_id
}

interface Wish {
  readonly accommodationId: number
  readonly day: number
  readonly nights: number
  /** Replaces the cart opened so many carts ago. */
  readonly replaces?: number | undefined
}

const hold = ({ accommodationId, day, nights, replaces }: Wish): Step =>
  step(
    `hold(${accommodationId}, day ${day}, ${nights} nights, instead of ${replaces === undefined ? 'none' : `the cart ${replaces} ago`})`,
    async (model, desk) => {
      const old = replaces === undefined ? undefined : cartAgo(model, replaces)
      const givesBack = old?.state === 'held' ? old : undefined
      const requested = { accommodationId, from: day, to: day + nights }
      const free = freeUnits(model, requested, givesBack)
      const { status, body } = await desk.call<Cart>(
        'POST',
        'cart',
        cartBody({ accommodationId, date: dateAt(day), duration: nights, replaces: old?.id ?? null }),
      )
      if (free.length === 0) {
        expect([status, body.type]).toEqual([409, 'no-longer-available'])
        return
      }
      expect([status, body.state]).toEqual([200, 'open'])
      if (old && old.state !== 'booked' && old.state !== 'cancelled') old.state = 'ended'
      const unit = await unitOf(desk, body.id)
      expect(free).toContain(unit)
      model.carts.push({
        ...requested,
        id: body.id,
        unit,
        state: 'held',
        extended: false,
        total: body.total,
        shown: body.total,
        announcedFrom: null,
        breakfasts: 0,
        ref: undefined,
        order: undefined,
      })
    },
  )

const load = (ago: number): Step =>
  cartStep('load', ago, async (cart, { desk }) => {
    showCart(cart)
    const { status, body } = await desk.call<Cart>('GET', `cart/${cart.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: cart.ref === undefined ? (cart.state === 'held' ? 'open' : 'expired') : 'booked',
      extendable: cart.state === 'held' && !cart.extended,
      total: cart.shown,
      priceChangedFrom: cart.ref === undefined ? cart.announcedFrom : null,
    })
  })

const extend = (ago: number): Step =>
  cartStep('extend', ago, async (cart, { desk }) => {
    const { status, body } = await desk.call<Cart>('POST', `cart/${cart.id}/extend`)
    if (cart.state !== 'held' || cart.extended) {
      expect([status, body.type]).toEqual([409, 'not-extendable'])
      return
    }
    cart.extended = true
    showCart(cart)
    expect([status, body.extendable, body.total]).toEqual([200, false, cart.total])
  })

const change = (ago: number, breakfasts: number): Step =>
  cartStep(`change to ${breakfasts} breakfasts`, ago, async (cart, { desk }) => {
    const extras = [{ id: world.breakfast.id, quantity: breakfasts }]
    const { status, body } = await desk.call<Cart>('PUT', `cart/${cart.id}`, { extras })
    if (cart.ref !== undefined) {
      expect([status, body.type]).toEqual([409, 'already-booked'])
      return
    }
    chooseBreakfasts(cart, breakfasts)
    expect([status, body.total, body.priceChangedFrom]).toEqual([200, cart.total, cart.announcedFrom])
  })

const book = (ago: number): Step =>
  cartStep('book', ago, async (cart, { model, desk }) => {
    const order = bookBody(cart.shown)
    const path = `cart/${cart.id}/book`
    const { status, body } = await desk.call<BookingConfirmation>('POST', path, order)
    if (cart.ref !== undefined) {
      expect([status, body.bookingRef]).toEqual([200, cart.ref])
      return
    }
    if (cart.shown !== cart.total) {
      expect([status, body.type]).toEqual([409, 'price-changed'])
      return
    }
    const free = cart.state === 'held' ? [cart.unit] : freeUnits(model, cart)
    if (free.length === 0) {
      expect([status, body.type]).toEqual([409, 'no-longer-available'])
      return
    }
    expect([status, body.state, body.total]).toEqual([200, 'confirmed', cart.total])
    cart.unit = await unitOf(desk, cart.id)
    expect(free).toContain(cart.unit)
    cart.state = 'booked'
    cart.ref = body.bookingRef
    cart.order = order
  })

const bookAgain = (ago: number, other: boolean): Step =>
  cartStep(other ? 'book with the key of another order' : 'book again', ago, async (cart, { desk }) => {
    if (!cart.order) return
    const order = other ? { ...cart.order, remarks: 'something else' } : cart.order
    const { status, body } = await desk.call<BookingConfirmation>('POST', `cart/${cart.id}/book`, order)
    if (other) expect([status, body.type]).toEqual([422, 'idempotency-key-reused'])
    else expect([status, body.bookingRef]).toEqual([200, cart.ref])
  })

const giveBack = (ago: number): Step =>
  cartStep('give back', ago, async (cart, { desk }) => {
    const { status, body } = await desk.call<{ released: boolean }>('DELETE', `cart/${cart.id}`)
    if (cart.ref !== undefined) {
      expect([status, body.type]).toEqual([409, 'already-booked'])
      return
    }
    expect([status, body.released]).toEqual([200, cart.state === 'held'])
    cart.state = 'ended'
  })

const expire = (ago: number): Step =>
  cartStep('expire', ago, async (cart, { desk }) => {
    if (cart.state !== 'held') return
    await sql`
      with gone as (update carts set expires_at = clock_timestamp() where id = ${cart.id} returning id, expires_at)
      update unit_occupations o set expires_at = gone.expires_at from gone
      where o.cart_id = gone.id and o.state = 'held'`.execute(desk.db)
    cart.state = 'ended'
  })

const cancel = (ago: number): Step =>
  cartStep('cancel', ago, async (cart, { desk }) => {
    if (cart.ref === undefined) return
    expect(await cancelBooking(desk.db, cart.ref)).toBe(cart.state === 'booked')
    cart.state = 'cancelled'
    cart.wanted = undefined
  })

const sweep = (): Step =>
  step('sweep', async (_, desk) => {
    await releaseExpiredHolds(desk.db)
  })

const reprice = (accommodationId: number, day: number, cents: number): Step =>
  step(`reprice(${accommodationId}, day ${day}, ${cents})`, async (model, desk) => {
    const index = sql`${dateAt(day)}::date - from_date + 1`
    await sql`update accommodation_calendar set prices[${index}] = prices[${index}] + ${cents}
      where accommodation_id = ${accommodationId}`.execute(desk.db)
    repriceNight(model, { accommodationId, day, cents })
  })

/** Every step, weighted by how often it finds trouble: few nights, so that carts collide. */
export const walkSteps = (() => {
  // Mostly the newest: older ones are mostly booked, and little happens to them.
  const ago = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 5 }) })
  const accommodationId = fc.constantFrom(world.chalet, world.chalet, world.tent)
  const day = fc.integer({ min: 0, max: 4 })
  const wish = fc.record({
    accommodationId,
    day,
    nights: fc.integer({ min: 2, max: 4 }),
    replaces: fc.option(ago, { nil: undefined, freq: 4 }),
  })
  return [
    wish.map(hold),
    wish.map(hold),
    ago.map(load),
    // Twice, since only a second extension of the same hold is refused.
    ago.map(extend),
    ago.map(extend),
    fc.tuple(ago, fc.integer({ min: 0, max: 4 })).map(([at, breakfasts]) => change(at, breakfasts)),
    ago.map(book),
    fc.tuple(ago, fc.boolean()).map(([at, other]) => bookAgain(at, other)),
    ago.map(giveBack),
    ago.map(expire),
    ago.map(expire),
    ago.map(cancel),
    ago.map(cancel),
    fc.constant(sweep()),
    fc
      .tuple(accommodationId, day, fc.integer({ min: -900, max: 900 }))
      .map(([id, at, cents]) => reprice(id, at, cents)),
  ]
})()

/** Resets model and desk: no carts, every unit free, prices as in booking-world.ts. */
export async function freshStart(desk: WalkedDesk): Promise<{ model: BookingModel; real: WalkedDesk }> {
  await sql`truncate carts, bookings, unit_occupations, idempotency_keys, outbox cascade`.execute(desk.db)
  const from = firstDay - 1
  const prices = Array.from(
    { length: 12 },
    (_, index) => [index, world.nightPrice(dateAt(index - 1))] as const,
  )
  for (const [index, price] of prices) {
    const at = sql`${dateAt(from - firstDay + index)}::date - from_date + 1`
    await sql`update accommodation_calendar set prices[${at}] = ${price}`.execute(desk.db)
  }
  const rows = await desk.db.selectFrom('units').select(['id', 'accommodation_id']).orderBy('id').execute()
  const units = new Map<number, number[]>()
  for (const { id, accommodation_id } of rows) {
    units.set(accommodation_id, [...(units.get(accommodation_id) ?? []), id])
  }
  return { model: { carts: [], units }, real: desk }
}
