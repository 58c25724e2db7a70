import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { isDeepStrictEqual } from 'node:util'
import type { InvoiceContent, InvoiceKind } from '../../db/invoice-tables.ts'

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

/** What a booking is, as far as its invoices go. */
export interface InvoicedBooking {
  /** Whether it was ever more than a request. */
  readonly isBinding: boolean
  readonly isCancelled: boolean
  readonly stay: { readonly dateFrom: string; readonly dateTo: string }
  /** What is paid to us. */
  readonly lines: readonly PriceLine[]
  /** What cancelling it cost, minor units. */
  readonly kept: number
}

/** A paper to issue. */
export interface PlannedInvoice {
  readonly position: number
  readonly kind: InvoiceKind
  readonly amount: number
  /** Of a credit note: what stays owed of the invoice before it. */
  readonly kept: number
}

/**
 * What is to be issued so that the papers say what the booking is (docs/decisions/173): its first invoice; for one whose lines or
 * dates have changed a credit note over the whole and a new invoice; for a cancelled one a credit note over what is owed no more.
 * Nothing for what was only asked for. Pure, so that a list can tell what opening a paper will bring.
 */
export function planInvoices(issued: readonly IssuedInvoice[], booking: InvoicedBooking): PlannedInvoice[] {
  const planned: PlannedInvoice[] = []
  let open = amountOfOpen(issued)
  const add = (paper: Omit<PlannedInvoice, 'position'>) => {
    planned.push({ position: issued.length + planned.length + 1, ...paper })
    open = paper.kind === 'invoice' ? paper.amount : 0
  }
  const owed = booking.lines.reduce((sum, { amount }) => sum + amount, 0)
  const isFirst = issued.length === 0
  if (isFirst ? booking.isBinding : !booking.isCancelled) {
    if (open > 0 && !saysTheSame(issued.at(-1), booking)) add({ kind: 'credit-note', amount: -open, kept: 0 })
    if (open === 0 && owed > 0) add({ kind: 'invoice', amount: owed, kept: 0 })
  }
  if (booking.isCancelled && open > booking.kept)
    add({ kind: 'credit-note', amount: booking.kept - open, kept: booking.kept })
  return planned
}

/** What the last paper demands: 0 when there is none, or when it took its invoice back. */
function amountOfOpen(issued: readonly IssuedInvoice[]): number {
  const last = issued.at(-1)
  return last?.kind === 'invoice' ? last.amount : 0
}

function saysTheSame(last: IssuedInvoice | undefined, { stay, lines }: InvoicedBooking): boolean {
  if (!last) return false
  const { service, lines: stated } = last.content
  return (
    service.dateFrom === stay.dateFrom &&
    service.dateTo === stay.dateTo &&
    // As stored: members without a value are not there.
    isDeepStrictEqual(stated, JSON.parse(JSON.stringify(lines)))
  )
}
