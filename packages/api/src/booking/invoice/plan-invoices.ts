import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { isDeepStrictEqual } from 'node:util'
import type { InvoiceContent, InvoiceKind } from '../../platform/db/invoice-tables.ts'

/** An invoice or credit note that was issued. */
export interface IssuedInvoice {
  readonly id: number
  readonly position: number
  readonly kind: InvoiceKind
  readonly year: number
  readonly number: number
  /** 'YYYY-MM-DD' */
  readonly issuedOn: string
  /** Minor units; negative for a credit note. */
  readonly amount: number
  readonly content: InvoiceContent
  readonly createdAt: Date
}

/** The state of a booking that decides about its invoices. */
export interface InvoicedBooking {
  /** Whether it was ever more than a request. */
  readonly isBinding: boolean
  readonly isCancelled: boolean
  readonly stay: { readonly dateFrom: string; readonly dateTo: string }
  readonly accommodationId: number
  /** The lines paid to the shop. */
  readonly lines: readonly PriceLine[]
  /** The cost of its cancellation, in minor units. */
  readonly retained: number
}

/** An invoice or credit note to issue. */
export interface PlannedInvoice {
  readonly position: number
  readonly kind: InvoiceKind
  readonly amount: number
  /** For a credit note: the amount of the invoice that stays owed. */
  readonly retained: number
}

/**
 * What to issue so that the invoices match the booking (decision 173): its first invoice; after a change of
 * lines, dates or accommodation a credit note over the whole and a new invoice; after a cancellation a credit note over the
 * part no longer owed. Nothing for an unconfirmed request. Pure, so that a list can show what opening a document
 * will issue.
 */
export function planInvoices(issued: readonly IssuedInvoice[], booking: InvoicedBooking): PlannedInvoice[] {
  const planned: PlannedInvoice[] = []
  let open = amountOfOpen(issued)
  const add = (invoice: Omit<PlannedInvoice, 'position'>) => {
    planned.push({ position: issued.length + planned.length + 1, ...invoice })
    open = invoice.kind === 'invoice' ? invoice.amount : 0
  }
  const owed = booking.lines.reduce((sum, { amount }) => sum + amount, 0)
  const isFirst = issued.length === 0
  if (isFirst ? booking.isBinding : !booking.isCancelled) {
    if (open > 0 && !statesBooking(issued.at(-1), booking))
      add({ kind: 'credit-note', amount: -open, retained: 0 })
    if (open === 0 && owed > 0) add({ kind: 'invoice', amount: owed, retained: 0 })
  }
  if (booking.isCancelled && open > booking.retained)
    add({ kind: 'credit-note', amount: booking.retained - open, retained: booking.retained })
  return planned
}

/** The amount of the last invoice: 0 when there is none, or when a credit note cancelled it. */
function amountOfOpen(issued: readonly IssuedInvoice[]): number {
  const last = issued.at(-1)
  return last?.kind === 'invoice' ? last.amount : 0
}

function statesBooking(
  last: IssuedInvoice | undefined,
  { stay, lines, accommodationId }: InvoicedBooking,
): boolean {
  if (!last) return false
  const { service, lines: stated } = last.content
  return (
    service.dateFrom === stay.dateFrom &&
    service.dateTo === stay.dateTo &&
    (service.accommodationId ?? accommodationId) === accommodationId &&
    // As stored: JSON drops members without a value.
    isDeepStrictEqual(stated, JSON.parse(JSON.stringify(lines)))
  )
}
