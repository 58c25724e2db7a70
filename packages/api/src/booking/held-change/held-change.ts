import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import { releaseExpired } from '../cart/find-free-unit.ts'
import { lockUnits } from '../cart/lock-units.ts'
import type { Actor } from '../log/record-change.ts'
import { stayOf } from '../pricing/stay-offer.ts'
import { type PlannedChange, plannedChange } from './planned-change.ts'

// A change that waits for its payment (decision 280). The booking keeps its nights; of the new stay only those nights are held that
// it does not have yet. Lock order as everywhere: booking, order, held change, units by id.

type BookingRow = Selectable<Database['bookings']>
type HeldRow = Selectable<Database['held_changes']>

/** How long a change is held, and at least how long after a payment for it has begun. */
const heldMinutes = 30
/** No payment holds a unit longer than this. */
const mostMinutes = 90

const inMinutes = (minutes: number) =>
  sql<Date>`clock_timestamp() + ${sql.lit(minutes)} * interval '1 minute'`

export interface HeldChange {
  readonly id: number
  readonly bookingId: number
  readonly plan: PlannedChange
  readonly unitId: number
  readonly toPay: number
  readonly expiresAt: Date
  readonly actor: Actor
}

const changeOfRow = (row: HeldRow): HeldChange => ({
  id: row.id,
  bookingId: row.booking_id,
  plan: plannedChange.parse(row.plan),
  unitId: row.unit_id,
  toPay: row.to_pay,
  expiresAt: row.expires_at,
  actor: { role: row.actor_role, id: row.actor_id, subject: row.subject_kind },
})

/** The change that a booking waits for, if its time is not over. */
export async function readHeldChange(
  db: Kysely<Database>,
  bookingId: number,
): Promise<HeldChange | undefined> {
  const row = await db
    .selectFrom('held_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row && changeOfRow(row)
}

/** As its customer sees it. */
export const heldChangeReply = ({
  id,
  plan,
  toPay,
  expiresAt,
}: HeldChange): NonNullable<BookingStay['held']> => ({
  id,
  until: expiresAt.toISOString(),
  toPay,
  accommodationId: plan.accommodationId,
  dateFrom: plan.dateFrom,
  nights: plan.nights,
  adults: plan.adults,
  childAges: plan.childAges,
  total: plan.total,
})

/** Holds a change of a locked booking for its payment, in a unit whose accommodation the caller has locked. */
export async function holdChange(
  transaction: Transaction<Database>,
  row: BookingRow,
  { plan, unitId, toPay, actor }: { plan: PlannedChange; unitId: number; toPay: number; actor: Actor },
): Promise<HeldChange> {
  const held = await transaction
    .insertInto('held_changes')
    .values({
      booking_id: row.id,
      plan: JSON.stringify(plan),
      unit_id: unitId,
      to_pay: toPay,
      expires_at: inMinutes(heldMinutes),
      actor_role: actor.role,
      actor_id: actor.id,
      subject_kind: actor.subject,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const stay = stayOf(plan.dateFrom, plan.nights)
  const { dateFrom, dateTo } = stay
  // Those that findFreeUnit released are in the way again since the change was taken back.
  await releaseExpired(transaction, unitId, stay)
  // Its own nights are none that others could take.
  await sql`
    insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, booking_id, expires_at)
    select ${unitId}, ${plan.accommodationId}, nights, 'held', ${row.cart_id}, ${row.id}, h.expires_at
    from held_changes h, unnest(
      datemultirange(daterange(${dateFrom}::date, ${dateTo}::date)) - coalesce((
        select range_agg(stay) from unit_occupations
        where booking_id = ${row.id} and state = 'booked' and unit_id = ${unitId}), '{}')) as nights
    where h.id = ${held.id}`.execute(transaction)
  await notifyChange(transaction, { kind: 'occupation', accommodationId: plan.accommodationId })
  return changeOfRow(held)
}

/**
 * Locks the held change of a locked booking with the units of its accommodation, and of those that the caller needs besides: all at
 * once, in the order of their ids. Returns undefined where no change is held; one whose time is over counts as held here.
 */
export async function lockHeldChange(
  transaction: Transaction<Database>,
  bookingId: number,
  accommodationIds: readonly number[],
): Promise<HeldChange | undefined> {
  const row = await transaction
    .selectFrom('held_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst()
  const held = row && changeOfRow(row)
  const all = [...accommodationIds, ...(held ? [held.plan.accommodationId] : [])]
  if (all.length > 0) await lockUnits(transaction, all)
  return held
}

/** Ends a locked held change and gives its nights back; the booking is as it was. */
export async function endHeldChange(
  transaction: Transaction<Database>,
  { id, bookingId, plan }: HeldChange,
  state: 'over' | 'made' = 'over',
): Promise<void> {
  await transaction
    .updateTable('held_changes')
    .set({ state, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await transaction
    .updateTable('unit_occupations')
    .set({ state: 'released' })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .execute()
  await notifyChange(transaction, { kind: 'occupation', accommodationId: plan.accommodationId })
}

/** Locks and ends whatever change a locked booking waits for. Returns whether there was one. */
export async function dropHeldChange(
  transaction: Transaction<Database>,
  bookingId: number,
): Promise<boolean> {
  const held = await lockHeldChange(transaction, bookingId, [])
  if (held) await endHeldChange(transaction, held)
  return held !== undefined
}

/** Holds a change long enough for a payment that begins now. Returns undefined when its time is over. */
export async function extendHeldChange(
  transaction: Transaction<Database>,
  bookingId: number,
  heldChangeId: number,
): Promise<HeldChange | undefined> {
  const held = await lockHeldChange(transaction, bookingId, [])
  if (held?.id !== heldChangeId) return undefined
  const extended = await transaction
    .updateTable('held_changes')
    .set({
      expires_at: sql<Date>`greatest(expires_at, least(${inMinutes(heldMinutes)},
        created_at + ${sql.lit(mostMinutes)} * interval '1 minute'))`,
    })
    .where('id', '=', held.id)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst()
  if (!extended) return undefined
  await transaction
    .updateTable('unit_occupations')
    .set({ expires_at: sql<Date>`(select expires_at from held_changes where id = ${held.id})` })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .execute()
  return changeOfRow(extended)
}
