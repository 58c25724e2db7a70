import fc from 'fast-check'
import { sql, type Selectable, type Transaction } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Actor } from '../log/record-change.ts'
import { runTransaction } from '../run-transaction.ts'
import { changeStay, unitsOf } from '../stay-change/change-stay.ts'
import { countChanges } from '../stay-change/count-changes.ts'
import { dropHeldChange, holdChange, lockHeldChange } from '../held-change/held-change.ts'
import { makeHeldChange } from '../stay-change/make-held-change.ts'
import { planChange } from '../stay-change/plan-change.ts'
import { dateAt, freeUnits, type ModelCart } from './booking-model.ts'
import * as world from './booking-world.ts'
import { cartStep, type WalkedDesk } from './walk-commands.ts'

// Changes of booked stays for the random walk: the model has who has which unit, and the product decides all else.

type BookingRow = Selectable<Database['bookings']>
type Wish = Parameters<typeof planChange>[2]['wish']

const actor: Actor = { role: 'customer', id: null, subject: 'booking' }
/** What came of the steps, for a test that all of it happens. */
export const changeOutcomes = new Set<string>()

const lockRow = (transaction: Transaction<Database>, ref: string): Promise<BookingRow> =>
  transaction
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', ref)
    .forUpdate()
    .executeTakeFirstOrThrow()

interface Changed {
  readonly unitId: number
  readonly heldId: number | undefined
}

/** Changes a booking as the portal does: at once, or held where it asks for payment first. The problem's type otherwise. */
async function change(
  { db }: WalkedDesk,
  ref: string,
  wishOf: (row: BookingRow, revision: number) => Wish,
): Promise<Changed | string> {
  try {
    return await runTransaction(db, async (transaction) => {
      const row = await lockRow(transaction, ref)
      const wish = wishOf(row, await countChanges(transaction, row.id))
      const planned = await planChange(transaction, row, { wish, today: world.today })
      if (!planned.isRaisedAndPaidFirst) {
        const { unitId } = await changeStay(transaction, row, planned)
        return { unitId, heldId: undefined }
      }
      await lockHeldChange(transaction, row.id, unitsOf(row, planned.plan))
      await sql`savepoint before_change`.execute(transaction)
      const { unitId, quote } = await changeStay(transaction, row, planned)
      await sql`rollback to savepoint before_change`.execute(transaction)
      await dropHeldChange(transaction, row.id)
      const held = await holdChange(transaction, row, { plan: planned.plan, unitId, toPay: quote.due, actor })
      return { unitId, heldId: held.id }
    })
  } catch (error) {
    if (error instanceof ProblemError) return error.init.type
    throw error
  }
}

async function showTotal({ db }: WalkedDesk, cart: ModelCart): Promise<void> {
  const { total } = await db
    .selectFrom('bookings')
    .select('total')
    .where('booking_ref', '=', cart.ref ?? '')
    .executeTakeFirstOrThrow()
  cart.total = total
  cart.shown = total
}

interface Moved {
  readonly accommodationId: number
  readonly day: number
  readonly nights: number
  readonly paidFirst: boolean
}

const move = (ago: number, { accommodationId, day, nights, paidFirst }: Moved) =>
  cartStep(`move to ${accommodationId}, day ${day}, ${nights} nights`, ago, async (cart, { model, desk }) => {
    if (cart.state !== 'booked' || cart.ref === undefined) return
    await desk.db
      .updateTable('bookings')
      .set({ extras_rule: paidFirst ? 'CHANGES_ALLOWED_REQUIRES_PAYMENT' : null })
      .where('booking_ref', '=', cart.ref)
      .execute()
    const stay = { accommodationId, from: day, to: day + nights }
    const isSame = cart.accommodationId === accommodationId && cart.from === stay.from && cart.to === stay.to
    const free = freeUnits(model, stay, cart)
    const made = await change(desk, cart.ref, () => ({ accommodationId, dateFrom: dateAt(day), nights }))
    if (typeof made === 'string') {
      changeOutcomes.add(made)
      // Of money the model knows nothing: what would cost less than cancelling is refused before any unit is asked for.
      if (made === 'below-cancellation-cost') return
      expect(made).toBe(isSame ? 'stay-unchanged' : 'no-longer-available')
      if (!isSame) expect(free).toEqual([])
      return
    }
    expect(free).toContain(made.unitId)
    if (made.heldId === undefined) {
      changeOutcomes.add('moved')
      if (free.includes(cart.unit)) expect(made.unitId).toBe(cart.unit)
      Object.assign(cart, stay, { unit: made.unitId, wanted: undefined })
      await showTotal(desk, cart)
    } else {
      changeOutcomes.add('held')
      cart.wanted = { ...stay, unit: made.unitId, id: made.heldId }
    }
  })

/** Other people or other breakfasts for the same stay: no unit moves, and whatever was held is over. */
const alter = (ago: number, what: 'people' | 'breakfasts', count: number) =>
  cartStep(`other ${what}: ${count}`, ago, async (cart, { desk }) => {
    if (cart.state !== 'booked' || cart.ref === undefined) return
    await desk.db
      .updateTable('bookings')
      .set({ extras_rule: null })
      .where('booking_ref', '=', cart.ref)
      .execute()
    const { accommodationId, from, to } = cart
    const made = await change(desk, cart.ref, (row, revision) => ({
      accommodationId,
      dateFrom: dateAt(from),
      nights: to - from,
      ...(what === 'people'
        ? {
            party: {
              revision,
              // One of the others leaves, where there is one, or some join.
              leaving: count === 0 && row.adults + row.child_ages.length > 1 ? [1] : [],
              adults: count > 0 && row.adults < 4 && row.adults + row.child_ages.length < 6 ? 1 : 0,
              childAges: [],
            },
          }
        : {
            extras: [
              { id: world.breakfast.id, quantity: Math.min(count, row.adults + row.child_ages.length) },
            ],
          }),
    }))
    if (typeof made === 'string') {
      changeOutcomes.add(made)
      expect(['stay-unchanged', 'below-cancellation-cost']).toContain(made)
      return
    }
    changeOutcomes.add(what)
    expect([made.unitId, made.heldId]).toEqual([cart.unit, undefined])
    cart.wanted = undefined
    await showTotal(desk, cart)
  })

const payHeld = (ago: number, isLate: boolean) =>
  cartStep(isLate ? 'pay too late' : 'pay what is held', ago, async (cart, { desk }) => {
    const { wanted, ref } = cart
    if (!wanted || cart.state !== 'booked' || ref === undefined) return
    if (isLate)
      await sql`
        with over as (
          update held_changes set expires_at = clock_timestamp() where id = ${wanted.id} returning booking_id, expires_at)
        update unit_occupations o set expires_at = over.expires_at from over
        where o.booking_id = over.booking_id and o.state = 'held'`.execute(desk.db)
    const refused = await runTransaction(desk.db, async (transaction) =>
      makeHeldChange(transaction, await lockRow(transaction, ref), wanted.id),
    )
    expect(refused).toBe(isLate ? 'not paid in time' : undefined)
    changeOutcomes.add(isLate ? 'late' : 'paid')
    cart.wanted = undefined
    if (isLate) return
    const { accommodationId, from, to, unit } = wanted
    Object.assign(cart, { accommodationId, from, to, unit })
    await showTotal(desk, cart)
  })

/** Every change of a booked stay. */
export const changeSteps = (() => {
  const ago = fc.nat({ max: 4 })
  const moved = fc.record({
    accommodationId: fc.constantFrom(world.chalet, world.tent),
    day: fc.integer({ min: 0, max: 4 }),
    nights: fc.integer({ min: 2, max: 4 }),
    paidFirst: fc.boolean(),
  })
  return [
    fc.tuple(ago, moved).map(([at, to]) => move(at, to)),
    fc.tuple(ago, moved).map(([at, to]) => move(at, to)),
    fc.tuple(ago, moved).map(([at, to]) => move(at, to)),
    fc.tuple(ago, fc.nat({ max: 1 })).map(([at, count]) => alter(at, 'people', count)),
    fc.tuple(ago, fc.nat({ max: 4 })).map(([at, count]) => alter(at, 'breakfasts', count)),
    fc.tuple(ago, fc.boolean()).map(([at, isLate]) => payHeld(at, isLate)),
    fc.tuple(ago, fc.boolean()).map(([at, isLate]) => payHeld(at, isLate)),
  ]
})()
