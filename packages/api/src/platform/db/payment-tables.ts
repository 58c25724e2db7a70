import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { ColumnType } from 'kysely'
import type {
  Defaulted,
  DefaultedMoment,
  GeneratedId,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

export type PaymentOrderState =
  | 'created'
  | 'opened'
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'expired'
  | 'unknown'
export type UnmatchedReason =
  | 'unknown-order'
  | 'other-currency'
  | 'test-mode'
  | 'other-order'
  | 'other-merchant'
export type RefundState = 'open' | 'waiting' | 'sending' | 'unknown' | 'by-hand' | 'done' | 'dropped'
export type RefundReason = 'over-payment' | 'cancelled-booking' | 'operator' | 'withdrawn-purchase'

/** An extra that a payment will add, with the agreed price line if there is one, which then applies. */
export interface WishedExtra {
  readonly id: number
  readonly quantity: number
  readonly line?: PriceLine | undefined
}

interface PaymentRatesTable {
  booking_id: number
  index: number
  kind: 'deposit' | 'part' | 'balance'
  amount: number
  currency: Currency
  due_date: string
  /** The order in which money covers the rates, as agreed. */
  rank: number
  status: Defaulted<'pending' | 'paid' | 'cancelled'>
  paid_at: NullableMoment
  /** Whether the booking ends when this stays unpaid. */
  ends_booking: Defaulted<boolean>
}

/** What was done about an unpaid rate, each step once. */
interface PaymentStepsTable {
  booking_id: number
  rate_index: number
  due_date: string
  /** 'before-24', 'after-2' (hours), 'end' */
  step: string
  outcome: 'sent' | 'passed' | 'ended'
  done_at: DefaultedMoment
}

interface LedgerTable {
  id: GeneratedId
  /** Of a booking or of the purchase of a gift voucher: one of the two. */
  booking_id: Optional<number>
  purchase_id: Optional<number>
  kind: 'payment' | 'refund' | 'voucher' | 'correction'
  amount: number
  fee: Defaulted<number>
  currency: Currency
  provider: string
  provider_transaction_id: string
  /** The rate that the customer chose to pay, if any. */
  rate_index: Optional<number>
  note: Defaulted<string>
  created_at: DefaultedMoment
}

interface PaymentOrdersTable {
  id: string
  number: string
  /** It pays a booking or the purchase of a gift voucher: one of the two. */
  booking_id: Optional<number>
  purchase_id: Optional<number>
  provider: 'bambora' | 'saferpay'
  merchant_id: string
  method: Defaulted<string>
  state: Defaulted<PaymentOrderState>
  amount: number
  fee: Defaulted<number>
  currency: Currency
  rate_index: Optional<number>
  /** The change of extras that this pays for, with the agreed price lines. */
  extras: ColumnType<WishedExtra[] | null, string | null | undefined, string | null>
  /** The held change that this pays for. */
  held_change_id: Optional<number>
  return_path: Optional<string>
  idempotency_key: Optional<string>
  request_hash: string
  open_request_id: string
  open_tries: Defaulted<number>
  capture_request_id: string
  capture_tries: Defaulted<number>
  token: Optional<string>
  page_url: Optional<string>
  page_expires_at: NullableMoment
  transaction_id: Optional<string>
  capture_id: Optional<string>
  authorised_amount: Defaulted<number>
  captured_amount: Defaulted<number>
  reason: Optional<string>
  next_look_at: Moment
  looked_at: NullableMoment
  looks: Defaulted<number>
  locked_until: NullableMoment
  created_at: DefaultedMoment
  changed_at: DefaultedMoment
}

interface PaymentEventsTable {
  id: GeneratedId
  provider: string
  order_id: Optional<string>
  source:
    | 'callback'
    | 'accept'
    | 'return'
    | 'notify'
    | 'look'
    | 'list'
    | 'capture'
    | 'refund'
    | 'open'
    | 'cancel'
    // No provider: an observation of the shop itself.
    | 'watch'
  outcome: string
  transaction_id: Optional<string>
  alarm: Defaulted<boolean>
  created_at: DefaultedMoment
}

interface UnmatchedPaymentsTable {
  id: GeneratedId
  provider: 'bambora' | 'saferpay'
  brand: string
  site_code: string
  transaction_id: string
  order_number: Optional<string>
  order_id: Optional<string>
  amount: number
  currency: Optional<Currency>
  reason: UnmatchedReason
  created_at: DefaultedMoment
  resolved_at: NullableMoment
  resolution: Optional<string>
}

interface RefundTasksTable {
  id: GeneratedId
  /** Of a booking or of the purchase of a gift voucher: one of the two. */
  booking_id: Optional<number>
  purchase_id: Optional<number>
  ledger_id: number
  amount: number
  reason: RefundReason
  state: Defaulted<RefundState>
  number: string
  request_id: string
  tries: Defaulted<number>
  note: Defaulted<string>
  locked_until: NullableMoment
  /** When the job takes it up next. */
  next_try_at: DefaultedMoment
  /** When a person let it go out, or it may by itself. */
  released_at: NullableMoment
  /** The agent who let it go out. */
  released_by: Optional<number>
  /** When a sent refund was compared with the provider's books. */
  checked_at: NullableMoment
  created_at: DefaultedMoment
  done_at: NullableMoment
}

/** What went out by itself on a day in an edition. Minor units. */
interface RefundDaysTable {
  brand: string
  site_code: string
  day: string
  amount: number
}

export interface PaymentTables {
  payment_rates: PaymentRatesTable
  payment_steps: PaymentStepsTable
  ledger: LedgerTable
  payment_orders: PaymentOrdersTable
  payment_events: PaymentEventsTable
  unmatched_payments: UnmatchedPaymentsTable
  refund_tasks: RefundTasksTable
  refund_days: RefundDaysTable
  payment_list_readings: { account: string; next_at: Moment; read_until: NullableMoment }
}
