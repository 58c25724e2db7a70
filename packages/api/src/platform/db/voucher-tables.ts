import type { Currency } from '@camping/editions/markets.ts'
import type { Defaulted, DefaultedMoment, GeneratedId, NullableMoment, Optional } from './column-types.ts'

interface VouchersTable {
  id: GeneratedId
  code_hash: string
  brand: string
  currency: Currency
  note: Defaulted<string>
  /** The last signs of the code. */
  hint: Defaulted<string>
  valid_until: Optional<string>
  closed_at: NullableMoment
  created_at: DefaultedMoment
}

interface VoucherEntriesTable {
  id: GeneratedId
  voucher_id: number
  kind: 'issue' | 'reserve' | 'redeem' | 'release' | 'refund' | 'withdraw'
  amount: number
  order_id: Optional<string>
  booking_id: Optional<number>
  reserve_id: Optional<number>
  refund_task_id: Optional<number>
  created_at: DefaultedMoment
}

export interface VoucherTables {
  vouchers: VouchersTable
  voucher_entries: VoucherEntriesTable
}
