import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredBooking } from '../stored/stored-booking.ts'
import {
  type InvoicedBooking,
  type IssuedInvoice,
  type PlannedInvoice,
  planInvoices,
} from './plan-invoices.ts'

export interface InvoicesOfBooking {
  readonly issued: readonly IssuedInvoice[]
  /** Invoices that opening one of them issues. */
  readonly planned: readonly PlannedInvoice[]
}

/** The invoices of a booking, issued and due. Reads only. */
export async function readInvoices(
  db: Kysely<Database>,
  row: Selectable<Database['bookings']>,
  booking: StoredBooking,
): Promise<InvoicesOfBooking> {
  const issued = await issuedFor(db, row.id)
  return { issued, planned: planInvoices(issued, invoicedBooking(row, booking)) }
}

async function issuedFor(db: Kysely<Database>, bookingId: number): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
  return rows.map(issuedOf)
}

/** Maps a row of `invoices` to the domain. */
export function issuedOf({
  id,
  position,
  kind,
  year,
  number,
  issued_on: issuedOn,
  amount,
  content,
  created_at: createdAt,
}: Selectable<Database['invoices']>): IssuedInvoice {
  return { id, position, kind, year, number, issuedOn, amount, content, createdAt }
}

function invoicedBooking(
  { state, confirmed_at: confirmedAt }: Selectable<Database['bookings']>,
  { stay, accommodationId, lines, cancellation }: StoredBooking,
): InvoicedBooking {
  const isCancelled = state === 'cancelled'
  return {
    isBinding: state === 'confirmed' || state === 'completed' || confirmedAt !== null,
    isCancelled,
    stay,
    accommodationId,
    lines: groupPriceLines(lines).shop,
    retained: cancellation?.cost ?? 0,
  }
}
