import { sql } from 'kysely'
import { expect } from 'vitest'
import { calendarOf } from './walk-calendar.ts'
import type { WalkDesk } from './walk-desk.ts'
import {
  costToday,
  endModel,
  type ModelBooking,
  paidOf,
  promisedOf,
  releaseReserved,
  todayOf,
  type WalkModel,
} from './walk-model.ts'
import { count } from './walk-payments.ts'
import { dateAfter } from './walk-prices.ts'
import { isOverdue } from './walk-vouchers.ts'
import { walkStep, type WalkStep } from './walk-step.ts'

const hour = 60
const day = 24 * hour
/** Parts of a day are few, so that every tick of a day stays on its date. */
const lastMinuteOfParts = 40
/** A request that nobody answers is declined. */
const hoursToAnswer = 48

/** What a booking ends by itself for (payment-24), in hours. */
const terms = { firstPayment: 48, grace: 72, shortGrace: 24, leastGrace: 2, balanceDays: 42 }

/** Time goes by: minutes in one go, days in ticks of eight hours, or of a day where they are many. */
export const turnStep = ({ minutes, server }: { minutes: number; server: number }): WalkStep =>
  walkStep({
    name: 'time goes by',
    detail: { minutes },
    server,
    possible: ({ time }) => minutes >= day || time % day <= lastMinuteOfParts,
    async run(model, desk) {
      const tick = minutes < day ? minutes : minutes > 3 * day ? minutes / 10 : 8 * hour
      for (let passed = 0; passed < minutes; passed += tick) {
        await pass(model, desk, tick)
        await findPayments(model, desk)
        await follow(model, desk, tick)
      }
      return { end: minutes < day ? `${minutes} minutes` : `${minutes / day} days` }
    },
  })

async function pass(model: WalkModel, desk: WalkDesk, minutes: number): Promise<void> {
  model.time += minutes
  const now = calendarOf(model)
  for (const server of desk.servers) await server.setCalendar(now)
  await passInDatabase(desk, minutes)
}

/** Later every order is final: it was captured, or nobody has paid it. */
const longestOrder = 28 * hour

/** Looks for payments that the shop does not know, and captures those that it knows, so that none is under way any more. */
async function findPayments(model: WalkModel, desk: WalkDesk): Promise<void> {
  const orders = model.bookings.flatMap((booking) => booking.orders.map((order) => ({ booking, order })))
  const open = orders.filter(({ order }) => order.state !== 'captured' && !order.isFinal)
  if (open.length === 0 && !model.bookings.some((booking) => isOverdue(booking, model))) return
  await desk.reconcile()
  for (const { booking, order } of open) count(booking, order, model)
  for (const booking of model.bookings) if (isOverdue(booking, model)) releaseReserved(booking)
  await desk.reconcile()
  for (const { order } of open) {
    if (order.state === 'counted') order.state = 'captured'
    order.isFinal = model.time - order.startedAt > longestOrder
  }
}

/** What the shop does by itself. */
async function follow(model: WalkModel, desk: WalkDesk, tick: number): Promise<void> {
  const now = calendarOf(model)
  await desk.server().doDaily()
  for (const booking of model.bookings) passDaily(booking, model)
  if (tick < hour) return
  // Hours later no page of a provider accepts a payment.
  for (const { orders } of model.bookings)
    for (const order of orders) if (order.state === 'open' && tick > hour) order.state = 'over'
  await desk.server().advanceUnpaid(now)
  await sql`update outbox set done_at = ${now} where kind = 'payment-reminder' and done_at is null`.execute(
    desk.db,
  )
  await followEnds(model, desk, tick)
}

/** What the database's clock decides, as if so many minutes had passed. */
async function passInDatabase({ db, pass }: WalkDesk, minutes: number): Promise<void> {
  const time = sql`${minutes} * interval '1 minute'`
  await sql`with held as (
      update unit_occupations set expires_at = expires_at - ${time} where state = 'held'),
    opened as (
      update carts set expires_at = expires_at - ${time} where state = 'open'),
    changes as (
      update held_changes set created_at = created_at - ${time}, expires_at = expires_at - ${time}
      where state = 'held')
    update bookings set answer_by = answer_by - ${time}, voucher_until = voucher_until - ${time}
    where answer_by is not null or voucher_until is not null`.execute(db)
  await pass(minutes)
}

function passDaily(booking: ModelBooking, model: WalkModel): void {
  const { stay, contractAt } = booking
  if (booking.state === 'requested' && model.time >= contractAt + hoursToAnswer * hour) endModel(booking, 0)
  if (booking.state === 'confirmed' && dateAfter(stay.dateFrom, stay.nights) < todayOf(model))
    booking.state = 'completed'
}

/** Minutes of the walk at the beginning of a date. */
const startOf = (date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - calendarOf({ time: 0 }).getTime()) / 60_000

/** When a booking ends by itself because of a rate that is not paid. */
function endOf({ stay, contractAt }: ModelBooking, dueDate: string): number {
  const contractDate = todayOf({ time: contractAt })
  const isNear = startOf(stay.dateFrom) - startOf(contractDate) <= terms.balanceDays * day
  const first = isNear ? contractAt : contractAt + terms.firstPayment * hour
  const due = dueDate <= contractDate ? first : Math.max(first, startOf(dateAfter(dueDate, 1)))
  const grace = due + (isNear ? terms.shortGrace : terms.grace) * hour
  return Math.max(due + terms.leastGrace * hour, Math.min(grace, startOf(stay.dateFrom)))
}

/**
 * Which bookings have ended by themselves: none before its time, without a reminder or with money on its way back; each at the latest
 * a day and two ticks after it. In between both are right.
 */
async function followEnds(model: WalkModel, { db }: WalkDesk, tick: number): Promise<void> {
  const { rows } = await sql<{ id: number; ended: boolean; reminded: boolean; due: string | null }>`
    select b.id, b.ended is not null as ended,
      exists (select 1 from payment_steps s where s.booking_id = b.id and s.outcome = 'sent') as reminded,
      (select min(r.due_date)::text from payment_rates r
        where r.booking_id = b.id and r.ends_booking and r.status in ('pending', 'cancelled')) as due
    from bookings b where b.id = any(${model.bookings.map(({ id }) => id)}::bigint[])`.execute(db)
  for (const booking of model.bookings) {
    const row = rows.find(({ id }) => Number(id) === booking.id)
    if (!row || booking.state !== 'confirmed') continue
    const end = row.due === null ? Number.POSITIVE_INFINITY : endOf(booking, row.due)
    const isSafe = promisedOf(booking) > 0 || booking.hadRefund || todayOf(model) > booking.stay.dateFrom
    if (row.ended) {
      expect({ ref: booking.ref, tooEarly: model.time < end, isSafe, reminded: row.reminded }).toEqual({
        ref: booking.ref,
        tooEarly: false,
        isSafe: false,
        reminded: true,
      })
      const received = Math.max(0, paidOf(booking) - promisedOf(booking))
      endModel(booking, Math.min(costToday(booking, model), received))
    } else if (!isSafe)
      expect(model.time, `${booking.ref} must have ended`).toBeLessThan(
        Math.max(end, booking.touchedAt) + day + 2 * tick,
      )
  }
}
