import type {
  BookingHistory,
  bookingHistoryRequest,
  HistoryEntry,
} from '@camping/contract/booking-history.schemas.ts'
import { priceLine } from '@camping/contract/values.schemas.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'

type ChangeRow = Selectable<Database['booking_changes']>
type BookingRow = Selectable<Database['bookings']>

/** What entries of the log may have; those of earlier versions have less. */
const state = z.object({
  accommodationId: z.int(),
  dateFrom: z.string(),
  nights: z.int(),
  adults: z.int().optional(),
  childAges: z.array(z.int()).optional(),
})
const entryBefore = z.object({ total: z.int().optional() })
const entryAfter = z.object({
  total: z.int().optional(),
  awaits: z.string().optional(),
  lines: z
    .array(z.object({ line: priceLine, before: z.int().nullable(), after: z.int().nullable() }))
    .optional(),
  changed: z.array(z.string()).optional(),
  cost: z.int().optional(),
})

/**
 * What happened to a customer's booking, read from its log.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getBookingHistory(
  { bookingId }: z.output<typeof bookingHistoryRequest>,
  context: SignedInContext,
): Promise<BookingHistory> {
  const { db } = context
  const row = await customerBookingRow(db, { bookingId }, context)
  const changes = await db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', row.id)
    .orderBy('id', 'desc')
    .execute()
  const names = await accommodationNames(db, row, context)
  const entries = changes.map((change) => entryOf(change, names))
  return { currency: row.currency, entries: [...endOf(row, entries), ...entries, bookedEntry(row)] }
}

async function accommodationNames(
  db: Kysely<Database>,
  { site_id }: BookingRow,
  { messages }: SignedInContext,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('accommodations')
    .select(['id', sql<string>`name ->> ${messages}`.as('name')])
    .where('site_id', '=', site_id)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const nothing: Omit<HistoryEntry, 'at' | 'what' | 'who'> = {
  isAwaited: false,
  before: null,
  after: null,
  lines: [],
  total: null,
  named: null,
  cost: null,
}

function entryOf(
  { what, at, actor_role: who, before, after }: ChangeRow,
  names: ReadonlyMap<number, string>,
): HistoryEntry {
  const earlier = entryBefore.parse(before)
  const { total, awaits, lines = [], changed, cost } = entryAfter.parse(after)
  return {
    ...nothing,
    at: at.toISOString(),
    what,
    who,
    isAwaited: awaits !== undefined,
    before: stateOf(before, names),
    after: stateOf(after, names),
    lines,
    total:
      earlier.total === undefined || total === undefined ? null : { before: earlier.total, after: total },
    named: changed ? new Set(changed.map((field) => field.split('.')[0])).size : null,
    cost: cost ?? null,
  }
}

function stateOf(logged: unknown, names: ReadonlyMap<number, string>): HistoryEntry['before'] {
  const found = state.safeParse(logged).data
  if (found?.adults === undefined) return null
  const { accommodationId, dateFrom, nights, adults, childAges = [] } = found
  const accommodation = names.get(accommodationId) ?? ''
  return { accommodation, dateFrom, nights, adults, children: childAges.length }
}

/** A booking that the shop ended, or that ended by itself, has no entry in the log of its customer. */
function endOf({ cancelled_at: at }: BookingRow, entries: readonly HistoryEntry[]): HistoryEntry[] {
  if (!at || entries.some(({ what }) => what === 'cancelled')) return []
  return [{ ...nothing, at: at.toISOString(), what: 'cancelled', who: 'shop' }]
}

const bookedEntry = ({ created_at: at }: BookingRow): HistoryEntry => ({
  ...nothing,
  at: at.toISOString(),
  what: 'booked',
  who: 'customer',
})
