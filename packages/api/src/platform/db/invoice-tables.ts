import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { DefaultedMoment, GeneratedId, Json, Optional } from './column-types.ts'

/** Invoices are insert-only; the database refuses updates and deletes. */

export type InvoiceKind = 'invoice' | 'credit-note'

/** An invoice as issued: the parties, the service and the amounts. Minor units. */
export interface InvoiceContent {
  readonly issuer: { readonly name: string; readonly address: string; readonly registration: string }
  /** `address` is lines: street, town, country (ISO 3166-1 alpha-2). */
  readonly payer: { readonly name: string; readonly address: readonly string[] }
  readonly service: {
    readonly bookingRef: string
    readonly site: string
    readonly place: string
    readonly accommodation: string
    /** Missing in those from before stays could change. */
    readonly accommodationId?: number
    readonly dateFrom: string
    readonly dateTo: string
    readonly nights: number
  }
  /** Lines paid to the company; invoices leave on-site costs out. */
  readonly lines: readonly PriceLine[]
  /** For a credit note: the part of the cancelled booking's invoice that stays owed. */
  readonly kept: number
}

interface InvoicesTable {
  id: GeneratedId
  booking_id: number
  position: number
  kind: InvoiceKind
  company: string
  year: number
  number: number
  issued_on: string
  currency: Currency
  amount: number
  corrects: Optional<number>
  content: Json<InvoiceContent>
  created_at: DefaultedMoment
}

export interface InvoiceTables {
  invoices: InvoicesTable
  invoice_series: { company: string; year: number; last_number: number; last_on: string }
}
