import type { Currency } from '@camping/editions/markets.ts'
import type { SaleTag } from './booking-tables.ts'
import type { Defaulted, DefaultedMoment, GeneratedId, NullableMoment, Optional } from './column-types.ts'

interface VoucherPurchasesTable {
  id: GeneratedId
  /** What its buyer and the providers know it by. */
  purchase_ref: string
  /** The address of its page. */
  address: string
  brand: string
  site_code: string
  amount: number
  currency: Currency
  buyer_name: string
  email: string
  recipient: Defaulted<string>
  message: Defaulted<string>
  /** The last day on which the voucher pays, as its buyer was told. */
  valid_until: string
  key_hash: string
  idempotency_key: string
  request_hash: string
  code_hash: string
  hint: string
  sealed_code: string
  /** The code until its mail is sent. */
  unsent_code: Optional<string>
  /** The payment that pays it. */
  ledger_id: Optional<number>
  voucher_id: Optional<number>
  issued_at: NullableMoment
  withdrawn_at: NullableMoment
  erased_at: NullableMoment
  created_at: DefaultedMoment
}

interface VoucherPurchaseTextsTable {
  purchase_id: number
  tag: SaleTag
  text_hash: string
}

/** What became of a statement of withdrawal. From `used` on a person has to look at it. */
export type WithdrawalOutcome =
  | 'withdrawn'
  | 'partly'
  | 'repeated'
  | 'used'
  | 'late'
  | 'booking'
  | 'unmatched'

interface WithdrawalsTable {
  id: GeneratedId
  brand: string
  site_code: string
  name: string
  email: string
  contract_ref: string
  remarks: Defaulted<string>
  idempotency_key: string
  purchase_id: Optional<number>
  outcome: WithdrawalOutcome
  /** What goes back, minor units. */
  amount: Optional<number>
  currency: Optional<Currency>
  received_at: DefaultedMoment
  resolved_at: NullableMoment
  resolution: Optional<string>
}

export interface PurchaseTables {
  voucher_purchases: VoucherPurchasesTable
  voucher_purchase_texts: VoucherPurchaseTextsTable
  withdrawals: WithdrawalsTable
}
